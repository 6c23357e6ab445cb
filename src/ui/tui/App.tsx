/** Ink's part: it places the painted rows of the top screen, one under the other. */
import { Box, Text } from 'ink'
import { useSyncExternalStore } from 'react'

/** Painted rows, and how wide they were painted for. */
export interface Painted {
  rows: readonly string[]
  columns: number
}

/** What is drawn now, and word when that changes. */
export interface Picture {
  now: () => Painted
  subscribe: (changed: () => void) => () => void
}

/**
 * Rows go to Ink in bands: it takes long to lay out a node a row, and it remembers every text it has measured, so
 * that one node for all of them would fill memory with whole screens.
 */
const BAND = 8

export function App({ picture }: { picture: Picture }) {
  const { rows, columns } = useSyncExternalStore(picture.subscribe, picture.now)
  const bands = Array.from({ length: Math.ceil(rows.length / BAND) }, (_, n) =>
    rows.slice(n * BAND, (n + 1) * BAND),
  )
  // A window that has just become narrower must not make Ink wrap what was painted for the wider one.
  return (
    <Box flexDirection="column" flexShrink={0} width={columns}>
      {bands.map((band, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place on the screen
        <Text key={n} wrap="truncate">
          {band.map((row) => (row === '' ? ' ' : row)).join('\n')}
        </Text>
      ))}
    </Box>
  )
}
