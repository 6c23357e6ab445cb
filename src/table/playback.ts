/** A recorded game to go about in: how it stood after any choice, the places worth going to, and a way to go on from there. */
import type { Seat } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { contentOf, openingFault } from './opening.ts'
import type { Recording } from './recording.ts'
import { divergence, replay } from './replay.ts'
import { type Minds, type PlayedBy, Table, type Told } from './table.ts'

export type Recorded = Pick<Recording, 'content' | 'opening' | 'seats' | 'journal' | 'is'>

/** A game that is on the table now, as its record would be. */
export const recordedAt = ({ catalog, opening, seats, journal }: Table): Recorded => ({
  content: contentOf(catalog, opening),
  opening,
  seats: [...seats],
  journal,
  is: null,
})

/** A sentence where the record cannot even be begun. */
export function openPlayback(catalog: Catalog, recorded: Recorded): Playback | { sentence: string } {
  const fault = openingFault(catalog, recorded.opening)
  return fault === null
    ? new Playback(catalog, recorded)
    : { sentence: `This game cannot be set up with this content: ${fault}.` }
}

export class Playback {
  /** How many choices can be shown; the opening is 0. */
  readonly last: number
  /** Where a turn, and where a round, has just begun. */
  readonly turns: readonly number[]
  readonly rounds: readonly number[]
  readonly haunt: number | null
  readonly isOver: boolean
  /** Why it cannot be followed to its end. */
  readonly fault: string | null
  readonly #recorded: Recorded
  #table: Table

  constructor(
    readonly catalog: Catalog,
    recorded: Recorded,
  ) {
    this.#recorded = recorded
    const { table, turns, rounds, haunt, diverged } = survey(catalog, recorded)
    this.#table = table
    this.last = diverged ? Math.min(diverged.at - 1, table.journal.length) : table.journal.length
    this.turns = turns
    this.rounds = rounds
    this.haunt = haunt
    this.isOver = table.isOver && diverged === null
    this.fault = diverged && divergence(catalog, recorded, diverged)
  }

  /** The game after a choice. Going back means playing it again from its opening. */
  at(n: number): Table {
    const to = Math.max(0, Math.min(this.last, n))
    if (to < this.#table.journal.length) this.#table = opened(this.catalog, this.#recorded)
    playOn(this.#table, this.#recorded, to)
    return this.#table
  }

  get seats(): Recorded['seats'] {
    return this.#recorded.seats
  }

  /** Seats that people played. */
  get people(): Seat[] {
    return this.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  }

  /**
   * Through whose eyes it may be seen; null is a spectator's. While the game goes on that is nobody whose secrets
   * another might see: the only person's own, or none (L-INFO-01).
   */
  get eyes(): (Seat | null)[] {
    const { people } = this
    if (!this.isOver) return people.length === 1 ? [people[0]!, null] : [null]
    const others = this.seats.flatMap(({ by }, seat) => (by === 'person' ? [] : [seat]))
    return [...people, null, ...others]
  }

  /** Why nobody may go on from here, if nobody may. */
  takeOverFault(n: number): string | null {
    if (this.at(n).isOver) return 'The game is over here. Go back to a choice that was still open.'
    // Whoever took a seat over would see what its person keeps to themselves (L-INFO-01).
    if (!this.isOver && this.people.length !== 1)
      return 'Several people play this game, and it is not over: nobody may take it over yet.'
    return null
  }

  /** A game of its own that goes on from a choice: this seat is a person's, all others are the computer's. */
  takeOver(n: number, seat: Seat, computer: PlayedBy, minds: Minds): Table {
    const seats = this.seats.map((sitter, one) => {
      if (one === seat) return { by: 'person' as const }
      return sitter.by === 'person' ? { by: computer } : sitter
    })
    const table = opened(this.catalog, { ...this.#recorded, seats }, minds)
    playOn(table, this.#recorded, n)
    return table
  }
}

const opened = (catalog: Catalog, { opening, seats }: Recorded, minds?: Minds): Table =>
  new Table(catalog, { opening, seats, minds })

function playOn(table: Table, { journal }: Recorded, to: number): void {
  for (const { seat, pick } of journal.slice(table.journal.length, to)) table.choose(seat, pick)
}

function survey(catalog: Catalog, recorded: Recorded) {
  const turns: number[] = []
  const rounds: number[] = []
  let haunt: number | null = null
  let table = opened(catalog, recorded)
  const watch = (now: Table, told: readonly Told[]): void => {
    table = now
    const n = now.journal.length
    if (n === 0 || now.journal[n - 1]!.is !== undefined) turns.push(n)
    if (told.some(({ happening }) => happening.kind === 'round-began')) rounds.push(n)
    if (told.some(({ happening }) => happening.kind === 'haunt-began')) haunt ??= n
  }
  let diverged: { at: number; because: string } | null
  try {
    diverged = replay(catalog, recorded, { watch }).diverged
  } catch {
    // A record that the rules of today stumble over leads nowhere.
    diverged = { at: table.journal.length + 1, because: 'the rules cannot follow it' }
  }
  return { table, turns, rounds, haunt: haunt as number | null, diverged }
}
