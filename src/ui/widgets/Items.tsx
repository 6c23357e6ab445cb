/** Short items side by side, as many to a row as there is room for. */
import { Box } from 'ink'
import type { Runs } from '../theme/roles.ts'
import { Row } from './Row.tsx'

export function Items({ items, width, gap = 2 }: { items: readonly Runs[]; width: number; gap?: number }) {
  return (
    <Box flexWrap="wrap" columnGap={gap} width={width} flexShrink={0}>
      {items.map((runs) => (
        <Row key={runs.map(({ text }) => text).join('')} runs={runs} />
      ))}
    </Box>
  )
}
