/** The page that stands beside the map: turning it, picking on it, and dice that come to rest on it one by one. */
import { pageRoom, tableLayout } from '../layout/table-layout.ts'
import { layPage, startOf, viewOf } from '../panels/side/page-rows.ts'
import type { Shell } from '../shell.ts'
import type { Key } from '../term/key.ts'
import { isRolling, type Page } from './page.ts'

/** Milliseconds from one die to the next, and for all of them. */
const DIE_FALLS = 90
const ALL_FALL = 1200

/** What came of a key: the page stays, it has been read to its end, or something on it was chosen. */
export type Turned = 'stays' | 'over' | { answer: string }

export class OpenSide {
  #page: Page | null = null
  /** Pages to be read after this one. */
  #unread: Page[] = []
  #from = 0
  #callOff: (() => void) | null = null

  constructor(
    private readonly shell: Shell,
    private readonly changed: () => void,
  ) {}

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
    this.#page = this.#placed(page)
    this.#from = 0
    if (this.shell.settings.get().motion) this.#roll()
    else this.rest()
    if (page.dice.length > 0) this.#seeDice()
    this.shell.pages.moveFocus()
    this.changed()
  }

  /** A long answer without a question is a book: it may cover the map where the side is too small for it; news may not. */
  #placed(page: Page): Page {
    if (page.isWhole || page.question || page.dice.length > 0 || page.log.length > 0) return page
    const { turned, view } = this.#layout(page)
    return turned.length <= view ? page : { ...page, isWhole: true }
  }

  #layout(page: Page) {
    const { width, height } = pageRoom(page, tableLayout(this.shell.size.get()))
    return layPage(page, width, height, this.shell.settings.get().glyphs)
  }

  /** The same page with something else on it. */
  change(page: Page): void {
    this.#page = page
    this.changed()
  }

  /** Out of sight; what has not been read is not forgotten. */
  putAway(): void {
    this.#stopRolling()
    if (this.#page) this.shell.pages.moveFocus()
    this.#page = null
    this.#from = 0
    this.changed()
  }

  close(): void {
    this.putAway()
    this.#unread = []
  }

  /** A screenful on; false where there was no more. */
  turn(by: 1 | -1): boolean {
    if (!this.#page) return false
    const layout = this.#layout(this.#page)
    const view = viewOf(layout)
    const from = startOf(layout, this.#from)
    if (by > 0 ? layout.turned.length - from - view <= 0 : from === 0) return false
    this.#from = Math.max(0, from + by * Math.max(1, view - 1))
    this.changed()
    return true
  }

  /** Another choice, and the page turned so that it is seen. */
  pick(by: 1 | -1): void {
    const page = this.#page
    if (!page?.question) return
    const many = page.question.choices.length
    const picked = ((page.question.picked ?? (by > 0 ? -1 : 0)) + by + many) % many
    this.#page = { ...page, question: { ...page.question, picked } }
    const layout = this.#layout(this.#page)
    const view = viewOf(layout)
    const at = layout.picked
    if (at !== null && (at < this.#from || at >= this.#from + view))
      this.#from = Math.max(0, at - Math.floor(view / 2))
    this.changed()
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
      case 'left':
      case 'right':
        if (!question) return null
        this.pick(key.name === 'down' || key.name === 'right' ? 1 : -1)
        return 'stays'
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
    this.changed()
  }

  /** The end of the page: there are the dice while they fall, and then what they have brought. */
  #seeDice(): void {
    if (!this.#page || this.#page.dice.length === 0) return
    const layout = this.#layout(this.#page)
    this.#from = Math.max(0, layout.turned.length - viewOf(layout))
  }

  #roll(): void {
    const { dice = [] } = this.#page ?? {}
    const next = dice.findIndex(({ faces, fallen }) => fallen < faces.length)
    if (next < 0) return this.#seeDice()
    const all = dice.reduce((sum, { faces }) => sum + faces.length, 0)
    this.#callOff = this.shell.clock.after(Math.min(DIE_FALLS, ALL_FALL / all), () => {
      this.#callOff = null
      const page = this.#page
      if (!page) return
      const fallen = page.dice.map((one, n) => (n === next ? { ...one, fallen: one.fallen + 1 } : one))
      this.#page = { ...page, dice: fallen }
      this.#roll()
      if (!isRolling(this.#page)) this.shell.pages.moveFocus()
      this.changed()
    })
  }

  #stopRolling(): void {
    this.#callOff?.()
    this.#callOff = null
  }
}
