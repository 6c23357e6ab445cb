/** The newest lines of the log, the voice of each as a mark in front. */
import { Box } from 'ink'
import { memo } from 'react'
import type { LogLine } from '../prose/log-book.ts'
import type { Voice } from '../prose/said.ts'
import { wrap } from '../text/width.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role, Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Rows } from '../widgets/Rows.tsx'

interface LogPanelProps {
  lines: readonly LogLine[]
  width: number
  rows: number
  /** A blank row between rounds, and the round above its lines. */
  isLong?: boolean
}

export const LogPanel = memo(function LogPanel({ lines, width, rows, isLong = false }: LogPanelProps) {
  const glyphs = useGlyphs()
  // A line has at least one row, so no more lines than rows are wrapped.
  const shown = lines.slice(-rows)
  return (
    <Box
      height={rows}
      flexDirection="column"
      justifyContent={isLong ? 'flex-start' : 'flex-end'}
      flexShrink={0}
    >
      <Rows rows={logRows(shown, width, glyphs, isLong).slice(-rows)} />
    </Box>
  )
})

export function logRows(lines: readonly LogLine[], width: number, glyphs: Glyphs, isLong = false): Runs[] {
  return lines.flatMap((line, n) => {
    const isNewRound = isLong && line.round !== lines[n - 1]?.round
    return [...(isNewRound ? roundRows(line.round, n > 0) : []), ...lineRows(line, width, glyphs)]
  })
}

const roundRows = (round: number, hasGap: boolean): Runs[] => [
  ...(hasGap ? [[]] : []),
  [{ text: ` round ${round}`, role: 'dim' }],
]

function lineRows(line: LogLine, width: number, glyphs: Glyphs): Runs[] {
  const isYours = line.voice === 'story' && /^(It is your turn|Your turn)\b(?! is over)/.test(line.text)
  const mark: Run = isYours
    ? { text: ` ${glyphs.log.you} `, role: 'litwall' }
    : { text: ` ${markOf(line.voice, glyphs)} `, role: MARK_ROLES[line.voice] }
  const role: Role = isYours ? 'strong' : roleOf(line)
  return wrap(line.text, Math.max(1, width - 3)).map((text, n) => [
    n === 0 ? mark : { text: '   ' },
    { text, role },
  ])
}

const markOf = (voice: Voice, { log, down }: Glyphs): string =>
  voice === 'dice' ? log.dice : voice === 'system' ? down : voice === 'choice' ? '?' : log.told

const MARK_ROLES: Record<Voice, Role> = { story: 'dim', system: 'system', dice: 'dice', choice: 'strong' }
const ROLES: Record<Voice, Role> = { story: 'text', system: 'system', dice: 'dice', choice: 'strong' }

/** What is new in a first game stands out. */
const roleOf = ({ voice, text }: LogLine): Role =>
  voice === 'system' && text.startsWith('New: ') ? 'good' : ROLES[voice]
