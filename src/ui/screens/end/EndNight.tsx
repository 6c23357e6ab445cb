/** The night round by round as columns; beside it how it turned and what is kept. */
import { Box } from 'ink'
import type { Ending } from '../../store/ending.ts'
import { sentencesFitting } from '../../text/runs.ts'
import { Styled } from '../../theme/Styled.tsx'
import { Columns } from '../../widgets/Columns.tsx'
import { Divider } from '../../widgets/Divider.tsx'
import { Rule } from '../../widgets/Rule.tsx'

interface EndNightProps {
  ending: Ending
  width: number
  rows: number
}

/** From this width both stand side by side. */
const WIDE = 70
const LEFT = 2
/** Columns need no more height than this. */
const TALLEST = 14

export function EndNight({ ending, width, rows }: EndNightProps) {
  const { night, turning, kept } = ending
  const hasBoth = width >= WIDE
  const left = hasBoth ? Math.floor(width / 2) : 0
  const room = width - left - LEFT - 2
  const height = Math.min(rows - 1, TALLEST)
  const told = sentencesFitting([turning ?? '', ...kept].join(' '), room, height)
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Box height={1} flexShrink={0}>
        {hasBoth && <Rule width={left} title="THE NIGHT" />}
        <Rule width={width - left} title="WHAT IS KEPT" joints={hasBoth ? [{ at: 0, kind: 'down' }] : []} />
      </Box>
      <Box height={height} flexShrink={0}>
        {hasBoth && (
          <Box flexDirection="column" width={left} paddingLeft={LEFT} flexShrink={0}>
            <Styled role="dim">{night.name}</Styled>
            <Columns values={night.values} most={night.most} width={left - LEFT} rows={height - 1} />
          </Box>
        )}
        {hasBoth && <Divider rows={height} />}
        <Box flexDirection="column" paddingLeft={LEFT} flexShrink={0}>
          {told.map((line) => (
            <Styled key={line}>{line}</Styled>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
