/** Rollout: plays an imagined state on with all players steady. */

import type { State } from '../../engine/ai-queries.ts'
import { advance, decisionOf, legalChoices, nextSeat, playOf } from '../../engine/game.ts'
import type { ChoiceKey, ExplorerId, Seat } from '../../engine/ids.ts'
import { withOtherLuck } from '../../engine/imagine.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { mayKnow } from '../../engine/view.ts'
import { type Memory, newMemory } from '../memory.ts'
import { followRoute, turnName } from '../planning/follow-route.ts'
import type { TurnOption } from '../planning/turn-options.ts'
import type { Rng } from '../rng.ts'
import { addClues } from '../secrets/clues.ts'
import type { AskedDecision, PlayStyle } from '../types.ts'
import { SKILLS, TASTES } from './levels.ts'
import { decide } from './steady.ts'

export interface RolloutResult {
  state: State
  /** Engine choices made. */
  steps: number
}

/** Engine choices before a rollout stops. */
const MAX_STEPS = 600
const ROLLOUT_STYLE: PlayStyle = { skill: SKILLS.steady, taste: TASTES.even, fast: true, silent: true }

/** Makes a choice, then plays until my turn comes round after some rounds, or the game is over. */
export function rollOut(
  catalog: Catalog,
  from: State,
  me: ExplorerId,
  next: TurnOption['next'],
  { clues }: Memory,
  rng: Rng,
  rounds: number,
): RolloutResult {
  const seed = () => String(rng())
  const state = withOtherLuck(from, seed())
  const seat = state.explorers.find(({ id }) => id === me)!.seat
  // Most clues are public, so the others are taken to have mine.
  const opening: Memory = { ...newMemory(), clues }
  const memories = new Map<Seat, Memory>([[seat, { ...opening, turn: turnName(state), route: next.route }]])
  const memoryOf = (each: Seat) => memories.get(each) ?? opening
  const choose = (by: Seat, key: ChoiceKey): void => {
    const result = advance(catalog, state, by, key)
    if (!clues || 'refusal' in result) return
    for (const { seat: each, id } of state.explorers) {
      const memory = memoryOf(each)
      const known = result.happenings.filter((happening) => mayKnow(happening, id))
      memories.set(each, { ...memory, clues: addClues(catalog, memory.clues, known) })
    }
  }
  // Sealed answers of the others are unknown to me: they answer again.
  if (state.asking?.join === 'all') state.asking.given = {}
  choose(seat, next.key)
  let steps = 1
  const last = from.round + rounds
  const isOver = () => state.round > last || (state.round === last && state.turn.who === me)
  for (; !state.outcome && !isOver() && steps < MAX_STEPS; steps++) {
    const by = nextSeat(state)!
    const { key, memory } = playSteadily(catalog, state, by, memoryOf(by), rng)
    memories.set(by, memory)
    choose(by, key)
  }
  return { state, steps }
}

function playSteadily(
  catalog: Catalog,
  state: State,
  seat: Seat,
  memory: Memory,
  rng: Rng,
): { key: ChoiceKey; memory: Memory } {
  const { kind, about } = decisionOf(state, seat)!
  const asked: AskedDecision = { kind, about, choices: [...legalChoices(catalog, state, seat)] }
  const situation = {
    catalog,
    play: playOf(catalog, state),
    me: state.explorers[seat]!.id,
    asked,
    more: () => withOtherLuck(state, String(rng())),
  }
  return followRoute({ ...state, decision: asked }, memory) ?? decide(situation, memory, ROLLOUT_STYLE, rng)
}
