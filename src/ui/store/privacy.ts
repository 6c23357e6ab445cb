/**
 * Several people at one keyboard: a curtain before anything that only one of them may see, opened with that
 * person's seat word. It hides from whoever sits beside you; it is no lock against whoever opens the file.
 */
import { SEALED_KINDS } from '../../engine/game.ts'
import type { Seat } from '../../engine/ids.ts'
import type { Table } from '../../table/table.ts'
import { clean } from '../prose/clean.ts'
import type { Clock } from '../store/clock.ts'
import type { Key } from '../term/key.ts'
import { emptyLine, type Line } from '../term/line.ts'
import { editLine } from '../term/line-editor.ts'

/** Questions that only the one who is asked should see. */
const ALONE: readonly string[] = ['ready', 'peek', ...SEALED_KINDS]

const SILENCE = 60_000

export interface Curtain {
  seat: Seat
  /** Whose it is. */
  name: string
  /** They have no seat word yet. */
  isNew: boolean
  line: Line
  message: string
}

export class Privacy {
  curtain: Curtain | null = null
  #opened: Seat | null = null
  #callOff: (() => void) | null = null

  constructor(
    private readonly table: Table,
    readonly people: readonly Seat[],
    private readonly clock: Clock,
    private readonly on: {
      /** Nobody has touched a key for long. */
      silence: () => void
      /** Somebody has made a new word: the others should hear of it. */
      forgot: (seat: Seat) => void
    },
  ) {}

  get isShared(): boolean {
    return this.people.length > 1
  }

  /** The person who has to answer. */
  asked(): Seat | null {
    const next = this.table.nextSeat()
    return next !== null && this.people.includes(next) ? next : null
  }

  /** Is there something on this person's screen that others must not see? What was told in secret stays in the log. */
  isPrivate(seat: Seat): boolean {
    if (!this.isShared || this.table.isOver) return false
    const { id } = this.table.view(null).explorers[seat]!
    const isTold = this.table.told.some(({ happening }) => happening.seenBy?.includes(id))
    return isTold || this.#hasSides() || ALONE.includes(this.table.asks(seat) ?? '')
  }

  /** What is typed now should be found by nobody who sits here next. */
  isSealed(seat: Seat): boolean {
    return this.isShared && SEALED_KINDS.includes(this.table.asks(seat) ?? 'main')
  }

  /** Must a curtain fall before this person's screen is shown? */
  needs(seat: Seat, isOther: boolean): boolean {
    return this.isPrivate(seat) && (isOther || this.#opened !== seat)
  }

  /** From the haunt on, what each side knows is on its screen (L-INFO-03, L-HID-01). */
  #hasSides(): boolean {
    const { phase } = this.table.view(null)
    return phase === 'setup' || phase === 'haunt'
  }

  /** Nothing is hidden any more. */
  lift(): void {
    this.curtain = null
    this.stop()
  }

  /** Behind a curtain no silence is counted: it is whose it is until it is opened. */
  draw(seat: Seat): void {
    if (!this.isPrivate(seat)) return
    this.stop()
    this.#opened = null
    this.curtain = { seat, ...this.#known(seat), line: emptyLine(), message: '' }
  }

  #known(seat: Seat): Pick<Curtain, 'name' | 'isNew'> {
    return { name: clean(this.table.seats[seat]!.name), isNew: !this.table.seatWords.has(seat) }
  }

  /** Restarts the idle timer that hides a private screen. */
  touched(seat: Seat): void {
    this.stop()
    if (!this.isPrivate(seat)) return
    this.#callOff = this.clock.after(SILENCE, () => this.on.silence())
  }

  stop(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  press(key: Key, open: () => unknown): boolean {
    const { curtain } = this
    if (!curtain) return false
    const edited = editLine(curtain.line, key)
    this.curtain = { ...curtain, line: { ...edited.line, history: [] } }
    if (edited.submit !== undefined) this.#tried(this.curtain, edited.submit.trim(), open)
    return true
  }

  #say(message: string): void {
    this.curtain = this.curtain && { ...this.curtain, ...this.#known(this.curtain.seat), message }
  }

  #tried(curtain: Curtain, word: string, open: () => unknown): void {
    // The Enter behind the last answer of whoever sat here before.
    if (word === '') return
    const { seat } = curtain
    const words = this.table.seatWords
    if (word === 'forgot' && words.has(seat)) {
      words.forget(seat)
      this.on.forgot(seat)
      return this.#say('Forgotten. The others will read in the log that you made a new one.')
    }
    if (words.has(seat) && !words.fits(seat, word)) {
      return this.#say('That is not the word. FORGOT makes a new one.')
    }
    if (!words.has(seat)) {
      if (word.length < 2 || word === 'forgot') {
        return this.#say('A seat word has at least two letters, and is not "forgot".')
      }
      words.make(seat, word)
      this.table.save()
    }
    this.#opened = seat
    this.curtain = null
    this.touched(seat)
    open()
  }
}
