/** A line across with a title in it. There are no boxes round panels, so neighbours share its joints. */
import { fitted, runsWidth } from '../text/runs.ts'
import { widthOf } from '../text/width.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role, Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Row } from './Row.tsx'

/** A line that leaves the rule in some column: downwards, upwards or both ways. */
export interface Joint {
  at: number
  kind: 'down' | 'up' | 'both'
}
export interface RuleProps {
  width: number
  title?: string | Runs
  titleRole?: Role
  /** At the right end. */
  note?: string | Runs
  noteRole?: Role
  joints?: readonly Joint[]
  /** A wall stands in the first or last column. */
  start?: 'joint'
  end?: 'joint'
}

export const Rule = (props: RuleProps) => <Row runs={ruleRuns(props, useGlyphs())} />

/** Bits of the sides a joint reaches: north 1, east 2, south 4, west 8. */
const REACH = { down: 14, up: 11, both: 15 } as const

export function ruleRuns(props: RuleProps, glyphs: Glyphs): Runs {
  const { width, title, titleRole = 'title', note, noteRole = 'dim', joints = [], start, end } = props
  const line = Array.from({ length: width }, () => glyphs.across)
  for (const { at, kind } of joints) if (at in line) line[at] = glyphs.joints[REACH[kind]]!
  if (start) line[0] = glyphs.joints[7]!
  if (end) line[width - 1] = glyphs.joints[13]!
  const named = title ? asRuns(title, titleRole) : []
  const noted = note ? asRuns(note, noteRole) : []
  const room = width - 5 - (noted.length > 0 ? runsWidth(noted) + 3 : 0)
  const isNoteShown = noted.length > 0 && room >= Math.min(20, runsWidth(named))
  const shown = fitted(named, Math.max(0, isNoteShown ? room : width - 5), glyphs.ellipsis)
  const border = (from: number, to: number): Run => ({ text: line.slice(from, to).join(''), role: 'border' })
  // A joint in the first column is followed by a line, or it would hang on nothing.
  const head = start || joints.some(({ at }) => at === 0) ? 2 : 1
  const left = shown.length > 0 ? runsWidth(shown) + head + 2 : 0
  const right = isNoteShown ? runsWidth(noted) + 3 : 0
  return [
    ...(left > 0 ? [border(0, head), { text: ' ' }, ...shown, { text: ' ' }] : []),
    border(left, width - right),
    ...(right > 0 ? [{ text: ' ' }, ...noted, { text: ' ' }, border(width - 1, width)] : []),
  ]
}

const asRuns = (title: string | Runs, role: Role): Runs =>
  typeof title === 'string' ? (widthOf(title) > 0 ? [{ text: title, role }] : []) : title
