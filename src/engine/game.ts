/**
 * The door of the engine: a game is two calls, *what may be chosen now?* and *this is chosen*. Everything
 * else stands on them. State goes in and comes out as plain JSON.
 */
import { cite } from './editions/cited.ts'
import { rulesetOf } from './editions/rulesets.ts'
import type { Happening } from './happenings.ts'
import type { ChoiceKey, Seat } from './ids.ts'
import type { Catalog } from './language/defs.ts'
import type { Play } from './play.ts'
import { playOf } from './play-of.ts'
import { type Refusal, refusalOf } from './refusals.ts'
import { choicesOf } from './rules/choices.ts'
import { run } from './rules/run.ts'
import { isWritten } from './rules/written.ts'
import { completed, emptyState, type Opening, setUp } from './setup.ts'
import { clone } from './state/clone.ts'
import { LuckWanted } from './state/dice.ts'
import type { Decision } from './state/flow.ts'
import type { State } from './state/state.ts'

export { isPlayable, playableEditions, rulesetOf } from './editions/rulesets.ts'
export { type Pieces, piecesOf } from './pieces.ts'
export { playOf } from './play-of.ts'
export type { Refusal } from './refusals.ts'
export { completed, type FullOpening, type Opening, type Seating } from './setup.ts'
export { clone } from './state/clone.ts'
export { LuckWanted } from './state/dice.ts'
export { fingerprint } from './state/fingerprint.ts'
export { type Decision, SEALED_KINDS, WRITTEN_KINDS } from './state/flow.ts'
export type { State } from './state/state.ts'
export { knowledgeOf, viewFor } from './view.ts'

export interface Progress {
  state: State
  happenings: Happening[]
}

/** Sets up a game and runs it to its first decision. */
export function newGame(catalog: Catalog, opening: Opening): Progress {
  const rules = rulesetOf(catalog.edition)
  const seats = opening.seats.length
  if (seats < rules.players.fewest || seats > rules.players.most) {
    throw new Error(
      `${seats} players: this edition is for ${rules.players.fewest} to ${rules.players.most}${cite(rules.cites, 'L-CORE-04')}`,
    )
  }
  const chapter = opening.options?.chapter ?? null
  if (chapter !== null && !Object.hasOwn(catalog.chapters, chapter))
    throw new Error(`There is no chapter ${chapter}${cite(rules.cites, 'L-CAMP-01')}`)
  const full = completed(catalog, opening)
  const play = playOf(catalog, emptyState(rules, full.seed, full.pieces, full.options))
  setUp(play, full)
  run(play)
  return { state: play.state, happenings: play.out }
}

/** What a seat is being asked, if anything it has not answered yet. */
export function decisionOf(state: State, seat: Seat): Decision | null {
  const { asking } = state
  if (!asking) return null
  return asking.open.find((decision) => decision.seat === seat && asking.given[seat] === undefined) ?? null
}

/** The first seat that still owes an answer. */
export function nextSeat(state: State): Seat | null {
  const { asking } = state
  return asking?.open.find(({ seat }) => asking.given[seat] === undefined)?.seat ?? null
}

export function legalChoices(catalog: Catalog, state: State, seat: Seat): readonly ChoiceKey[] {
  const decision = decisionOf(state, seat)
  return decision ? choicesOf(playOf(catalog, state), decision) : []
}

/** Chooses on a copy; the state given stays as it was. */
export function choose(
  catalog: Catalog,
  state: State,
  seat: Seat,
  key: ChoiceKey,
): Progress | { refusal: Refusal } {
  const copy = clone(state)
  const result = advance(catalog, copy, seat, key)
  return 'refusal' in result ? result : { state: copy, happenings: result.happenings }
}

/** The same in place, for simulation and search. A refusal changes nothing. */
export function advance(
  catalog: Catalog,
  state: State,
  seat: Seat,
  key: ChoiceKey,
): { happenings: Happening[] } | { refusal: Refusal } {
  const play = playOf(catalog, state)
  const refusal = answer(play, seat, key)
  if (refusal) return { refusal }
  run(play)
  return { happenings: play.out }
}

export interface Rehearsal extends Progress {
  /** What would have to be drawn next; null where it ran to the next decision, or to the end. */
  wanted: LuckWanted | null
}

/** A choice on a copy with these dice and no other luck: how far it comes, and what it wants then. */
export function rehearse(
  catalog: Catalog,
  state: State,
  seat: Seat,
  key: ChoiceKey,
  dice: readonly number[],
): Rehearsal | { refusal: Refusal } {
  const copy = clone(state)
  copy.rng = { ...copy.rng, dice: { given: [...dice] }, haunt: { given: [] } }
  const play = playOf(catalog, copy)
  const refusal = answer(play, seat, key)
  if (refusal) return { refusal }
  let wanted: LuckWanted | null = null
  try {
    run(play)
  } catch (error) {
    if (!(error instanceof LuckWanted)) throw error
    wanted = error
  }
  return { state: copy, happenings: play.out, wanted }
}

/** Writes an answer down if it is legal; the frame that asked gets it when the join is met. */
function answer(play: Play, seat: Seat, key: ChoiceKey): Refusal | null {
  const { state } = play
  const decision = decisionOf(state, seat)
  if (!decision || !(choicesOf(play, decision).includes(key) || isWritten(decision, key)))
    return refusalOf(play, seat, key)
  const asking = state.asking!
  if (asking.join !== 'all') state.frames[state.frames.length - 1]!.answer = key
  else {
    asking.given[decision.seat] = key
    if (asking.open.some(({ seat: other }) => asking.given[other] === undefined)) return null
    play.given = asking.given // a frame could be seen
  }
  state.asking = null
  return null
}
