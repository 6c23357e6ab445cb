/** A picture of cells, such as a map. */
import { Box, Text } from 'ink'
import { memo } from 'react'
import { runsWidth } from '../text/runs.ts'
import type { Cell } from '../theme/roles.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { runsOf } from './runs.ts'

export function CellGrid({ cells }: { cells: readonly (readonly Cell[])[] }) {
  return (
    <Box flexDirection="column" flexShrink={0}>
      {cells.map((row, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the screen
        <CellRow key={y} row={row} />
      ))}
    </Box>
  )
}

const CellRow = memo(function CellRow({ row }: { row: readonly Cell[] }) {
  const { paint } = useTheme()
  const runs = runsOf(row)
  return (
    <Box height={1} width={runsWidth(runs)} flexShrink={0}>
      {runs.map(({ text, role = 'text', ground, italic }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the row
        <Text key={n} {...paint(role, ground, italic)}>
          {text}
        </Text>
      ))}
    </Box>
  )
})
