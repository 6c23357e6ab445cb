/** Picking from a list: by arrows and Enter, by number, by letter, or by typing what it is called. */
import type { Key } from '../term/key.ts'
import { graphemes } from '../text/width.ts'
import { Store } from './store.ts'

export interface MenuEntry {
  /** The letter that picks it; empty if it has none. */
  letter: string
  label: string
  detail: string
  run: () => void
}

export interface MenuState {
  picked: number
  typed: string
  message: string
}

interface MenuOptions {
  leave: () => void
  /** Nothing lies behind it but the way out. */
  isFirst?: boolean
}

const LONGEST = 40

export class MenuStore extends Store<MenuState> {
  constructor(
    readonly entries: readonly MenuEntry[],
    private readonly options: MenuOptions,
  ) {
    super({ picked: 0, typed: '', message: '' })
  }

  get isFirst(): boolean {
    return this.options.isFirst ?? false
  }

  say(message: string): void {
    this.#change({ message })
  }

  readonly press = (key: Key): boolean => {
    const { picked, typed } = this.get()
    const many = this.entries.length
    if (key.ctrl && (key.name === 'q' || key.name === 'd')) this.options.leave()
    else if (key.name === 'escape') this.#escape()
    else if (key.name === 'up' || key.name === 'down')
      this.#change({ picked: (picked + (key.name === 'down' ? 1 : many - 1)) % many })
    else if (key.name === 'backspace') this.#change({ typed: graphemes(typed).slice(0, -1).join('') })
    else if (key.name === 'return') this.#choose()
    else if (key.text !== null && key.name !== 'paste') this.#type(key.text)
    return true
  }

  /** At the first screen it only points at the way out: Escape is easily pressed once too often on the way back. */
  #escape(): void {
    const { typed, picked } = this.get()
    const last = this.entries.length - 1
    if (typed !== '') this.#change({ typed: '', message: '' })
    else if (!this.isFirst || picked === last) this.options.leave()
    else this.#change({ picked: last, message: 'Enter or Esc leaves.' })
  }

  /** A number or letter picks, so that Enter is all that is left to press. */
  #type(text: string): void {
    const typed = graphemes(`${this.get().typed}${text}`).slice(0, LONGEST).join('')
    const at = this.#meant(typed)
    this.#change({
      typed,
      ...(at >= 0 && { picked: at }),
      message: at < 0 ? `Nothing here is called "${typed}".` : '',
    })
  }

  #meant(text: string): number {
    const typed = text.trim().toLowerCase()
    if (/^\d+$/.test(typed)) return Number(typed) <= this.entries.length ? Number(typed) - 1 : -1
    const letter = this.entries.findIndex((entry) => entry.letter === typed)
    if (letter >= 0) return letter
    return this.entries.findIndex(({ label }) => label.toLowerCase().startsWith(typed))
  }

  #choose(): void {
    const { typed, picked } = this.get()
    const at = typed === '' ? picked : this.#meant(typed)
    const entry = this.entries[at]
    this.#change({ typed: '', message: '', ...(entry && { picked: at }) })
    entry?.run()
  }

  #change(change: Partial<MenuState>): void {
    this.set({ ...this.get(), ...change })
  }
}
