/** Rows of runs, one under the other. */
import { Box } from 'ink'
import type { Runs } from '../theme/roles.ts'
import { Row } from './Row.tsx'

export function Rows({ rows }: { rows: readonly Runs[] }) {
  return (
    <Box flexDirection="column" flexShrink={0}>
      {rows.map((runs, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the screen
        <Row key={y} runs={runs} />
      ))}
    </Box>
  )
}
