/** Sentences as lines of plain text: one mark in front of each, wrapped, never a control byte. */
import wrapAnsi from 'wrap-ansi'
import { printable } from '../prose/clean.ts'
import { MARKS, paragraphs, type Said } from '../prose/said.ts'

/** Width 0 leaves lines as long as they are. A line with its title sets a beat apart. */
export function linesOf(said: readonly Said[], width: number): string[] {
  return paragraphs(said).flatMap(({ voice, text, beat }) => [
    ...(beat === undefined ? [] : [`--- ${beat} ---`]),
    ...wrapped(printable(text), MARKS[voice], width),
  ])
}

/** Every line keeps its mark, so that a single line still says who speaks. */
export function wrapped(text: string, mark: string, width: number): string[] {
  const room = Math.max(1, width - mark.length)
  const lines = width === 0 || isShort(text, room) ? [text] : wrapAnsi(text, room).split('\n')
  return lines.map((line) => `${mark}${line}`.trimEnd())
}

/** Numbers in columns begin with blanks, which wrapping would take away. */
const isShort = (text: string, room: number): boolean => text.length <= room && /^[ -~]*$/.test(text)
