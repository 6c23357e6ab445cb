/** The page that stands over the map: turning it, picking on it, and dice that come to rest on it one by one. */
import { type Page, startOf } from '../panels/page.ts'
import { pageLayout } from '../screens/table.ts'
import type { Key } from '../term/key.ts'
import type { Shell } from './screen.ts'

const DIE_FALLS = 140

/** What came of a key: the page stays, it has been read to its end, or something on it was chosen. */
export type Turned = 'stays' | 'over' | { answer: string }

export class OpenPage {
  #page: Page | null = null
  /** Pages to be read after this one. */
  #unread: Page[] = []
  #from = 0
  #callOff: (() => void) | null = null

  constructor(private readonly shell: Shell) {}

  get now(): Page | null {
    return this.#page
  }

  /** The first row that is seen. */
  get from(): number {
    return this.#from
  }

  get isRolling(): boolean {
    return this.#callOff !== null
  }

  /** One page after the other. */
  read([first, ...rest]: readonly Page[]): void {
    if (!first) return
    this.show(first)
    this.#unread = rest
  }

  /** The page that is to be read after this one; false where there is none. */
  next(): boolean {
    const { length } = this.#unread
    this.read(this.#unread)
    return length > 0
  }

  /** The page all the others lead to; false where it is open, or there is none. */
  last(): boolean {
    const page = this.#unread.at(-1)
    this.read(page ? [page] : [])
    return page !== undefined
  }

  show(page: Page): void {
    this.#stopRolling()
    this.#page = page
    this.#from = 0
    if (this.shell.settings.motion) this.#roll()
    else this.rest()
    if (page.dice.length > 0) this.#seeDice()
    this.shell.redraw()
  }

  /** The same page with something else on it. */
  change(page: Page): void {
    this.#page = page
    this.shell.redraw()
  }

  /** Out of sight; what has not been read is not forgotten. */
  putAway(): void {
    this.#stopRolling()
    this.#page = null
    this.#from = 0
  }

  close(): void {
    this.putAway()
    this.#unread = []
  }

  /** A screenful on; false where there was no more. */
  turn(by: 1 | -1): boolean {
    if (!this.#page) return false
    const layout = pageLayout(this.#page, this.shell.size)
    const { turned, view } = layout
    const from = startOf(layout, this.#from)
    if (by > 0 ? turned.length - from - view <= 0 : from === 0) return false
    this.#from = Math.max(0, from + by * Math.max(1, view - 1))
    return true
  }

  /** Another choice, and the page turned so that it is seen. */
  pick(by: 1 | -1): void {
    const page = this.#page
    if (!page?.question) return
    const many = page.question.choices.length
    const picked = ((page.question.picked ?? (by > 0 ? -1 : 0)) + by + many) % many
    this.#page = { ...page, question: { ...page.question, picked } }
    const { picked: at, view } = pageLayout(this.#page, this.shell.size)
    if (at !== null && (at < this.#from || at >= this.#from + view))
      this.#from = Math.max(0, at - Math.floor(view / 2))
  }

  /** Keys that mean the page: turning it, choosing on it, closing it. Null leaves the key to others. */
  press(key: Key, mayClose: boolean): Turned | null {
    const question = this.#page?.question
    if (question && /^[0-9]$/.test(key.text ?? '') && question.choices.length + question.first <= 10)
      return { answer: key.text! }
    switch (key.name) {
      case 'pagedown':
      case 'space':
        return this.turn(1) || question ? 'stays' : 'over'
      case 'pageup':
        return this.turn(-1) ? 'stays' : null
      case 'up':
      case 'down':
        this.pick(key.name === 'down' ? 1 : -1)
        return question ? 'stays' : null
      case 'return':
        if (!question) return this.turn(1) ? 'stays' : 'over'
        return question.picked === null ? 'stays' : { answer: String(question.first + question.picked) }
      case 'escape':
        // Escape never answers, and a question is not closed, nor what everybody has to read.
        if (!question && mayClose) this.close()
        else if (!question) this.next()
        return 'stays'
      default:
        return null
    }
  }

  /** All dice lie. */
  rest(): void {
    this.#stopRolling()
    if (!this.#page) return
    const dice = this.#page.dice.map((one) => ({ ...one, fallen: one.faces.length }))
    this.#page = { ...this.#page, dice }
    this.#seeDice()
  }

  /** The end of the page: there are the dice while they roll, and then what they have brought. */
  #seeDice(): void {
    if (!this.#page || this.#page.dice.length === 0) return
    const { turned, view } = pageLayout(this.#page, this.shell.size)
    this.#from = Math.max(0, turned.length - view)
  }

  #roll(): void {
    const next = this.#page?.dice.findIndex(({ faces, fallen }) => fallen < faces.length) ?? -1
    if (next < 0) return this.#seeDice()
    this.#callOff = this.shell.clock.after(DIE_FALLS, () => {
      this.#callOff = null
      const page = this.#page
      if (!page) return
      const dice = page.dice.map((one, n) => (n === next ? { ...one, fallen: one.fallen + 1 } : one))
      this.change({ ...page, dice })
      this.#roll()
    })
  }

  #stopRolling(): void {
    this.#callOff?.()
    this.#callOff = null
  }
}
