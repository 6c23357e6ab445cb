/**
 * A piece of screen to draw on: cells in rows, each with the role it plays. The only place where text becomes
 * something to be shown, so whatever is put here is cleaned of everything a terminal could take for an order.
 */
import { printable } from '../prose/clean.ts'
import { type Glyphs, UNICODE } from './glyphs.ts'
import { cut, graphemes, widthOf } from './width.ts'

/** What a text is, never what colour it has: the theme shows it, and a glyph or word says it too. */
export const ROLES = [
  'text',
  'strong',
  'title',
  'border',
  'key',
  'you',
  'ally',
  'foe',
  'door',
  'token',
  'system',
  'dice',
  'choice',
  'hint',
  'good',
  'bad',
  'changed',
  'selected',
] as const
export type Role = (typeof ROLES)[number]

export interface Span {
  text: string
  role: Role
}
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}
export interface Size {
  columns: number
  rows: number
}
export interface ScreenFrame {
  sheet: Sheet
  /** Where the real cursor stands; null hides it. */
  cursor: { x: number; y: number } | null
}

/** `text` is empty where a wide character in the cell before reaches over. */
interface Cell {
  readonly text: string
  readonly role: Role
}
const BLANK: Cell = { text: ' ', role: 'text' }

export class Sheet {
  readonly #cells: Cell[][]

  constructor(
    readonly width: number,
    readonly height: number,
    readonly glyphs: Glyphs = UNICODE,
  ) {
    this.#cells = Array.from({ length: height }, () => new Array<Cell>(width).fill(BLANK))
  }

  /** Writes on one row, cut where the room ends; answers the column after it. */
  put(x: number, y: number, text: string, role: Role = 'text', room: number = this.width - x): number {
    const row = this.#cells[y]
    if (!row || x >= this.width) return x
    let at = x
    for (const one of graphemes(cut(printable(text), Math.min(room, this.width - x)))) {
      const wide = widthOf(one)
      if (wide === 0) continue
      if (at >= 0) {
        row[at] = { text: one, role }
        if (wide > 1 && at + 1 < this.width) row[at + 1] = { text: '', role }
      }
      at += wide
    }
    return at
  }

  /** Spans one after the other. */
  spans(x: number, y: number, spans: readonly Span[], room: number = this.width - x): number {
    let at = x
    for (const { text, role } of spans) at = this.put(at, y, text, role, x + room - at)
    return at
  }

  /** An empty frame with a title on its upper edge, and a note to the right of it. */
  box({ x, y, width, height }: Rect, title = '', note = ''): void {
    const { across, down, joints } = this.glyphs
    const [topLeft, topRight, bottomLeft, bottomRight] = [joints[6]!, joints[12]!, joints[3]!, joints[9]!]
    const inside = Math.max(0, width - 2)
    this.put(x, y, `${topLeft}${across.repeat(inside)}${topRight}`, 'border')
    for (let row = y + 1; row < y + height - 1; row++) {
      this.put(x, row, down, 'border')
      this.put(x + 1, row, ' '.repeat(inside))
      this.put(x + width - 1, row, down, 'border')
    }
    this.put(x, y + height - 1, `${bottomLeft}${across.repeat(inside)}${bottomRight}`, 'border')
    const room = width - 6
    if (title) this.put(x + 2, y, ` ${cut(title, room)} `, 'title')
    const left = room - widthOf(title)
    if (note && left > widthOf(note) + 2) this.put(x + width - 4 - widthOf(note), y, ` ${note} `)
  }

  /** A line from edge to edge inside a box, with a title in it. */
  rule({ x, width }: Pick<Rect, 'x' | 'width'>, y: number, title = ''): void {
    const { across, joints } = this.glyphs
    this.put(x, y, `${joints[7]}${across.repeat(Math.max(0, width - 2))}${joints[13]}`, 'border')
    if (title) this.put(x + 2, y, ` ${cut(title, width - 6)} `, 'title')
  }

  paste(other: Sheet, x: number, y: number): void {
    other.#cells.forEach((row, dy) => {
      const target = this.#cells[y + dy]
      if (!target) return
      row.forEach((cell, dx) => {
        if (x + dx >= 0 && x + dx < this.width) target[x + dx] = cell
      })
    })
  }

  /** Gives cells that are there already another role. */
  mark({ x, y, width, height }: Rect, role: Role): void {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) {
        const cell = this.#cells[row]?.[column]
        if (cell) this.#cells[row]![column] = { ...cell, role }
      }
  }

  /** Rows as runs of one role, blanks at the end left out. */
  rows(): Span[][] {
    return this.#cells.map((cells) => {
      const spans: Span[] = []
      const last = cells.findLastIndex(
        ({ text, role }) => text !== ' ' || role === 'changed' || role === 'selected',
      )
      for (const { text, role } of cells.slice(0, last + 1)) {
        const open = spans.at(-1)
        if (open?.role === role) open.text += text
        else spans.push({ text, role })
      }
      return spans
    })
  }

  /** As a reader without colours sees it. */
  lines(): string[] {
    return this.rows().map((spans) => spans.map(({ text }) => text).join(''))
  }
}
