/**
 * Bytes from a keyboard, already text, made into keys. Escape sequences may come in pieces, several keys in one piece;
 * what a terminal says by itself (replies, mouse, focus) is dropped and never becomes text.
 */
import { graphemes } from '../text/width.ts'
import { type Key, NAMED, named, PAD, pasted, printed, typed } from './key.ts'

const ESC = '\x1b'
const PASTE_BEGINS = `${ESC}[200~`
const PASTE_ENDS = `${ESC}[201~`
const MOST_PASTED = 8192
const LONGEST_REPLY = 4096

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found
const UNTIL_CONTROL = /[^\x00-\x1f\x7f]+/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const CONTROL_SEQUENCE = /\x1b\[([0-?]*)([ -/]*)([@-~])/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const APPLICATION_KEY = /\x1bO([\d;]*)([A-Za-z])/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: a reply ends with one
const END_OF_REPLY = /\x07|\x9c|\x1b.?/gs
const PART_OF_SEQUENCE = /^[0-?]*[ -/]*/

/** What is still waited for: nothing, the rest of a key, the rest of a sequence, the end of a paste. */
export type Waiting = 'nothing' | 'escape' | 'sequence' | 'paste'

interface Taken {
  length: number
  keys: Key[]
}
const nothing = (length: number): Taken => ({ length, keys: [] })

export class Decoder {
  /** Told what a terminal says by itself, without its first and last characters: "11;rgb:0000/0000/0000". */
  onReply: (reply: string) => void = () => {}
  #rest = ''
  #paste: { text: string; cut: boolean } | null = null

  get waiting(): Waiting {
    if (this.#paste) return 'paste'
    if (this.#rest === '') return 'nothing'
    return this.#rest.length === 1 ? 'escape' : 'sequence'
  }

  /** The keys that are complete with this piece. */
  feed(piece: string): Key[] {
    const text = this.#rest + piece
    const keys: Key[] = []
    let at = 0
    while (at < text.length) {
      const taken = this.#paste ? this.#takePaste(text, at) : this.#take(text, at)
      if (taken === null) break
      keys.push(...taken.keys)
      at += taken.length
    }
    this.#rest = text.slice(at)
    // A reply without an end must not be kept for ever; its first two characters say what it is.
    if (this.#rest.length > LONGEST_REPLY) this.#rest = this.#rest.slice(0, 2) + this.#rest.slice(-1)
    return keys
  }

  /** Nothing more came: an escape was the key itself, and what else is unfinished is no key. */
  flush(): Key[] {
    const rest = this.#rest
    this.#rest = ''
    if (this.#paste) return [this.#endPaste(rest)]
    if (rest === ESC) return [named('escape')]
    return rest.length === 2 ? [typed(rest[1]!, { meta: true })] : []
  }

  /** One thing at this place, or null when its end has not come yet. */
  #take(text: string, at: number): Taken | null {
    const first = text[at]!
    if (first === ESC) return this.#takeEscape(text, at)
    UNTIL_CONTROL.lastIndex = at
    const plain = UNTIL_CONTROL.exec(text)?.[0]
    if (plain !== undefined) return { length: plain.length, keys: graphemes(plain).flatMap(printed) }
    const length = text.startsWith('\r\n', at) ? 2 : 1
    return { length, keys: [typed(first)] }
  }

  #takeEscape(text: string, at: number): Taken | null {
    const second = text[at + 1]
    if (second === undefined) return null
    if (second === ESC) return { length: 1, keys: [named('escape')] }
    if (second === '[') return this.#takeSequence(text, at)
    if (second === 'O') return takeApplicationKey(text, at)
    if (']PX^_'.includes(second)) return this.#takeReply(text, at)
    const letter = second < ' ' ? second : graphemes(text.slice(at + 1, at + 16))[0]!
    return { length: 1 + letter.length, keys: [typed(letter, { meta: true })] }
  }

  #takeSequence(text: string, at: number): Taken | null {
    // The Linux console: ESC [ [ A is F1.
    if (text[at + 2] === '[') return text[at + 3] === undefined ? null : consoleKey(text[at + 3]!)
    CONTROL_SEQUENCE.lastIndex = at
    const found = CONTROL_SEQUENCE.exec(text)
    if (!found) return takeBroken(text, at)
    const [all, numbers = '', between, last = ''] = found
    if (all === PASTE_BEGINS) {
      this.#paste = { text: '', cut: false }
      return nothing(all.length)
    }
    // The oldest mouse report has three characters behind it.
    if (all === `${ESC}[M`) return text.length < at + 6 ? null : nothing(6)
    return { length: all.length, keys: between ? [] : sequenceKey(numbers, last) }
  }

  /** What a terminal says by itself goes on to its end, or to the next escape. */
  #takeReply(text: string, at: number): Taken | null {
    END_OF_REPLY.lastIndex = at + 2
    const end = END_OF_REPLY.exec(text)
    if (!end || end[0] === ESC) return null
    const isPart = end[0].length === 1 || end[0] === `${ESC}\\`
    if (isPart) this.onReply(text.slice(at + 2, end.index))
    return nothing(end.index - at + (isPart ? end[0].length : 0))
  }

  #takePaste(text: string, at: number): Taken | null {
    const end = text.indexOf(PASTE_ENDS, at)
    if (end >= 0) {
      const key = this.#endPaste(text.slice(at, end))
      return { length: end - at + PASTE_ENDS.length, keys: [key] }
    }
    // The end may itself be cut in two.
    const sure = text.length - at - (PASTE_ENDS.length - 1)
    if (sure <= 0) return null
    this.#collect(text.slice(at, at + sure))
    return nothing(sure)
  }

  #collect(more: string): void {
    const paste = this.#paste!
    const room = MOST_PASTED - paste.text.length
    paste.text += more.slice(0, room)
    if (more.length > room) paste.cut = true
  }

  #endPaste(last: string): Key {
    this.#collect(last)
    const { text, cut } = this.#paste!
    this.#paste = null
    return pasted(text, cut)
  }
}

