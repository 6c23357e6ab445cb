/** One key as a screen is told of it: text if it types something, else a name. */

export interface Key {
  /** `up`, `return`, `f1`, `paste` ...; of a key that types, its letter in lower case (`space` for a blank). */
  name: string
  /** What it types: one grapheme, or all that was pasted. Null if it types nothing. */
  text: string | null
  ctrl: boolean
  meta: boolean
  shift: boolean
  /** Of a paste: some of it was too much and is gone. */
  cut?: true
}

const MOST_LINES = 50
/** Control and format characters, private use, halves of characters and what could not be read. */
const NEVER_TYPED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu

export const typable = (text: string): string => text.replace(/\t/g, ' ').replace(NEVER_TYPED, '')

/** Sequences by their last letter, or by their number before a `~`. */
export const NAMED: Readonly<Record<string | number, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
  Z: 'tab',
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
}

/** The number pad in application mode, by the letter each key sends. */
export const PAD: Readonly<Record<string, string>> = {
  M: '\r',
  ...Object.fromEntries([...'*+,-./0123456789'].map((text, at) => ['jklmnopqrstuvwxy'[at]!, text])),
}

const CONTROLS: Readonly<Record<string, string>> = {
  '\b': 'backspace',
  '\t': 'tab',
  '\n': 'return',
  '\r': 'return',
  '\x1b': 'escape',
  '\x7f': 'backspace',
}

export const named = (name: string): Key => ({ name, text: null, ctrl: false, meta: false, shift: false })

/** The key behind a grapheme; none if there is nothing in it to be seen. */
export function printed(grapheme: string): Key[] {
  const text = typable(grapheme)
  if (text === '') return []
  const small = text.toLowerCase()
  return [{ ...named(text === ' ' ? 'space' : small), text, shift: text !== small }]
}

/** A control character or, with meta, any character: these type nothing. */
export function typed(character: string, { meta = false } = {}): Key {
  const control = CONTROLS[character]
  if (control !== undefined) return { ...named(control), meta }
  const code = character.charCodeAt(0)
  if (code === 0) return { ...named('space'), ctrl: true, meta }
  if (code < 32) return { ...named(String.fromCharCode(code + 64).toLowerCase()), ctrl: true, meta }
  const [letter = named('unknown')] = printed(character)
  return { ...letter, text: null, meta }
}

/** Pasted lines end in `\n`, and hold nothing else that could not be typed. */
export function pasted(text: string, cut: boolean): Key {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const kept = lines.slice(0, MOST_LINES).map(typable).join('\n')
  const isCut = cut || lines.slice(MOST_LINES).some((line) => line !== '')
  return { ...named('paste'), text: kept, ...(isCut ? { cut: true } : {}) }
}
