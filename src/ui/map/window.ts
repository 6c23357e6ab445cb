/** Which part of a long stretch is looked at. */

export interface Stretch {
  /** Cells there are, and cells that can be seen. */
  length: number
  room: number
  /** Cells from one room to the next. */
  unit: number
  /** What must be seen. */
  focus: number
  /** What stands still: rooms added on either side do not move it. */
  anchor: number
  /** Rooms looked further on by hand. */
  pan: number
}

/**
 * The first cell seen. Whatever fits is seen whole, with the anchor as near the middle as that allows; otherwise
 * the view goes on by thirds, which keeps the focus in the middle one, and stops at the ends.
 */
export function firstSeen({ length, room, unit, focus, anchor, pan }: Stretch): number {
  const half = Math.floor(room / 2)
  const last = length - room
  if (last <= 0) return clamp(anchor - half, last, 0)
  const third = Math.floor(room / 3 / unit) * unit || 1
  const middle = anchor + Math.round((focus - anchor) / third) * third
  const first = clamp(middle - half, 0, last)
  const settled = settle(first + pan * unit, last, unit)
  const isSeen = focus - settled >= unit / 2 && settled + room - focus > unit / 2
  return isSeen || pan !== 0 ? settled : first
}

/** Less than a room before an end, the end itself: the last wall and its doorways are seen too. */
function settle(first: number, last: number, unit: number): number {
  const [before, after] = [first, last - first]
  if (Math.min(before, after) >= unit) return first
  return before <= after ? 0 : last
}

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most)
