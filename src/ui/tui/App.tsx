/** Ink's part: it places the rows of the top screen, one under the other. */
import { Box, Text } from 'ink'
import { useSyncExternalStore } from 'react'

/** How wide a mark is. */
export const MARK = 2

/** A mark for every row that is drawn now, and word when that changes. */
export interface Picture {
  marks: () => readonly string[]
  subscribe: (changed: () => void) => () => void
}

/**
 * To measure and take apart whole painted rows costs Ink more than all else together, for every key. So it is given a
 * mark of two letters for each, which is another one when the row has changed; what it has placed is put in afterwards.
 * Marks go in bands, since it takes long to lay out a node for every row.
 */
export function App({ picture }: { picture: Picture }) {
  const marks = useSyncExternalStore(picture.subscribe, picture.marks)
  const bands = Array.from({ length: Math.ceil(marks.length / BAND) }, (_, n) =>
    marks.slice(n * BAND, (n + 1) * BAND),
  )
  return (
    <Box flexDirection="column" flexShrink={0} width={MARK}>
      {bands.map((band, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place on the screen
        <Text key={n} wrap="truncate">
          {band.join('\n')}
        </Text>
      ))}
    </Box>
  )
}

/** Ink keeps every text it has ever measured, and of a short band few can differ. */
const BAND = 8
