/**
 * A stdout that is given whole frames and sends on only what differs from the last one. Frames of one tick become one
 * write, and while the terminal is slow only the newest is drawn.
 */
import { EventEmitter } from 'node:events'
import { cellsOf, type Row } from './cells.ts'
import { drawRows, Pen, type Spot } from './diff.ts'
import { shiftBetween, shifted, shiftOrders } from './scroll.ts'

export type { Spot } from './diff.ts'

/** What is needed of the real stream. */
export interface RealStdout {
  readonly columns?: number
  readonly rows?: number
  write(text: string): boolean
  on(event: 'resize' | 'drain', listener: () => void): unknown
  off(event: 'resize' | 'drain', listener: () => void): unknown
}

const SHOW = '\x1b[?25h'
const HIDE = '\x1b[?25l'
const HOLD = '\x1b[?2026h'
const RELEASE = '\x1b[?2026l'
/** Bytes from which the terminal is asked to hold a change until all of it is there: ttys pass 2,048 at a time. */
const LARGE = 1024
/** A terminal that does not say how big it is gets the size of the oldest. */
const USUAL = { columns: 80, rows: 24 }

export class DiffStdout extends EventEmitter {
  readonly isTTY = true
  readonly writable = true
  readonly #real: RealStdout
  #frame: readonly string[] = []
  /** What stands on the terminal; null when that is not known. */
  #drawn: { lines: readonly string[]; rows: Row[] } | null = null
  #cursor: Spot | null = null
  #isShown: boolean | null = null
  #at: Spot | null = null
  #isSilent = false
  #isSlow = false
  #isWaiting = false

  constructor(real: RealStdout) {
    super()
    this.#real = real
    real.on('resize', this.#resized)
    real.on('drain', this.#drained)
  }

  get columns(): number {
    return this.#real.columns || USUAL.columns
  }
  get rows(): number {
    return this.#real.rows || USUAL.rows
  }

  /** A whole frame. An empty text is none: it is how a writer waits until all is written. */
  write(frame: string, ...rest: unknown[]): boolean {
    if (frame !== '') {
      this.#frame = frame.split(/\r?\n/)
      this.#soon()
    }
    const done = rest.find((one) => typeof one === 'function')
    if (done) queueMicrotask(() => done())
    return true
  }

  /** Where the real cursor stands after the frame; null hides it. */
  place(cursor: Spot | null): void {
    this.#cursor = cursor
    this.#soon()
  }

  /** What stands on the terminal is not known any more: it is cleared and drawn again. */
  forget(): void {
    this.#lose()
    this.#isSilent = false
    this.#soon()
  }

  #lose(): void {
    this.#drawn = null
    this.#isShown = null
    this.#at = null
  }

  /** Sends nothing until `forget`: the terminal belongs to somebody else. */
  silence(): void {
    this.#isSilent = true
  }

  close(): void {
    this.silence()
    this.#real.off('resize', this.#resized)
    this.#real.off('drain', this.#drained)
  }

  /** Draws now what would be drawn at the end of this tick. */
  flush(): void {
    this.#isWaiting = false
    if (this.#isSilent || this.#isSlow || (this.#drawn === null && this.#frame.length === 0)) return
    const out = this.#orders()
    if (out !== '') this.#isSlow = this.#real.write(out) === false
  }

  #orders(): string {
    const { columns, rows } = this
    const pen = new Pen(columns, this.#at)
    const before = this.#drawn
    if (!before) pen.clear()
    const lines = this.#frame.slice(0, rows)
    const isKept = (y: number) => before?.lines[y] === lines[y] && before?.rows[y] !== undefined
    const after = lines.map((line, y) => (isKept(y) ? before!.rows[y]! : cellsOf(line, columns)))
    const shift = before && shiftBetween(before.lines, lines, rows)
    if (shift) pen.send(shiftOrders(shift))
    drawRows(pen, shift ? shifted(before.rows, shift) : (before?.rows ?? []), after, rows)
    pen.paint('')
    this.#drawn = { lines, rows: after }
    this.#putCursor(pen)
    this.#at = pen.at
    return before && Buffer.byteLength(pen.out) < LARGE ? pen.out : `${HOLD}${pen.out}${RELEASE}`
  }

  #putCursor(pen: Pen): void {
    const cursor = this.#cursor
    if (cursor) {
      const { columns, rows } = this
      pen.moveTo(Math.max(0, Math.min(cursor.x, columns - 1)), Math.max(0, Math.min(cursor.y, rows - 1)))
    }
    const isShown = cursor !== null
    if (isShown !== this.#isShown) pen.out += isShown ? SHOW : HIDE
    this.#isShown = isShown
  }

  #soon(): void {
    if (this.#isWaiting || this.#isSilent) return
    this.#isWaiting = true
    queueMicrotask(() => this.#isWaiting && this.flush())
  }

  /** The next frame has the new size and is drawn whole; to draw the old one again first would flicker. */
  readonly #resized = (): void => {
    if (!this.#isSilent) this.#lose()
  }

  readonly #drained = (): void => {
    this.#isSlow = false
    this.#soon()
  }
}
