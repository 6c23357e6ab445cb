/** The one gate for text that people wrote: names on entry and on exit, and whole lines before they are printed. */

const LONGEST_NAME = 24
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{Nd} '\-.,]/gu
// Control and format characters (bidirectional, zero width), private use and lone surrogates.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** A name as it may be shown: allowed letters only, at most 24 of them; empty when nothing is left. */
export function clean(name: string): string {
  const allowed = name.normalize('NFC').replace(NOT_IN_NAMES, '').replace(/ +/g, ' ').trim()
  const letters = graphemes(allowed.replace(/^\p{M}+/u, ''))
  return letters.slice(0, LONGEST_NAME).join('').trim()
}

/** May somebody be called this, just as it was typed? */
export const isName = (name: string): boolean => {
  const known = name.normalize('NFC')
  return known.length > 0 && clean(known) === known
}

/** A line without anything a terminal could take for an order. */
export const printable = (line: string): string => line.replace(/\t/g, ' ').replace(UNPRINTABLE, '')

const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
