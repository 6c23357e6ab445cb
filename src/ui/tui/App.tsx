/** Ink's part: it places the painted rows of the top screen, one under the other. */
import { Box, Text } from 'ink'
import { useSyncExternalStore } from 'react'

/** What is drawn now, and word when that changes. */
export interface Picture {
  rows: () => readonly string[]
  subscribe: (changed: () => void) => () => void
}

export function App({ picture }: { picture: Picture }) {
  const rows = useSyncExternalStore(picture.subscribe, picture.rows)
  return (
    <Box flexDirection="column">
      {rows.map((row, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the screen
        <Text key={y} wrap="truncate">
          {row === '' ? ' ' : row}
        </Text>
      ))}
    </Box>
  )
}
