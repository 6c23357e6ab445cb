/** How much room text takes on a terminal: columns, not characters. */
import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A column each: ASCII, and the box lines and marks that screens are full of. */
const PLAIN =
  /^[ -~\u00a4\u00ab\u00b6\u00b7\u00bb\u03a9\u2020\u2022\u2026\u2191\u2193\u220f\u2229\u2261\u2500-\u257f\u2580-\u2593\u25a0\u25a1\u25ac\u25b2\u25ba\u25bc\u25ca\u25cb\u25cf\u263c]*$/

export const graphemes = (text: string): string[] =>
  PLAIN.test(text) ? text.split('') : [...segmenter.segment(text)].map(({ segment }) => segment)

export const widthOf = (text: string): number => (PLAIN.test(text) ? text.length : stringWidth(text))

/** As much of a text as there is room for, with a mark where something is missing. */
export function cut(text: string, room: number, mark = '...'): string {
  if (widthOf(text) <= room) return text
  const end = room > widthOf(mark) ? mark : ''
  let kept = ''
  let left = room - widthOf(end)
  for (const one of graphemes(text)) {
    left -= widthOf(one)
    if (left < 0) break
    kept += one
  }
  return `${kept.trimEnd()}${end}`
}

/** Lines no wider than the room; a word that is wider is broken. */
export const wrap = (text: string, room: number): string[] =>
  wrapAnsi(text, Math.max(1, room), { hard: true, trim: true }).split('\n')
