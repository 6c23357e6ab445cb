/** A game in progress: who sits where, what was chosen, what came of it, and its file on disk. */
import type { Suspicion, Thought } from '../ai/types.ts'
import {
  choose,
  completed,
  type Decision,
  decisionOf,
  type FullOpening,
  newGame,
  nextSeat,
  type Opening,
  type Refusal,
  type State,
  viewFor,
} from '../engine/game.ts'
import type { Happening } from '../engine/happenings.ts'
import type { ChoiceKey, ExplorerId, Seat, TileId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Seating } from '../engine/setup.ts'
import type { Options } from '../engine/state/state.ts'
import type { View } from '../engine/view.ts'
import type { CampaignRecord } from './campaign-record.ts'
import { entryOf, type JournalEntry, type Told } from './journal.ts'
import { contentOf } from './opening.ts'
import type { Body } from './save.ts'
import { SaveFault } from './save-fault.ts'
import type { Saves } from './saves-dir.ts'
import { SeatWords } from './seat-words.ts'
import { type Minds, type Reason, type Sitter, Thinkers, type ThinkRequest } from './thinkers.ts'
import { mayTakeBack } from './undo.ts'

export type { JournalEntry, Told } from './journal.ts'
export type { Minds, PlayedBy, Reason, Sitter, ThinkRequest } from './thinkers.ts'

export interface SeatPlan extends Seating, Sitter {}

export interface TablePlan {
  seed: string
  seats: readonly SeatPlan[]
  options?: Partial<Options>
  pieces?: Opening['pieces']
  /** What a campaign brings to the table. */
  legacy?: Opening['legacy']
  save?: Saves | null
  /** What the save is called; a free name is found when none is given. */
  name?: string
  minds?: Minds | null
}

/** Who plays which game; `at` is a state to go on from, where the game does not begin with its opening. */
export interface Sitting {
  opening: Opening
  seats: readonly Sitter[]
  minds?: Minds | null | undefined
  at?: { state: State; happenings?: readonly Happening[]; journal?: readonly JournalEntry[] }
}

interface Moment {
  state: State
  heads: Thinkers['heads']
  journal: number
  told: number
}

export class Table {
  readonly #sitters: readonly Sitter[]
  /** Complete: it names the pieces and the families that the game began with. */
  readonly opening: FullOpening
  readonly told: Told[]
  readonly journal: JournalEntry[]
  readonly seatWords: SeatWords
  /** Why the newest choices are not on disk; each choice tries again. */
  saveFault: SaveFault | null = null
  /** What its campaign tells; null outside one. */
  campaign: CampaignRecord | null = null
  /** What the game was called that has been given up. */
  abandoned: string | null = null

  #state: State
  /** The seat that chose last, and the moments before those of its choices that may be taken back. */
  #lately: { seat: Seat | null; moments: Moment[] } = { seat: null, moments: [] }
  #file: { saves: Saves; name: string } | null = null
  readonly #thinkers: Thinkers
  #content: string | null = null

