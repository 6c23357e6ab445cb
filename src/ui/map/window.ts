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
  if (length <= room) return clamp(anchor - half, length - room, 0)
  const third = Math.floor(room / 3 / unit) * unit || 1
  const middle = anchor + Math.round((focus - anchor) / third) * third
  return clamp(clamp(middle - half, 0, length - room) + pan * unit, 0, length - room)
}

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most)
