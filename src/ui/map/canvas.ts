/** Cells to draw a map on. What is put somewhere keeps the ground that lies there. */
import { cut, graphemes, widthOf } from '../text/width.ts'
import type { Cell, Ground, Role } from '../theme/roles.ts'

const BLANK: Cell = { glyph: ' ', role: 'text', ground: 'none' }

export class Canvas {
  readonly cells: Cell[][]

  /** Everything is drawn so many cells further left and up. */
  constructor(
    readonly width: number,
    readonly height: number,
    private readonly offset: { x: number; y: number } = { x: 0, y: 0 },
  ) {
    this.cells = Array.from({ length: height }, () => new Array<Cell>(width).fill(BLANK))
  }

  at(x: number, y: number): Cell | undefined {
    return this.cells[y - this.offset.y]?.[x - this.offset.x]
  }

  /** Changes what is in sight of the cell; nothing beyond the edges. */
  put(x: number, y: number, change: Partial<Cell>): void {
    const old = this.at(x, y)
    if (old) this.cells[y - this.offset.y]![x - this.offset.x] = { ...old, ...change }
  }

  /** Writes on one row, cut where the room ends; answers the column after it. */
  line(
    x: number,
    y: number,
    text: string,
    look: Partial<Omit<Cell, 'glyph'>>,
    room = Number.POSITIVE_INFINITY,
  ): number {
    let at = x
    for (const glyph of graphemes(room === Number.POSITIVE_INFINITY ? text : cut(text, room, ''))) {
      const wide = widthOf(glyph)
      if (wide === 0) continue
      this.put(at, y, { ...look, glyph })
      if (wide > 1) this.put(at + 1, y, { ...look, glyph: '' })
      at += wide
    }
    return at
  }

  fill(x: number, y: number, width: number, height: number, ground: Ground): void {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) this.put(column, row, { ground })
  }

  /** Is there nothing here but ground? */
  isBlank(x: number, y: number): boolean {
    return this.at(x, y)?.glyph === ' '
  }
}

/** As a reader without colours sees it, blanks at the ends left out. */
export const linesOf = (cells: readonly (readonly { glyph: string; role?: Role }[])[]): string[] =>
  cells.map((row) =>
    row
      .map(({ glyph }) => glyph)
      .join('')
      .trimEnd(),
  )