  constructor(
    readonly catalog: Catalog,
    { opening, seats, minds = null, at }: Sitting,
  ) {
    this.opening =
      at && opening.legacy?.deck === undefined
        ? { ...opening, pieces: at.state.pieces }
        : completed(catalog, opening)
    const begun: Required<Sitting>['at'] = at ?? newGame(catalog, this.opening)
    const { state, happenings = [], journal = [] } = begun
    this.seatWords = new SeatWords(opening.seed)
    this.#state = state
    this.#sitters = state.explorers.map((_, seat) => {
      const { by, temper } = seats[seat]!
      return { by, ...(temper && { temper }) }
    })
    this.told = happenings.map((happening) => ({ n: 0, seat: null, happening }))
    this.journal = [...journal]
    this.#thinkers = new Thinkers(catalog, this.#sitters, minds)
    this.#witness(happenings)
  }

  /** Who plays each seat, under the name they have by now: a campaign asks for it. */
  get seats(): readonly (Sitter & { name: string })[] {
    return this.#sitters.map((sitter, seat) => ({ ...sitter, name: this.#state.explorers[seat]!.name }))
  }

  /** The name it is saved under, if it is. */
  get name(): string | null {
    return this.#file?.name ?? null
  }

  get isOver(): boolean {
    return this.#state.phase === 'over'
  }

  view(seat: Seat | null): View {
    const view = viewFor(this.catalog, this.#state, seat)
    return view.viewer === null ? view : { ...view, visits: this.#visitsOf(view.viewer) }
  }

  /** How often somebody has come to each tile; the first happening tells where everybody began. */
  #visitsOf(who: ExplorerId): Record<TileId, number> {
    const visits: Record<TileId, number> = {}
    for (const { happening } of this.told) {
      if (happening.kind !== 'moved' || happening.who !== who) continue
      visits[happening.from] ??= 1
      visits[happening.to] = (visits[happening.to] ?? 0) + 1
    }
    return visits
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

  /** Computer seats answer until a person is asked or the game is over; the game is saved at each turn end, and then. */
  playComputers(watch: () => void = () => {}): Told[] {
    const told: Told[] = []
    const before = this.journal.length
    for (let seat = this.nextComputer(); seat !== null; seat = this.nextComputer()) {
      told.push(...this.#answer(seat, this.think(seat)))
      // Each turn end is saved, so that a generation is never more than a turn behind.
      if (this.journal.at(-1)?.is !== undefined) this.save()
      watch()
    }
    if (this.journal.length > before && this.journal.at(-1)?.is === undefined) this.save()
    return told
  }

  /** Computer seats answer what they are asked in somebody else's turn; turns of their own wait for `answer`. */
  playAnswers(watch: () => void = () => {}): void {
    const before = this.journal.length
    for (let seat = this.nextComputer(); seat !== null && !this.#isTurnOf(seat); seat = this.nextComputer()) {
      this.#answer(seat, this.think(seat))
      watch()
    }
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
    this.#thinkers.heads = moment.heads
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

  /** Gives the game up: it goes to the trash. Throws a SaveFault where it cannot be moved. */
  abandon(): void {
    if (!this.#file) return
    const { saves, name } = this.#file
    saves.remove(name)
    this.abandoned = name
    this.#file = null
  }

  /** Goes on in the file a game was read from; nothing is written before the next choice. */
  resumeIn(saves: Saves, name: string): void {
    this.#file = { saves, name }
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

  /** The whole state, secrets too: for whoever verifies it, never for a screen. */
  get state(): State {
    return this.#state
  }

  /** All of the game, secrets too: for the file, never for a screen. */
  toSave(name: string): Body {
    const { opening, seats, journal } = this
    const sitting = seats.map((seat, at) => {
      const word = this.seatWords.hashOf(at)
      const mind = this.#thinkers.heads[at]
      return { ...seat, ...(word !== undefined && { word }), ...(mind && { mind }) }
    })
    this.#content ??= contentOf(this.catalog, opening)
    return { name, content: this.#content, opening, seats: sitting, state: this.#state, journal }
  }

  #apply(seat: Seat, key: ChoiceKey): { told: Told[] } | { refusal: Refusal } {
    const before = this.#state
    const ask = this.asks(seat) ?? ''
    const result = choose(this.catalog, before, seat, key)
    if ('refusal' in result) return result
    const { state, happenings } = result
    const { heads } = this.#thinkers
    const moment = { state: before, heads, journal: this.journal.length, told: this.told.length }
    const n = moment.journal + 1
    this.#state = state
    this.journal.push(entryOf(n, seat, ask, key, before, state))
    const told = happenings.map((happening: Happening) => ({ n, seat, happening }))
    this.told.push(...told)
    this.#witness(happenings)
    const isOpen = mayTakeBack(before, state, happenings)
    if (this.#lately.seat !== seat || !isOpen) this.#lately = { seat, moments: [] }
    if (isOpen) this.#lately.moments.push(moment)
    return { told }
  }

  #witness(happenings: readonly Happening[]): void {
    this.#thinkers.witness(
      happenings,
      this.#state.explorers.map(({ id }) => id),
    )
  }

  /** What a computer seat chooses now. */
  think(seat: Seat): ChoiceKey {
    const request = this.thinkRequestFor(seat)
    return this.#thinkers.keep(request, this.#thinkers.think(request))
  }

  /** The same where somebody else does the thinking: the request goes out, the thought comes back to `heed`. */
  thinkRequestFor(seat: Seat): ThinkRequest {
    return { view: this.view(seat), mind: this.#thinkers.mindOf(seat), rngKey: this.rngKeyOf(seat) }
  }

  heed(request: ThinkRequest, thought: Thought): ChoiceKey {
    return this.#thinkers.keep(request, thought)
  }

  /** Why a computer seat last did what it did. Who may be told is not for the table to say. */
  reasonOf(seat: Seat): Reason | null {
    return this.#thinkers.reasonOf(seat)
  }

  /** Whom a computer player suspects of being the hidden traitor. */
  suspicionsOf(seat: Seat): Suspicion[] {
    return this.#thinkers.suspicionsOf(seat, this.view(seat))
  }

  /** Why a computer player last voted as it did. */
  ballotOf(seat: Seat): Reason | null {
    return this.#thinkers.ballotOf(seat)
  }

  /** What a computer seat is about, beyond its last small answer. */
  purposeOf(seat: Seat): Reason | null {
    return this.#thinkers.purposeOf(seat)
  }

  /** Why the last choice of all was made, where a computer seat made it and had a reason. */
  lastReason(): Reason | null {
    const reason = this.reasonOf(this.journal.at(-1)?.seat ?? -1)
    return reason?.n === this.journal.length ? reason : null
  }

  /** Seat words, and what was in the heads of computer players, as they were when the game was left. */
  recall(seats: Body['seats']): void {
    this.seatWords.recall(seats.map(({ word }) => word))
    this.#thinkers.recall(seats.map(({ mind }) => mind))
  }

  /** The random seed of a computer seat for this decision. */
  rngKeyOf(seat: Seat): ThinkRequest['rngKey'] {
    return { seed: this.opening.seed, seat, decision: this.journal.length + 1 }
  }
}

/** Sets up a new game; with `save`, its first file is written before anybody plays. */
export function openTable(catalog: Catalog, plan: TablePlan): Table {
  const seats = plan.seats.map(({ by: _, temper: __, ...seating }) => seating)
  const opening: Opening = { seed: plan.seed, seats, options: plan.options ?? {} }
  if (plan.pieces) opening.pieces = plan.pieces
  if (plan.legacy) opening.legacy = plan.legacy
  const table = new Table(catalog, { opening, seats: plan.seats, minds: plan.minds })
  if (plan.save) table.saveTo(plan.save, plan.name === undefined ? undefined : plan.save.claim(plan.name))
  return table
}
