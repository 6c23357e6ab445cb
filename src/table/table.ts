/** A game in progress: who sits where, what was chosen, what came of it, and its file on disk. */
import {
  choose,
  type Decision,
  decisionOf,
  newGame,
  nextSeat,
  type Opening,
  type Progress,
  type Refusal,
  type State,
  viewFor,
} from '../engine/game.ts'
import type { Happening } from '../engine/happenings.ts'
import type { ChoiceKey, Seat } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Seating } from '../engine/setup.ts'
import type { Options } from '../engine/state/state.ts'
import type { View } from '../engine/view.ts'
import { type Entry, entryOf, type Told } from './journal.ts'
import type { Saved } from './load.ts'
import type { Body } from './save.ts'
import { SaveFault } from './save-fault.ts'
import type { Saves } from './saves-dir.ts'
import { SeatWords } from './seat-words.ts'
import { mayTakeBack } from './undo.ts'

export type { Entry, Told } from './journal.ts'

export type PlayedBy = 'person' | 'ai:random'
export interface SeatPlan extends Seating {
  by: PlayedBy
}

/** Luck that a replay could find again. */
export interface Luck {
  seed: string
  seat: Seat
  decision: number
}
/** How a computer seat answers: from its view, and from luck. */
export type Mind = (view: View, luck: Luck) => ChoiceKey
export type Minds = Partial<Record<PlayedBy, Mind>>

export interface TablePlan {
  seed: string
  seats: readonly SeatPlan[]
  options?: Partial<Options>
  /** What a campaign brings to the table. */
  legacy?: Opening['legacy']
  save?: Saves | null
  /** What the save is called; a free name is found when none is given. */
  name?: string
  minds?: Minds
}

interface Moment {
  state: State
  journal: number
  told: number
}

export class Table {
  readonly seats: readonly { by: PlayedBy; name: string }[]
  readonly told: Told[]
  readonly journal: Entry[] = []
  readonly seatWords: SeatWords
  /** Why the newest choices are not on disk; each choice tries again. */
  saveFault: SaveFault | null = null
  /** What the game was called that has been given up. */
  abandoned: string | null = null

  #state: State
  /** The seat that chose last, and the moments before those of its choices that may be taken back. */
  #lately: { seat: Seat | null; moments: Moment[] } = { seat: null, moments: [] }
  #file: { saves: Saves; name: string } | null = null
  readonly #minds: Minds

  constructor(
    readonly catalog: Catalog,
    readonly opening: Opening,
    playedBy: readonly PlayedBy[],
    minds: Minds = {},
    { state, happenings }: Progress = newGame(catalog, opening),
    words: readonly (string | undefined)[] = [],
  ) {
    this.seatWords = new SeatWords(opening.seed, words)
    this.#state = state
    this.#minds = minds
    this.seats = state.explorers.map(({ name }, seat) => ({ by: playedBy[seat]!, name }))
    this.told = happenings.map((happening) => ({ n: 0, seat: null, happening }))
  }

  /** The name it is saved under, if it is. */
  get name(): string | null {
    return this.#file?.name ?? null
  }

  get isOver(): boolean {
    return this.#state.outcome !== null
  }

