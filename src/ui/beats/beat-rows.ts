/** A beat as rows of text for a width. */
import type { Beat, BeatPart } from '../store/beats.ts'
import { wrapped } from '../text/runs.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role, Runs } from '../theme/roles.ts'
import { barRuns } from '../widgets/Bar.tsx'

/** Columns of the text at most, where the window is narrow. */
export const WIDEST = 46

/** "T H E   H A U N T". */
export const spaced = (text: string): string => [...text].join(' ')

const LABEL_ROLES: Readonly<Record<string, Role>> = {
  Against: 'bad',
  'You win': 'good',
  'You do': 'good',
  'With you': 'good',
}

export function beatRows({ over, title, parts }: Beat, width: number, glyphs: Glyphs): Runs[] {
  const heading: Runs[] = title.map((line) => [{ text: spaced(line), role: 'title' }])
  return [
    over,
    ...(heading.length > 0
      ? [[], ...heading, [], [{ text: glyphs.across.repeat(Math.min(width, 38)), role: 'border' as const }]]
      : []),
    ...parts.flatMap((part, n) => [
      ...(n > 0 || heading.length === 0 ? [[]] : []),
      ...partRows(part, width, glyphs),
    ]),
  ]
}

function partRows(
  { label, text, role, italic, runs, bars }: BeatPart,
  width: number,
  glyphs: Glyphs,
): Runs[] {
  const look = { ...(role && { role }), ...(italic && { italic }) }
  if (bars) return bars.map(({ name, value, most, isGood }) => barRow(name, value, most, isGood, glyphs))
  if (runs)
    return [[{ text: `${label ?? ''}  `.padEnd(10), role: LABEL_ROLES[label ?? ''] ?? 'title' }, ...runs]]
  return [
    ...(label ? [[{ text: label, role: LABEL_ROLES[label] ?? ('title' as const) }]] : []),
    ...wrapped(text ?? '', width, look),
  ]
}

function barRow(name: string, value: number, most: number | null, isGood: boolean, glyphs: Glyphs): Runs {
  if (most === null) return [{ text: `${name.padEnd(8)} ` }, { text: String(value), role: 'strong' }]
  return [
    { text: `${name.padEnd(8)} ` },
    ...barRuns(value, most, Math.min(16, Math.max(most, 4)), isGood ? 'good' : 'bad', glyphs),
    { text: ` ${value}/${most}`, role: 'strong' },
    ...(isGood && value < most ? [{ text: `  ${most - value} short`, role: 'dim' as const }] : []),
  ]
}
