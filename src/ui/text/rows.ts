/** Rows of text with roles, before they have a place on a sheet. */
import type { Rect, Role, Sheet, Span } from './sheet.ts'
import { widthOf, wrap } from './width.ts'

export type Row = readonly Span[]

export const span = (text: string, role: Role = 'text'): Span => ({ text, role })
export const row = (text: string, role: Role = 'text'): Row => [span(text, role)]
export const rowWidth = (spans: Row): number => spans.reduce((sum, { text }) => sum + widthOf(text), 0)

/** A text as rows of one role, all but the first set in. */
export function filled(text: string, width: number, role: Role = 'text', indent = 0): Row[] {
  const [first = '', ...rest] = wrap(text, width)
  if (rest.length === 0) return [row(first, role)]
  const more = wrap(text.slice(first.length).trim(), width - indent)
  return [row(first, role), ...more.map((line) => row(`${' '.repeat(indent)}${line}`, role))]
}

/** A part of a panel under its heading. */
export interface Section {
  title: string
  rows: readonly Row[]
}

/** Sections one below the other, each under its line; what finds no room is left out from the end. */
export function drawSections(sheet: Sheet, rect: Rect, sections: readonly Section[]): void {
  const end = rect.y + rect.height - 1
  let y = rect.y + 1
  sections.forEach(({ title, rows }, n) => {
    if (n > 0 && y < end - 1) sheet.rule(rect, y++, title)
    for (const one of rows) if (y < end) sheet.spans(rect.x + 2, y++, one, rect.width - 4)
  })
}

/** How many rows the sections need inside their frame. */
export const heightOf = (sections: readonly Section[]): number =>
  sections.reduce((sum, { rows }) => sum + rows.length, Math.max(0, sections.length - 1))
