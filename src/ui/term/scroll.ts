/** Rows that have only moved up, as those of a log do when a line is added: the terminal can move them itself. */
import { EMPTY, type Row } from './cells.ts'

export interface Shift {
  /** The first and the last row that take part. */
  top: number
  bottom: number
  by: number
}

const FARTHEST = 8
/** So many letters must be spared to be worth the orders. */
const SHORTEST = 48

/** The stretch of rows by whose moving up most is spared; the last row of the terminal stays out of it. */
export function shiftBetween(
  before: readonly string[],
  after: readonly string[],
  rows: number,
): Shift | null {
  let best: (Shift & { spares: number }) | null = null
  for (let by = 1; by <= FARTHEST; by++) {
    let top = -1
    let spares = 0
    for (let y = 0; y + by < Math.min(before.length, rows - 1) && y < after.length; y++) {
      if (after[y] !== before[y + by]) {
        top = -1
        spares = 0
        continue
      }
      if (top < 0) top = y
      if (after[y] !== before[y]) spares += after[y]!.length
      if (spares >= SHORTEST && spares > (best?.spares ?? 0)) best = { top, bottom: y + by, by, spares }
    }
  }
  return best && { top: best.top, bottom: best.bottom, by: best.by }
}

/** What stands on the terminal afterwards. */
export function shifted(rows: readonly Row[], { top, bottom, by }: Shift): Row[] {
  return rows.map((row, y) => (y < top || y > bottom ? row : y + by <= bottom ? rows[y + by]! : EMPTY))
}

/** Margins round the rows, as many line feeds at the lower one, and no margins again. */
export const shiftOrders = ({ top, bottom, by }: Shift): string =>
  `\x1b[${top + 1};${bottom + 1}r\x1b[${bottom + 1}H${'\n'.repeat(by)}\x1b[r`
