/** A part of many rows, with how much there is above and below. The rows are cut before they are drawn. */
import { Box } from 'ink'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Rows } from './Rows.tsx'

interface PagerProps {
  rows: readonly Runs[]
  from: number
  height: number
  /** Below the rest, always in sight. */
  pinned?: readonly Runs[]
}

export function Pager({ rows, from, height, pinned = [] }: PagerProps) {
  const glyphs = useGlyphs()
  const { shown, start, below } = pageOf(rows, from, height - pinned.length)
  const isTurned = start > 0 || below > 0
  return (
    <Box flexDirection="column" height={height} flexShrink={0}>
      <Rows rows={shown} />
      {isTurned && <Box flexGrow={1} />}
      {isTurned && <Rows rows={[moreRuns(start, below, glyphs)]} />}
      <Rows rows={pinned} />
    </Box>
  )
}

/** The rows in sight. If not all fit, the last line says how many are missing. */
export function pageOf(rows: readonly Runs[], from: number, height: number) {
  if (rows.length <= height) return { shown: rows, start: 0, below: 0 }
  const room = Math.max(0, height - 1)
  const start = Math.max(0, Math.min(from, rows.length - room))
  return { shown: rows.slice(start, start + room), start, below: rows.length - start - room }
}

const moreRuns = (above: number, below: number, { more }: Glyphs): Runs => [
  ...(above > 0 ? [{ text: `${more.up} PgUp  `, role: 'title' as const }] : []),
  ...(below > 0 ? [{ text: `${more.down} Space: ${below} more`, role: 'title' as const }] : []),
]
