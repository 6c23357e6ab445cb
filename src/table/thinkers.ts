/** The computer players at a table: what each has seen, what it would answer and why. None is told more than its seat may know. */

import type { Why } from '../ai/memory.ts'
import type { Level, Mind, Suspicion, Temper, Thought } from '../ai/types.ts'
import type { Happening } from '../engine/happenings.ts'
import type { ChoiceKey, ExplorerId, Seat } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { mayKnow, type View } from '../engine/view.ts'

export const PLAYED_BY = ['person', 'ai:random', 'ai:novice', 'ai:gentle', 'ai:steady', 'ai:sharp'] as const
export type PlayedBy = (typeof PLAYED_BY)[number]
export const TEMPERS = ['helpful', 'even', 'timid'] as const satisfies readonly Temper[]

/** Whoever sits in a seat; a computer player is even-tempered unless told. */
export interface Sitter {
  by: PlayedBy
  temper?: Temper | undefined
}

/** What seeds the random numbers of one decision; a replay knows it too. */
export interface RngKey {
  seed: string
  seat: Seat
  decision: number
}

/** How computer players think; whoever opens a table brings it. A replay needs none. */
export interface Minds {
  open: (level: Mind['level'], temper: Temper) => Mind
  witness: (catalog: Catalog, mind: Mind, happenings: readonly Happening[]) => Mind
  think: (catalog: Catalog, view: View, mind: Mind, rngKey: RngKey) => Thought
  /** Whom a player suspects in a haunt with a hidden traitor, likeliest first. */
  suspicions?: (view: View, mind: Mind) => Suspicion[]
}

/** Everything `think` needs, so that another thread can do it. */
export interface ThinkRequest {
  view: View
  mind: Mind
  rngKey: RngKey
}

/** Why something was chosen, and what the seat saw when it was. */
export interface Reason {
  /** The number of the choice. */
  n: number
  seat: Seat
  why: Why
  view: View
  /** Of a vote: whom the voter suspected, likeliest first. */
  suspects?: Suspicion[]
}

type Heads = readonly (Mind | null)[]

export const levelOf = (by: PlayedBy): Level | 'random' | null =>
  by === 'person' ? null : (by.slice('ai:'.length) as Level | 'random')

export class Thinkers {
  /** What each computer seat has in its head; values, so that they can be put back. */
  heads: Heads
  readonly #reasons = new Map<Seat, Reason>()
  /** What the latest turn of each was for: the weightiest of its plans. */
  readonly #purposes = new Map<Seat, Reason>()
  /** Why each last voted as they did. */
  readonly #ballots = new Map<Seat, Reason>()

  constructor(
    private readonly catalog: Catalog,
    private readonly seats: readonly Sitter[],
    private readonly minds: Minds | null,
  ) {
    this.heads = seats.map(({ by, temper = 'even' }) => {
      const level = levelOf(by)
      return minds && level ? minds.open(level, temper) : null
    })
  }

  /** Everybody takes in what they may know of what happened. */
  witness(happenings: readonly Happening[], ids: readonly ExplorerId[]): void {
    const { minds } = this
    if (!minds) return
    this.heads = this.heads.map((mind, seat) => {
      const seen = mind ? happenings.filter((one) => mayKnow(one, ids[seat]!)) : []
      return mind && seen.length > 0 ? minds.witness(this.catalog, mind, seen) : mind
    })
  }

  mindOf(seat: Seat): Mind {
    const mind = this.heads[seat]
    if (!mind)
      throw new Error(
        `Nobody at this table can play as ${this.seats[seat]!.by}: pass \`minds\` when opening it`,
      )
    return mind
  }

  think({ view, mind, rngKey }: ThinkRequest): Thought {
    return this.minds!.think(this.catalog, view, mind, rngKey)
  }

  /** What somebody has thought stays in their head. */
  keep({ view, rngKey }: ThinkRequest, { key, why, mind }: Thought): ChoiceKey {
    const { seat, decision: n } = rngKey
    this.heads = this.heads.with(seat, mind)
    if (why && !isLeftOff(why, view, this.#reasons.get(seat))) {
      const suspects = view.decision!.kind === 'vote' ? (this.minds?.suspicions?.(view, mind) ?? []) : []
      const reason: Reason = { n, seat, why, view, ...(suspects.length > 0 && { suspects }) }
      if (view.decision!.kind === 'vote') this.#ballots.set(seat, reason)
      this.#reasons.set(seat, reason)
      if (isWeightier(reason, this.#purposes.get(seat))) this.#purposes.set(seat, reason)
    }
    return key
  }

  /** Whom a computer player suspects; nobody if a person sits there or no side is hidden. */
  suspicionsOf(seat: Seat, view: View): Suspicion[] {
    const mind = this.heads[seat]
    return (mind && this.minds?.suspicions?.(view, mind)) ?? []
  }

  /** Why a seat last gave a sealed answer. */
  ballotOf(seat: Seat): Reason | null {
    return this.#ballots.get(seat) ?? null
  }

  /** Why a seat last did what it did, where it had a reason. */
  reasonOf(seat: Seat): Reason | null {
    return this.#reasons.get(seat) ?? null
  }

  /** What a seat is about: what its latest turn was for, or where it has had none, its last answer. */
  purposeOf(seat: Seat): Reason | null {
    return this.#purposes.get(seat) ?? this.reasonOf(seat)
  }

  /** Takes up what was in the heads when the game was left. A memory of another make is left alone: what was seen is in the record. */
  recall(saved: readonly (Mind | undefined)[]): void {
    this.heads = this.heads.map((mind, seat) => {
      const old = saved[seat]
      return mind && old && isOfOneMake(mind, old) ? old : mind
    })
  }
}

/** To stop when nothing else is left in a turn is no plan of its own: what the turn was for still says more. */
const isLeftOff = (why: Why, view: View, before: Reason | undefined): boolean =>
  why.aim.kind === 'wait' && why.instead === null && before !== undefined && isOfOneTurn(before.view, view)

const isOfOneTurn = (one: View, other: View): boolean => one.round === other.round && one.slot === other.slot

/** A plan for one's own turn, of a later turn or of more worth than what the turn was for so far. */
const isWeightier = ({ why, view }: Reason, before: Reason | undefined): boolean =>
  view.decision!.kind === 'main' &&
  (!before || !isOfOneTurn(before.view, view) || why.worth > before.why.worth)

const isOfOneMake = (one: Mind, other: Mind): boolean =>
  one.level === other.level &&
  one.temper === other.temper &&
  Object.keys(one.memory).sort().join() === Object.keys(other.memory).sort().join()
