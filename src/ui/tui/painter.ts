/** Frames of the stage as painted rows: one for all that changes in a tick, and a mark for each row that Ink places. */
import { EventEmitter } from 'node:events'
import { DiffStdout, type RealStdout } from '../term/diff-stdout.ts'
import { themeOf } from '../text/theme.ts'
import type { ColourLevel } from '../text/themes.ts'
import { MARK, type Picture } from './App.tsx'
import type { Stage } from './stage.ts'

/** Private letters, which nobody can type: one says which row it is, the other differs from the one before. */
const FIRST = 0xe000
const mark = (row: number, isOdd: boolean): string =>
  String.fromCharCode(FIRST + row, FIRST + (isOdd ? 1 : 0))

export class Painter implements Picture {
  readonly screen: DiffStdout
  /** Where Ink writes: marks go in, painted rows come out. It need not know how wide those are. */
  readonly forInk: NodeJS.WriteStream
  readonly #listeners = new Set<() => void>()
  #rows: readonly string[] = []
  #marks: readonly string[] = []
  /** Which rows have changed an odd number of times. Few marks are enough: Ink keeps all it has ever measured. */
  #isOdd: readonly boolean[] = []
  #isDue = false

  constructor(
    real: RealStdout,
    private readonly stage: () => Stage,
    private readonly level: ColourLevel,
  ) {
    const screen = new DiffStdout(real, (line) => this.#rows[line.charCodeAt(0) - FIRST] ?? '')
    this.screen = screen
    this.forInk = Object.assign(new EventEmitter(), {
      columns: MARK,
      isTTY: true,
      writable: true,
      write: (frame: string, ...rest: unknown[]) => screen.write(frame, ...rest),
    }) as unknown as NodeJS.WriteStream
  }

  readonly marks = (): readonly string[] => this.#marks

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  redraw(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => this.paint())
  }

  paint(): void {
    this.#isDue = false
    const stage = this.stage()
    const frame = stage.frame()
    if (!frame) return
    const theme = themeOf(stage.settings.theme, this.level)
    const rows = frame.sheet.rows().map((spans) => spans.map(theme).join(''))
    this.#isOdd = rows.map((row, y) => (row === this.#rows[y]) === (this.#isOdd[y] ?? false))
    this.#rows = rows
    this.#marks = this.#isOdd.map((isOdd, y) => mark(y, isOdd))
    for (const told of this.#listeners) told()
    this.screen.place(frame.cursor)
  }
}
