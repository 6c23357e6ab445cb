/** The open pages, top last. Only the top one is drawn; what a page must not forget lives in its store. */
import type { ReactElement } from 'react'
import { Store } from './store.ts'

export interface NewPage {
  /** "table", "log". */
  name: string
  element: ReactElement
  /** Nothing of it will be shown again. */
  close?: () => void
  /** The terminal was resized or suspended: private things must not stay in sight. */
  disturbed?: () => void
}
export interface OpenPage extends NewPage {
  id: number
}

export class PageStack extends Store<readonly OpenPage[]> {
  /** Differs once keys may have another meaning; see Keyboard. */
  focus = 0
  /** The palette of the haunt. */
  readonly isTurned = new Store(false)
  #ids = 0
  #isLeft = false

  /** Told when the last page has closed, or the program is to be left at once. */
  constructor(private readonly leave: (exitCode: number) => void) {
    super([])
  }

  /** A page that opens after the program was left is closed at once. */
  push(page: NewPage): void {
    if (this.#isLeft) return page.close?.()
    this.#change([...this.get(), { ...page, id: this.#ids++ }])
  }

  /** Back to the page below; from the last one, out of the program. */
  pop(): void {
    this.#keep(this.get().length - 1)
    if (this.get().length === 0) this.leaveWith(0)
  }

  /** Closes every page above the topmost one of this name. */
  popTo(name: string): void {
    const at = this.get().findLastIndex((page) => page.name === name)
    if (at >= 0) this.#keep(at + 1)
  }

  /** Puts a page in place of the top one. */
  swap(page: NewPage): void {
    this.#keep(this.get().length - 1)
    this.push(page)
  }

  /** Calls `disturbed` of every open page. */
  disturb(): void {
    for (const { disturbed } of this.get()) disturbed?.()
  }

  leaveWith(exitCode: number): void {
    if (this.#isLeft) return
    this.#isLeft = true
    this.#keep(0)
    this.leave(exitCode)
  }

  moveFocus(): void {
    this.focus++
  }

  #keep(many: number): void {
    const pages = this.get()
    if (many >= pages.length) return
    this.#change(pages.slice(0, Math.max(0, many)))
    for (const { close } of pages.slice(Math.max(0, many)).reverse()) close?.()
  }

  #change(pages: readonly OpenPage[]): void {
    this.moveFocus()
    this.set(pages)
  }
}
