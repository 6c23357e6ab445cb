/** What a player may write: short, in letters that print, and the same on every machine. */
import type { ChoiceKey } from '../ids.ts'
import { keys, parseKey } from '../keys.ts'
import { type Decision, WRITTEN_KINDS } from '../state/flow.ts'

/** The longest name and the longest line of a record, in characters. */
export const MOST_OF_NAME = 24
export const MOST_OF_LINE = 120
export const AGES = { youngest: 1, oldest: 99 } as const

const NAME = /^[\p{L}][\p{L}\p{M} '’.-]*$/u
const LINE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,;:!?()-]*$/u

/** Texts that are lines of a record; every other text is a name. */
const LINES = ['fate', 'history']

const isName = (text: string): boolean => NAME.test(text) && [...text].length <= MOST_OF_NAME && isPlain(text)
const isLine = (text: string): boolean => LINE.test(text) && [...text].length <= MOST_OF_LINE && isPlain(text)
const isPlain = (text: string): boolean =>
  text === text.normalize('NFC') && text === text.trim().replace(/ +/g, ' ')

/** A text as it can be written down; null if nothing can be made of it. */
export function writtenText(raw: string, what: string | null): string | null {
  const text = raw.normalize('NFC').trim().replace(/\s+/g, ' ')
  return (LINES.includes(what ?? '') ? isLine(text) : isName(text)) ? text : null
}

/** Is this a legal answer of the player's own to a question that takes one? */
export function isWritten({ kind, about }: Decision, key: ChoiceKey): boolean {
  if (!WRITTEN_KINDS.includes(kind)) return false
  const said = parseKey(key)
  if (kind === 'write')
    return (
      said.kind === 'write' && (LINES.includes(about.source ?? '') ? isLine(said.text) : isName(said.text))
    )
  return (
    said.kind === 'who' &&
    Number.isInteger(said.age) &&
    said.age >= AGES.youngest &&
    said.age <= AGES.oldest &&
    key === keys.who(said.age, said.name) &&
    isName(said.name)
  )
}
