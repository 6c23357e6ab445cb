/** One row of the screen. Runs are siblings, not nested: Ink then measures short plain texts instead of one painted row. */
import { Box, Text } from 'ink'
import { memo } from 'react'
import { printable } from '../prose/clean.ts'
import { runsWidth } from '../text/runs.ts'
import type { Runs } from '../theme/roles.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { merged } from './runs.ts'

export const Row = memo(function Row({ runs }: { runs: Runs }) {
  const { paint } = useTheme()
  const all = merged(runs.map((run) => ({ ...run, text: printable(run.text) })))
  return (
    // With a width of its own, no neighbour can squeeze it.
    <Box height={1} width={runsWidth(all)} flexShrink={0}>
      {all.map(({ text, role = 'text', ground, italic }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the row
        <Text key={n} {...paint(role, ground, italic)}>
          {text}
        </Text>
      ))}
    </Box>
  )
})
