/** The fewest orders that turn one screen into another: place, paint, text, erase to the end of the row. */
import { BLANK, type Cell, EMPTY, isSame, onBlank, orderFor, type Row } from './cells.ts'

export interface Spot {
  x: number
  y: number
}

const CLEAR = '\x1b[m\x1b[H\x1b[2J'
const ERASE_TO_END = '\x1b[K'
/** A longer stretch that is the same is jumped over; a shorter one is written again. */
const LONGEST_REWRITE = 4
const SHORTEST_ERASE = 4
/** So many blanks are sooner erased than written, even if an edge behind them has to be drawn again. */
const SHORTEST_SWEEP = 14

/** Writes orders while it knows where the terminal's cursor stands and how it paints. */
export class Pen {
  out = ''
  #paint = ''

  /** Begins unpainted. `at` is null while it is not known: in the last column terminals differ. */
  constructor(
    readonly columns: number,
    public at: Spot | null,
  ) {}

  clear(): void {
    this.out += CLEAR
    this.at = { x: 0, y: 0 }
    this.#paint = ''
  }

  /** Orders that leave the cursor who knows where, and paint nothing. */
  send(orders: string): void {
    this.out += orders
    this.at = null
  }

  moveTo(x: number, y: number): void {
    const { at } = this
    if (at?.x === x && at.y === y) return
    const steps = x - (at?.x ?? 0)
    if (at?.y === y && x > at.x) this.out += `\x1b[${steps === 1 ? '' : steps}C`
    else if (x === 0 && at && y === at.y + 1) this.out += '\r\n'
    else this.out += `\x1b[${y + 1}${x === 0 ? '' : `;${x + 1}`}H`
    this.at = { x, y }
  }

  put(cell: Cell): void {
    // A blank that looks the same under the paint at hand leaves it: to change it twice would take some bytes.
    if (cell.text !== ' ' || onBlank(this.#paint) !== onBlank(cell.paint)) this.paint(cell.paint)
    this.out += cell.text
    if (this.at) this.at = this.at.x + 1 < this.columns ? { ...this.at, x: this.at.x + 1 } : null
  }

  eraseToEnd(): void {
    this.paint('')
    this.out += ERASE_TO_END
  }

  paint(paint: string): void {
    if (paint === this.#paint) return
    this.out += orderFor(this.#paint, paint)
    this.#paint = paint
  }
}

/** Draws what differs between two screens. The cell at the bottom right is left alone: some terminals scroll. */
export function drawRows(pen: Pen, before: readonly Row[], after: readonly Row[], rows: number): void {
  for (let y = 0; y < rows; y++) {
    const [old = EMPTY, now = EMPTY] = [before[y], after[y]]
    if (old !== now) drawRow(pen, y, old, now, y === rows - 1 ? pen.columns - 1 : pen.columns)
  }
}

const cellAt = ({ cells }: Row, x: number): Cell => cells[x] ?? BLANK

/** Draws what differs in one row. `limit` is the column nothing is written in or after. */
function drawRow(pen: Pen, y: number, before: Row, after: Row, limit: number): void {
  // Half of a wide character cannot be patched: terminals blank the other half as they like.
  if (before.isWide || after.isWide) {
    if (differences(before, after, limit).length > 0) drawWhole(pen, y, after, limit)
    return
  }
  const changed = differences(before, after, limit)
  const last = changed.at(-1) ?? 0
  let next = -1
  for (const x of changed) {
    if (x >= after.end && last - x >= SHORTEST_ERASE) {
      pen.moveTo(x, y)
      return pen.eraseToEnd()
    }
    const edge = edgeBehind(after, x, limit)
    if (edge !== null && last - x >= SHORTEST_SWEEP) {
      pen.moveTo(x, y)
      pen.eraseToEnd()
      pen.moveTo(edge, y)
      return pen.put(cellAt(after, edge))
    }
    const isNear = next >= 0 && x - next <= LONGEST_REWRITE
    if (isNear && isOnePaint(after.cells.slice(next - 1, x)))
      for (; next < x; next++) pen.put(cellAt(after, next))
    pen.moveTo(x, y)
    pen.put(cellAt(after, x))
    next = x + 1
  }
}

/** The column of the only thing that comes after a long blank, as the edge of a box does. */
function edgeBehind({ cells, end }: Row, x: number, limit: number): number | null {
  const edge = end - 1
  if (edge - x < SHORTEST_SWEEP || edge >= limit) return null
  for (let at = x; at < edge; at++) if (!isSame(cells[at]!, BLANK)) return null
  return edge
}

const isOnePaint = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell.paint === cells[0]!.paint || isSame(cell, BLANK))

function differences(before: Row, after: Row, limit: number): number[] {
  const found: number[] = []
  for (let x = 0; x < limit; x++) if (!isSame(cellAt(before, x), cellAt(after, x))) found.push(x)
  return found
}

function drawWhole(pen: Pen, y: number, { cells, end }: Row, limit: number): void {
  pen.moveTo(0, y)
  pen.eraseToEnd()
  let stop = Math.min(end, limit)
  // A wide character at the limit would reach over it.
  if (stop === limit && cells[stop]?.text === '') stop--
  for (const cell of cells.slice(0, stop)) pen.put(cell)
  // Not every terminal finds the same characters wide.
  pen.at = null
}
