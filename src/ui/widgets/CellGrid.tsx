/** A picture of cells, such as a map. */
import { Box } from 'ink'
import type { Cell } from '../theme/roles.ts'
import { CellRow } from './CellRow.tsx'

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
