/** A page to read: how far it is scrolled, and what is typed to look for. */
import type { Key } from '../term/key.ts'
import { emptyLine, type Line } from '../term/line.ts'
import { editLine } from '../term/line-editor.ts'
import { graphemes } from '../text/width.ts'
import type { Runs } from '../theme/roles.ts'
import { Store } from './store.ts'

export interface Reading {
  title: string
  /** What the prompt asks for: "filter", "look up". */
  ask: string
  /** The rows for a width, and for what has been typed. */
  rows: (width: number, typed: string) => readonly Runs[]
  /** Begins at the end, as a log does. */
  fromEnd?: boolean
  /** Enter: what was typed is taken, and the line is free again. Without it the line stays as it was typed. */
  enter?: (typed: string) => void
  /** Tab: what shall stand on the line instead. */
  tab?: (typed: string) => string
}

export interface ReaderState {
  line: Line
  /** Rows from the top; null stays at the end. */
  from: number | null
}

/** The rows there are, and how many are seen at once. */
export interface Extent {
  length: number
  room: number
}

export const firstRow = ({ from }: Pick<ReaderState, 'from'>, { length, room }: Extent): number => {
  const most = Math.max(0, length - room)
  return from === null ? most : Math.min(from, most)
}

export class ReaderStore extends Store<ReaderState> {
  constructor(
    private readonly reading: Reading,
    private readonly leave: () => void,
  ) {
    super({ line: emptyLine(), from: reading.fromEnd ? null : 0 })
  }

  press(key: Key, extent: Extent): boolean {
    const { line } = this.get()
    const isEmpty = line.text === ''
    const isDone =
      key.name === 'escape' || (key.name === 'return' && isEmpty) || (key.ctrl && 'pqd'.includes(key.name))
    if (isDone || (isEmpty && key.text === 'q')) this.leave()
    else if (!this.#scroll(key, extent, isEmpty)) this.#type(key)
    return true
  }

  #scroll(key: Key, extent: Extent, isEmpty: boolean): boolean {
    const { room, length } = extent
    const from = firstRow(this.get(), extent)
    const most = Math.max(0, length - room)
    const steps: Record<string, number> = {
      up: from - 1,
      down: from + 1,
      pageup: from - room + 1,
      pagedown: from + room - 1,
      end: most,
      ...(isEmpty && { home: 0, space: from + room - 1 }),
    }
    const to = steps[key.name]
    if (to === undefined) return false
    this.#change({ from: Math.max(0, Math.min(most, to)) })
    return true
  }

  #type(key: Key): void {
    const { tab, enter } = this.reading
    const before = this.get().line
    if (key.name === 'tab' && tab) return this.#write(tab(before.text.trim()))
    const { line, submit } = editLine(before, key)
    if (submit === undefined) this.#change({ line, ...(line.text !== before.text && this.#start) })
    else if (enter) {
      enter(submit.trim())
      this.#write('')
    }
  }

  #write(text: string): void {
    this.#change({ line: { ...this.get().line, text, at: graphemes(text).length }, ...this.#start })
  }

  get #start(): Pick<ReaderState, 'from'> {
    return { from: this.reading.fromEnd ? null : 0 }
  }

  #change(change: Partial<ReaderState>): void {
    this.set({ ...this.get(), ...change })
  }
}
