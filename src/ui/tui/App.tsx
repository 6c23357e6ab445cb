/** Ink's part: it places the rows of the top screen, one under the other. */
import { Box, Text } from 'ink'
import { useSyncExternalStore } from 'react'

/** A mark for every row that is drawn now, and word when that changes. */
export interface Picture {
  marks: () => readonly string[]
  subscribe: (changed: () => void) => () => void
}

/**
 * To measure and take apart whole painted rows costs Ink more than all else together, for every key. So it is given a
 * mark of two letters for each, which is another one when the row has changed; what it has placed is put in afterwards.
 */
export function App({ picture }: { picture: Picture }) {
  const marks = useSyncExternalStore(picture.subscribe, picture.marks)
  return (
    <Box flexDirection="column" flexShrink={0} width={MARK}>
      {marks.map((mark, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the screen
        <Text key={y} wrap="truncate">
          {mark}
        </Text>
      ))}
    </Box>
  )
}

/** How wide a mark is. */
const MARK = 2
