/** A book as rows of a width, cut into pages of a height. */
import type { Book, BookPart } from '../store/book.ts'
import { wrapped } from '../text/runs.ts'
import { widthOf } from '../text/width.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role, Runs } from '../theme/roles.ts'
import { spaced } from './beat-rows.ts'

export interface BookLook {
  width: number
  glyphs: Glyphs
  /** Roles of writing and headings: ink and red on paper, or those of the screen. */
  ink: Role
  rubric: Role
}

export function bookRows({ over, title, year, parts }: Book, look: BookLook): Runs[] {
  const { width, glyphs, ink, rubric } = look
  const gap = ' '.repeat(Math.max(1, width - widthOf(over) - String(year).length))
  const heading: Runs[] = title === null ? [] : [[], ...titleRows(title, look)]
  return [
    [
      { text: over, role: rubric },
      { text: gap, role: ink },
      { text: String(year), role: rubric },
    ],
    ...heading,
    [{ text: glyphs.across.repeat(width), role: ink }],
    ...parts.flatMap((part, n) => [
      ...(isApart(part, parts[n - 1]) ? [[]] : []),
      ...partRows(part, look, n === 0 && title !== null),
    ]),
  ]
}

/** In spaced capitals where they fit. */
function titleRows(title: string, { width, ink }: BookLook): Runs[] {
  const wide = spaced(title)
  return wrapped(widthOf(wide) <= width ? wide : title, width, { role: ink })
}

/** A blank row stands before headings and between paragraphs. */
const isApart = (part: BookPart, before: BookPart | undefined): boolean =>
  before !== undefined && before.kind !== 'heading' && (part.kind !== before.kind || part.kind === 'prose')

function partRows(part: BookPart, { width, ink, rubric }: BookLook, isFirst: boolean): Runs[] {
  switch (part.kind) {
    case 'heading':
      return [[{ text: part.text, role: rubric }]]
    case 'prose': {
      const rows = wrapped(part.text, width, { role: ink })
      const [first] = rows[0] ?? []
      if (!isFirst || !first) return rows
      return [
        [
          { text: first.text.slice(0, 1), role: rubric },
          { text: first.text.slice(1), role: ink },
        ],
        ...rows.slice(1),
      ]
    }
    case 'note':
      return wrapped(part.text, width, { role: ink, italic: true })
    case 'label': {
      const indent = widthOf(part.label.text) + 1
      const [first = [], ...rest] = wrapped(part.text, Math.max(8, width - indent), { role: ink })
      return [
        [part.label, { text: ' ', role: ink }, ...first],
        ...rest.map((row): Runs => [{ text: ' '.repeat(indent), role: ink }, ...row]),
      ]
    }
  }
}

/** Pages of at most so many rows; none begins with a blank row, and no heading stands at the foot of one. */
export function bookPages(rows: readonly Runs[], height: number): Runs[][] {
  const pages: Runs[][] = []
  for (let left = [...rows]; left.length > 0; ) {
    while (left[0]?.length === 0) left.shift()
    if (left.length === 0) break
    let at = Math.min(height, left.length)
    while (at < left.length && at > 1 && isHeading(left[at - 1]!)) at--
    const page = left.slice(0, at)
    left = left.slice(at)
    while (page.at(-1)?.length === 0) page.pop()
    pages.push(page)
  }
  return pages
}

const isHeading = (runs: Runs): boolean =>
  runs.length === 1 && (runs[0]!.role === 'rubric' || runs[0]!.role === 'title')
