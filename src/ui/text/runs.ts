/** Rows of text with roles, before they have a place on the screen. */
import type { Role, Run, Runs } from '../theme/roles.ts'
import { cut, widthOf, wrap } from './width.ts'

export const run = (text: string, role: Role = 'text'): Run => ({ text, role })
export const runsWidth = (runs: Runs): number => runs.reduce((sum, { text }) => sum + widthOf(text), 0)

/** A text as rows of one look, all but the first set in. */
export function wrapped(text: string, width: number, look: Omit<Run, 'text'> = {}, indent = 0): Runs[] {
  const [first = '', ...rest] = wrap(text, width)
  if (rest.length === 0) return [[{ ...look, text: first }]]
  const more = wrap(text.slice(first.length).trim(), width - indent)
  return [
    [{ ...look, text: first }],
    ...more.map((line) => [{ text: ' '.repeat(indent) }, { ...look, text: line }]),
  ]
}

/** As much of a row as there is room for, with a mark where something is missing. */
export function fitted(runs: Runs, width: number, mark: string): Runs {
  if (runsWidth(runs) <= width) return runs
  const all: Run[] = []
  let left = width
  for (const one of runs) {
    const isLast = widthOf(one.text) + widthOf(mark) > left
    if (!isLast) all.push(one)
    else return [...all, { ...one, text: cut(`${one.text}${mark}`, left, mark) }]
    left -= widthOf(one.text)
  }
  return all
}

/** Short rows side by side where they fit. */
export function packed(rows: readonly Runs[], width: number, gap = '  '): Runs[] {
  const all: Runs[] = []
  for (const one of rows) {
    const last = all.at(-1)
    if (last && runsWidth(last) + widthOf(gap) + runsWidth(one) <= width)
      all[all.length - 1] = [...last, { text: gap }, ...one]
    else all.push(one)
  }
  return all
}

/** A row with its parts at both ends; the left one gives way. */
export function spread(left: Runs, right: Runs, width: number, mark: string): Runs {
  const room = width - runsWidth(right) - (right.length > 0 ? 1 : 0)
  const kept = fitted(left, Math.max(0, room), mark)
  const gap = Math.max(0, width - runsWidth(kept) - runsWidth(right))
  return [...kept, { text: ' '.repeat(gap) }, ...right]
}

/** Runs in the middle of a width. */
export const centred = (runs: Runs, width: number): Runs => [
  { text: ' '.repeat(Math.max(0, Math.floor((width - runsWidth(runs)) / 2))) },
  ...runs,
]

/** At most so many lines of a text; the last one ends at a whole word, with a mark. */
export function proseLines(text: string, width: number, lines: number, mark: string): string[] {
  const all = wrap(text, width)
  if (all.length <= lines) return all
  const last = all[lines - 1] ?? ''
  const room = width - widthOf(mark)
  const kept = widthOf(last) <= room ? last : cut(last, room, '').replace(/\s\S*$/, '')
  return [...all.slice(0, lines - 1), `${kept.replace(/[\s,;:.]+$/, '')}${mark}`]
}

/** As many whole sentences of a text as find room: a line that ends in the middle of one says too little. */
export function sentencesFitting(text: string, width: number, lines: number): string[] {
  let kept: string[] = []
  let shown = ''
  for (const sentence of text.trim().split(/(?<=[.!?]["']?)\s+/)) {
    shown = `${shown} ${sentence}`.trim()
    const rows = wrap(shown, width)
    if (rows.length > lines) break
    kept = rows
  }
  return kept
}

/** Rows that short items take side by side, as Ink's `flexWrap` places them. */
export function rowsOfItems(widths: readonly number[], width: number, gap = 2): number {
  let rows = 0
  let left = 0
  for (const wide of widths) {
    if (rows > 0 && gap + wide <= left) left -= gap + wide
    else {
      rows++
      left = width - wide
    }
  }
  return rows
}
