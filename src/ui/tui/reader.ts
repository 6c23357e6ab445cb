/** A page to read and nothing else: it scrolls, looks for what is typed, and closes. */
import { drawPrompt } from '../panels/prompt.ts'
import type { Key } from '../term/key.ts'
import { emptyLine, type Line } from '../term/line.ts'
import { editLine } from '../term/line-editor.ts'
import { type Row, span } from '../text/rows.ts'
import { type ScreenFrame, Sheet, type Size } from '../text/sheet.ts'
import { graphemes } from '../text/width.ts'
import type { Screen, Shell } from './screen.ts'

export interface Reading {
  title: string
  /** What the prompt asks for: "filter", "look up". */
  ask: string
  /** The rows for a width, and for what has been typed. */
  rows: (width: number, typed: string) => Row[]
  /** Begins at the end, as a log does. */
  fromEnd?: boolean
  /** Enter: what was typed is taken, and the line is free again. Without it the line stays as it was typed. */
  enter?: (typed: string) => void
  /** Tab: what shall stand on the line instead. */
  tab?: (typed: string) => string
}

export class Reader implements Screen {
  #line: Line = emptyLine()
  /** Rows from the top; null stays at the end. */
  #from: number | null

  constructor(
    private readonly shell: Shell,
    private readonly reading: Reading,
  ) {
    this.#from = reading.fromEnd ? null : 0
  }

  frame(size: Size): ScreenFrame {
    const height = Math.max(1, size.rows - 1)
    const sheet = new Sheet(size.columns, height, this.shell.settings.glyphs)
    const rows = this.#rows(size)
    const room = this.#room(size)
    const from = this.#start(rows.length, room)
    const end = Math.min(rows.length, from + room)
    const where = rows.length > room ? `${from + 1}-${end} of ${rows.length}` : ''
    sheet.box({ x: 0, y: 0, width: size.columns, height: height - 2 }, this.reading.title, where)
    rows.slice(from, end).forEach((one, n) => {
      sheet.spans(2, 1 + n, one, size.columns - 4)
    })
    sheet.spans(1, height - 1, this.#footer(), size.columns - 2)
    const { text, at } = this.#line
    return { sheet, cursor: drawPrompt(sheet, height - 2, { mark: `${this.reading.ask} > `, text, at }) }
  }

  press(key: Key): void {
    const { size } = this.shell
    const room = this.#room(size)
    const length = this.#rows(size).length
    const from = this.#start(length, room)
    const most = Math.max(0, length - room)
    const steps: Record<string, number> = {
      up: from - 1,
      down: from + 1,
      pageup: from - room + 1,
      pagedown: from + room - 1,
      home: 0,
      end: most,
    }
    const isEmpty = this.#line.text === ''
    const isDone =
      key.name === 'escape' || (key.name === 'return' && isEmpty) || (key.ctrl && 'pqd'.includes(key.name))
    if (isDone || (isEmpty && key.text === 'q')) return this.shell.pop()
    if (isEmpty && key.name === 'space') this.#from = Math.min(most, from + room - 1)
    else if (key.name in steps && !(key.name === 'home' && !isEmpty))
      this.#from = Math.max(0, Math.min(most, steps[key.name]!))
    else this.#type(key)
    this.shell.redraw()
  }

  #type(key: Key): void {
    const { tab, enter } = this.reading
    if (key.name === 'tab' && tab) return this.#write(tab(this.#line.text.trim()))
    const { line, submit } = editLine(this.#line, key)
    if (submit === undefined) {
      if (line.text !== this.#line.text) this.#toStart()
      this.#line = line
    } else if (enter) {
      enter(submit.trim())
      this.#write('')
    }
  }

  #write(text: string): void {
    this.#line = { ...this.#line, text, at: graphemes(text).length }
    this.#toStart()
  }

  #toStart(): void {
    this.#from = this.reading.fromEnd ? null : 0
  }

  #rows(size: Size): Row[] {
    return this.reading.rows(size.columns - 4, this.#line.text.trim())
  }

  #room(size: Size): number {
    return Math.max(1, size.rows - 5)
  }

  #start(length: number, room: number): number {
    const most = Math.max(0, length - room)
    return this.#from === null ? most : Math.min(this.#from, most)
  }

  #footer(): Row {
    return [
      span('Up Down Space', 'key'),
      span(' read   '),
      span('type', 'key'),
      span(` to ${this.reading.ask}   `),
      ...(this.reading.tab ? [span('Tab', 'key'), span(' next   ')] : []),
      span('Esc', 'key'),
      span(' back'),
    ]
  }
}
