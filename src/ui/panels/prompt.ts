/** The bottom of the screen: what could be tried, what is being typed, and the keys that work now. */
import type { Try } from '../commands/tries.ts'
import { type Row, rowWidth, span } from '../text/rows.ts'
import type { ScreenFrame, Sheet } from '../text/sheet.ts'
import { graphemes, widthOf } from '../text/width.ts'

export interface Prompt {
  /** In front of what is typed: "> ", or a question. */
  mark: string
  text: string
  /** Where the cursor stands, in letters. */
  at: number
  /** Shown instead of what is typed: a seat word. */
  isHidden?: boolean
}

/** "try  n (open the ? door)   s   l (look)", as many as there is room for. */
export function triesRow(tries: readonly Try[], width: number): Row {
  if (tries.length === 0) return []
  const spans = [span(' try', 'system')]
  for (const { command, hint } of tries) {
    const next = [span('  '), span(command, 'key'), ...(hint ? [span(` (${hint})`)] : [])]
    const short = [span('  '), span(command, 'key')]
    const left = width - rowWidth(spans)
    if (rowWidth(next) <= left) spans.push(...next)
    else if (rowWidth(short) <= left) spans.push(...short)
    else break
  }
  return spans
}

/** Draws the line that is typed, scrolled so that the cursor stays in sight; answers where it is. */
export function drawPrompt(
  sheet: Sheet,
  y: number,
  prompt: Prompt,
  width = sheet.width,
): ScreenFrame['cursor'] {
  const start = sheet.put(1, y, prompt.mark, 'strong')
  const letters = graphemes(prompt.isHidden ? '*'.repeat(graphemes(prompt.text).length) : prompt.text)
  const room = width - start - 1
  let from = Math.min(prompt.at, letters.length)
  for (let left = room - 1; from > 0; from--) {
    left -= widthOf(letters[from - 1]!)
    if (left < 0) break
  }
  sheet.put(start, y, letters.slice(from).join(''), 'text', room)
  const x = start + widthOf(letters.slice(from, prompt.at).join(''))
  return { x: Math.max(0, Math.min(width - 1, x)), y: Math.max(0, y) }
}
