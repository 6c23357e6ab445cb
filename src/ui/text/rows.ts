/** Rows of text with roles, before they have a place on a sheet. */
import type { Rect, Role, Sheet, Span } from './sheet.ts'
import { cut, widthOf, wrap } from './width.ts'

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

/** Short rows side by side where they fit. */
export function packed(rows: readonly Row[], width: number): Row[] {
  const all: Row[] = []
  for (const one of rows) {
    const last = all.at(-1)
    if (last && rowWidth(last) + 2 + rowWidth(one) <= width)
      all[all.length - 1] = [...last, span('  '), ...one]
    else all.push(one)
  }
  return all
}

/** The first rows of a text, and a sign that there is more of it. */
export function shortened(rows: readonly Row[], many: number, width: number): readonly Row[] {
  const last = rows[many - 1]
  if (many >= rows.length || !last) return rows.slice(0, many)
  const [first = span(''), ...others] = last
  if (others.length > 0) return rows.slice(0, many)
  const room = width - 4
  const kept = cut(first.text, room, '')
  const whole = kept === first.text ? kept : kept.replace(/\s\S*$/, '')
  return [...rows.slice(0, many - 1), row(`${whole} ...`, first.role)]
}

/** A part of a panel under its heading. */
export interface Section {
  title: string
  rows: readonly Row[]
  /** How many of its rows must be in sight. */
  least?: number
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
