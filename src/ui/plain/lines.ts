/** Sentences as lines of plain text: one mark in front of each, wrapped, never a control byte. */
import { printable } from '../prose/clean.ts'
import { MARKS, paragraphs, type Said } from '../prose/said.ts'

/** Width 0 leaves lines as long as they are. */
export function linesOf(said: readonly Said[], width: number): string[] {
  return paragraphs(said).flatMap(({ voice, text }) => wrapped(printable(text), MARKS[voice], width))
}

/** Every line keeps its mark, so that a single line still says who speaks. */
export function wrapped(text: string, mark: string, width: number): string[] {
  if (width === 0 || mark.length + text.length <= width) return [`${mark}${text}`.trimEnd()]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && mark.length + line.length + 1 + word.length > width) {
      lines.push(mark + line)
      line = ''
    }
    line = line ? `${line} ${word}` : word
  }
  return [...lines, mark + line].map((one) => one.trimEnd())
}
