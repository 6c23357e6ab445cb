/** A line that is being typed, scrolled so that the cursor stays in sight. */
import { Box } from 'ink'
import { useCursor } from '../keys/useCursor.tsx'
import { graphemes, widthOf } from '../text/width.ts'
import { Row } from './Row.tsx'

interface TextFieldProps {
  /** In front of it: "> ", or a question. */
  mark: string
  text: string
  /** The grapheme before which the cursor stands. */
  at: number
  width: number
  /** Shows stars instead: a seat word. */
  mask?: boolean
  /** It listens; else no cursor stands in it. */
  hasCursor?: boolean
}

export function TextField({ mark, text, at, width, mask = false, hasCursor = true }: TextFieldProps) {
  const { shown, column } = fieldOf({
    mark,
    text: mask ? '*'.repeat(graphemes(text).length) : text,
    at,
    width,
  })
  const box = useCursor(hasCursor ? column : null)
  return (
    <Box ref={box} width={width} height={1} flexShrink={0}>
      <Row
        runs={[
          { text: mark, role: 'title' },
          { text: shown, role: 'text' },
        ]}
      />
    </Box>
  )
}

/** The part of the text that is shown, and the column of the cursor. */
export function fieldOf({ mark, text, at, width }: TextFieldProps): { shown: string; column: number } {
  const start = widthOf(mark)
  const letters = graphemes(text)
  const room = Math.max(1, width - start)
  let from = Math.min(at, letters.length)
  for (let left = room - 1; from > 0; from--) {
    left -= widthOf(letters[from - 1]!)
    if (left < 0) break
  }
  let shown = ''
  let used = 0
  for (const one of letters.slice(from)) {
    used += widthOf(one)
    if (used > room) break
    shown += one
  }
  const column = start + widthOf(letters.slice(from, at).join(''))
  return { shown, column: Math.max(0, Math.min(width - 1, column)) }
}