/** A sequence that goes on later, or one that something else has broken off. */
function takeBroken(text: string, at: number): Taken | null {
  const length = 2 + PART_OF_SEQUENCE.exec(text.slice(at + 2))![0].length
  return at + length === text.length ? null : nothing(length)
}

function consoleKey(letter: string): Taken {
  const number = 'ABCDE'.indexOf(letter) + 1
  return { length: 4, keys: number > 0 ? [named(`f${number}`)] : [] }
}

/** Keys of the number pad and, on many terminals, arrows and F1 to F4. */
function takeApplicationKey(text: string, at: number): Taken | null {
  APPLICATION_KEY.lastIndex = at
  const found = APPLICATION_KEY.exec(text)
  if (!found) {
    if (/^[\d;]*$/.test(text.slice(at + 2))) return null
    return { length: 2, keys: [typed('O', { meta: true })] }
  }
  const [all, numbers = '', letter = ''] = found
  const pad = PAD[letter]
  if (pad !== undefined) return { length: all.length, keys: pad === '\r' ? [typed(pad)] : printed(pad) }
  return { length: all.length, keys: sequenceKey(numbers, letter) }
}

/** CSI numbers letter: `1;5C` is ctrl and right, `3~` is delete. */
function sequenceKey(numbers: string, last: string): Key[] {
  if (!/^(\d+(;\d+)?)?$/.test(numbers)) return []
  const [number, modifiers = 1] = numbers === '' ? [] : numbers.split(';').map(Number)
  // With numbers it is the answer to where the cursor is.
  if (last === 'R' && numbers !== '') return []
  if (last !== '~' && number !== undefined && number !== 1) return []
  const name = last === '~' ? NAMED[number ?? 0] : NAMED[last]
  if (name === undefined) return []
  const bits = modifiers - 1
  const shift = (bits & 1) > 0 || last === 'Z'
  return [{ ...named(name), shift, meta: (bits & 10) > 0, ctrl: (bits & 4) > 0 }]
}
