/** What is being typed at the table: the line, its history and search, completion, and key mode. */
import { completionsFor } from '../commands/complete.ts'
import type { Scene } from '../prose/scene.ts'
import { foundText } from '../term/history.ts'
import type { Key } from '../term/key.ts'
import { emptyLine, type Line } from '../term/line.ts'
import { editLine, remember } from '../term/line-editor.ts'
import { graphemes } from '../text/width.ts'

const MOST_SHOWN = 12

/** The line as it is drawn. */
export interface Prompt {
  /** In front of what is typed: "> ", or a question. */
  mark: string
  text: string
  /** Where the cursor stands, in letters. */
  at: number
}

export class Typing {
  /** Letters act at once. */
  isKeys = false
  /** What Tab has found, or why a key did nothing, until the next one. */
  candidates: string | null = null
  #line: Line = emptyLine()

  /** Nothing has been typed, and nothing is looked for. */
  get isEmpty(): boolean {
    return this.#line.text === '' && this.#line.search === null
  }

  get prompt(): Prompt {
    const { text, at, search } = this.#line
    if (!search) return { mark: this.isKeys ? 'KEYS ' : '> ', text, at }
    const found = foundText(this.#line) ?? ''
    return { mark: `(search "${search.query}") `, text: found, at: graphemes(found).length }
  }

  /** Takes a key; answers the line once it is finished. */
  press(key: Key, scene: () => Scene): string | null {
    if (this.isKeys && key.text !== null) {
      this.candidates = `No key "${key.text}". Enter goes back to typing, ? lists the keys.`
      return null
    }
    if (key.name === 'escape' && !this.#line.search) {
      this.drop()
      return null
    }
    const edited = editLine(this.#line, key, (text) => ({
      from: 0,
      candidates: completionsFor(scene()).filter((one) => one.startsWith(text.toLowerCase())),
    }))
    this.#line = edited.line
    if (edited.shown) this.candidates = edited.shown.slice(0, MOST_SHOWN).join('   ')
    return edited.submit ?? null
  }

  /** Puts words there that Enter would send. */
  fill(text: string): void {
    this.isKeys = false
    this.#line = { ...this.#line, text, at: graphemes(text).length }
  }

  remember(text: string): void {
    this.#line = remember(this.#line, text)
  }

  /** What was begun is dropped; the history stays with whoever typed it. */
  drop(): void {
    this.isKeys = false
    this.#line = { ...emptyLine(this.#line.history), yank: this.#line.yank }
  }
}
