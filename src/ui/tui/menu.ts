/** Picking from a list: by arrows and Enter, by number, by letter, or by typing what it is called. */
import { type MenuItem, type MenuModel, menuScreen } from '../screens/menu.ts'
import type { Key } from '../term/key.ts'
import type { Row } from '../text/rows.ts'
import type { ScreenFrame, Size } from '../text/sheet.ts'
import { graphemes } from '../text/width.ts'
import type { Screen, Shell } from './screen.ts'

export interface MenuEntry extends MenuItem {
  run: () => void
}

export class Menu implements Screen {
  #picked = 0
  #typed = ''
  /** Nothing lies behind it but the way out. */
  readonly #isFirst: boolean
  message: string

  constructor(
    private readonly shell: Shell,
    private readonly heading: readonly Row[],
    private readonly entries: readonly MenuEntry[],
    { message = '', isFirst = false }: { message?: string; isFirst?: boolean } = {},
  ) {
    this.#isFirst = isFirst
    this.message = message
  }

  frame(size: Size): ScreenFrame {
    const { heading, entries: items, message } = this
    const model: MenuModel = {
      heading,
      items,
      picked: this.#picked,
      message,
      typed: this.#typed,
      isFirst: this.#isFirst,
    }
    return menuScreen(model, size, this.shell.settings.glyphs)
  }

  press(key: Key): void {
    const { entries } = this
    const many = entries.length
    if (key.ctrl && (key.name === 'q' || key.name === 'd')) return this.shell.pop()
    if (key.name === 'escape') {
      if (this.#typed === '') return this.#back()
      this.#typed = ''
      this.message = ''
    } else if (key.name === 'up' || key.name === 'down')
      this.#picked = (this.#picked + (key.name === 'down' ? 1 : many - 1)) % many
    else if (key.name === 'backspace') this.#typed = graphemes(this.#typed).slice(0, -1).join('')
    else if (key.name === 'return') return this.#choose()
    else if (key.text !== null && key.name !== 'paste') this.#type(key.text)
    this.shell.redraw()
  }

  /** Escape is pressed once too often on the way back: at the first screen it only points at the way out. */
  #back(): void {
    const last = this.entries.length - 1
    if (!this.#isFirst || this.#picked === last) return this.shell.pop()
    this.#picked = last
    this.message = 'Enter or Esc leaves.'
    this.shell.redraw()
  }

  /** A number or letter picks, so that Enter is all that is left to press. */
  #type(text: string): void {
    this.#typed = graphemes(`${this.#typed}${text}`).slice(0, 40).join('')
    const at = this.#meant()
    if (at >= 0) this.#picked = at
    this.message = at < 0 ? `Nothing here is called "${this.#typed}".` : ''
  }

  #meant(): number {
    const typed = this.#typed.trim().toLowerCase()
    if (/^\d+$/.test(typed)) return Number(typed) <= this.entries.length ? Number(typed) - 1 : -1
    const letter = this.entries.findIndex((entry) => entry.letter === typed)
    if (letter >= 0) return letter
    return this.entries.findIndex(({ label }) => label.toLowerCase().startsWith(typed))
  }

  #choose(): void {
    const at = this.#typed === '' ? this.#picked : this.#meant()
    this.#typed = ''
    this.message = ''
    const entry = this.entries[at]
    if (!entry) return this.shell.redraw()
    this.#picked = at
    entry.run()
    this.shell.redraw()
  }
}