  view(seat: Seat | null): View {
    return viewFor(this.catalog, this.#state, seat)
  }

  nextSeat(): Seat | null {
    return nextSeat(this.#state)
  }

  /** What kind of decision a seat is asked for, if any. */
  asks(seat: Seat): Decision['kind'] | null {
    return decisionOf(this.#state, seat)?.kind ?? null
  }

  /** Applies a choice and saves the game. */
  choose(seat: Seat, key: ChoiceKey): { told: Told[] } | { refusal: Refusal } {
    const result = this.#apply(seat, key)
    if ('told' in result) this.save()
    return result
  }

  /** Computer seats answer until a person is asked or the game is over; then the game is saved. */
  playComputers(): Told[] {
    const told: Told[] = []
    const before = this.journal.length
    for (let seat = this.nextComputer(); seat !== null; seat = this.nextComputer())
      told.push(...this.#answer(seat, this.think(seat)))
    if (this.journal.length > before) this.save()
    return told
  }

  /** Computer seats answer what they are asked in somebody else's turn; turns of their own wait for `answer`. */
  playAnswers(): void {
    const before = this.journal.length
    for (let seat = this.nextComputer(); seat !== null && !this.#isTurnOf(seat); seat = this.nextComputer())
      this.#answer(seat, this.think(seat))
    if (this.journal.length > before) this.save()
  }

  /** One computer seat gives the answer it has thought of, and the game is saved. */
  answer(seat: Seat, key: ChoiceKey): void {
    this.#answer(seat, key)
    this.save()
  }

  #answer(seat: Seat, key: ChoiceKey): Told[] {
    const result = this.#apply(seat, key)
    if ('told' in result) return result.told
    throw new Error(`${this.seats[seat]!.by} chose ${key}, which is not legal: ${result.refusal.because}`)
  }

  #isTurnOf(seat: Seat): boolean {
    const kind = this.asks(seat)
    return kind === 'main' || kind === 'monster'
  }

  /** The computer seat that is to answer before any person need be asked. */
  nextComputer(): Seat | null {
    const seat = this.nextSeat()
    if (seat === null || this.seats[seat]!.by !== 'person') return seat
    // Where several are asked at once, the computers need not wait for the people.
    const other = this.seats.findIndex(({ by }, at) => by !== 'person' && this.asks(at) !== null)
    return other < 0 ? null : other
  }

  /** Back to before this seat's last choice, if nothing was shown since; false where that may not be. */
  undo(seat: Seat): boolean {
    if (this.#lately.seat !== seat) return false
    const moment = this.#lately.moments.pop()
    if (!moment) return false
    this.#state = moment.state
    this.journal.length = moment.journal
    this.told.length = moment.told
    this.save()
    return true
  }

  /** Finds a file for the game and writes it. Throws a SaveFault where there can be none. */
  saveTo(saves: Saves, name?: string): void {
    this.#file = { saves, name: name ?? saves.claim(this.#fileName()) }
    this.save()
    if (this.saveFault) throw this.saveFault
  }

  #fileName(): string {
    const chapter = this.opening.options?.chapter ?? null
    return `${chapter === null ? 'free' : `chapter-${chapter}`}-${this.opening.seed}`
  }

  /** Gives the game up for good: its file is gone. Throws a SaveFault where it cannot be removed. */
  abandon(): void {
    if (!this.#file) return
    const { saves, name } = this.#file
    saves.discard(name)
    this.abandoned = name
    this.#file = null
  }

  /** Goes on in the file a game was read from; nothing is written before the next choice. */
  resumeIn(saves: Saves, name: string): void {
    this.#file = { saves, name }
  }

  /** Takes a state as it was saved, where the record of how it came about no longer leads there. */
  restore(state: State, journal: readonly Entry[]): void {
    this.#state = state
    this.journal.splice(0, this.journal.length, ...journal)
    this.#lately = { seat: null, moments: [] }
  }

  /** Writes the game down as it is now; what goes wrong is kept in `saveFault`, and play may go on. */
  save(): void {
    if (!this.#file) return
    const { saves, name } = this.#file
    try {
      saves.write(name, this.toSave(name))
      this.saveFault = null
    } catch (error) {
      if (!(error instanceof SaveFault)) throw error
      this.saveFault = error
    }
  }

  /** Tries once more to write what the disk would not take. */
  retrySave(): void {
    if (this.saveFault) this.save()
  }

  /** All of the game, secrets too: for the file and for whoever verifies it, never for a screen. */
  toSave(name: string): Body {
    const { opening, seats, journal } = this
    const sitting = seats.map((seat, at) => {
      const word = this.seatWords.hashOf(at)
      return word === undefined ? seat : { ...seat, word }
    })
    return { name, opening, seats: sitting, state: this.#state, journal }
  }

  #apply(seat: Seat, key: ChoiceKey): { told: Told[] } | { refusal: Refusal } {
    const before = this.#state
    const ask = this.asks(seat) ?? ''
    const result = choose(this.catalog, before, seat, key)
    if ('refusal' in result) return result
    const { state, happenings } = result
    const moment = { state: before, journal: this.journal.length, told: this.told.length }
    const n = moment.journal + 1
    this.#state = state
    this.journal.push(entryOf(n, seat, ask, key, before, state))
    const told = happenings.map((happening: Happening) => ({ n, seat, happening }))
    this.told.push(...told)
    const isOpen = mayTakeBack(before, state, happenings)
    if (this.#lately.seat !== seat || !isOpen) this.#lately = { seat, moments: [] }
    if (isOpen) this.#lately.moments.push(moment)
    return { told }
  }

  /** What a computer seat would choose now. */
  think(seat: Seat): ChoiceKey {
    const { by } = this.seats[seat]!
    const mind = this.#minds[by]
    if (!mind) throw new Error(`Nobody at this table can play as ${by}: pass \`minds\` when opening it`)
    return mind(this.view(seat), this.luckOf(seat))
  }

  /** Where the luck of a computer seat begins, for this decision alone. */
  luckOf(seat: Seat): Luck {
    return { seed: this.opening.seed, seat, decision: this.journal.length + 1 }
  }
}

/** Sets up a new game; with `save`, its first file is written before anybody plays. */
export function openTable(catalog: Catalog, plan: TablePlan): Table {
  const seats = plan.seats.map(({ by: _, ...seating }) => seating)
  const opening: Opening = { seed: plan.seed, seats, options: plan.options ?? {} }
  if (plan.legacy) opening.legacy = plan.legacy
  const table = new Table(
    catalog,
    opening,
    plan.seats.map(({ by }) => by),
    plan.minds,
  )
  if (plan.save) table.saveTo(plan.save, plan.name === undefined ? undefined : plan.save.claim(plan.name))
  return table
}

/** Takes up a game where it was left, be it in the middle of an effect. */
export function resumeTable(catalog: Catalog, saved: Saved, minds?: Minds): Table {
  const { body, saves, followsRecord } = saved
  const table = new Table(
    catalog,
    body.opening,
    body.seats.map(({ by }) => by),
    minds,
    undefined,
    body.seats.map(({ word }) => word),
  )
  if (!followsRecord) table.restore(body.state, body.journal)
  else for (const { seat, pick } of body.journal) table.choose(seat, pick)
  if (saves) table.resumeIn(saves, body.name)
  return table
}
