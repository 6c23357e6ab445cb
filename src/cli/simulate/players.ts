// The players of a simulated game: each seat has its level and its own mind.

import { newMind, think, witness } from '../../ai/mind.ts'
import { pickFrom, rngFor } from '../../ai/rng.ts'
import type { Mind } from '../../ai/types.ts'
import { knowledgeOf, legalChoices, type State } from '../../engine/game.ts'
import type { Happening } from '../../engine/happenings.ts'
import type { ChoiceKey, Seat, Team } from '../../engine/ids.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { mayKnow } from '../../engine/view.ts'
import { type GamePlan, levelOf, type PlayerLevel } from './settings.ts'
import { addTime, type ThinkTimes } from './think-times.ts'

export class Players {
  readonly #minds: Mind[]

  constructor(
    readonly catalog: Catalog,
    readonly plan: Pick<GamePlan, 'seed' | 'levels' | 'seats'>,
    readonly times: ThinkTimes,
  ) {
    this.#minds = Array.from({ length: plan.seats }, (_, seat) => newMind(levelOf(plan.levels, seat, null)))
  }

  get levels(): PlayerLevel[] {
    return this.#minds.map(({ level }) => level)
  }

  /** A seat that changed sides may change its level, and then forgets everything. */
  watch(state: State, happenings: readonly Happening[]): void {
    for (const { seat, id } of state.explorers) {
      const level = levelOf(this.plan.levels, seat, this.#sideOf(state, seat))
      if (level !== this.#minds[seat]!.level) this.#minds[seat] = newMind(level)
      if (level === 'random') continue
      const known = happenings.filter((one) => mayKnow(one, id))
      this.#minds[seat] = witness(this.catalog, this.#minds[seat]!, known)
    }
  }

  #sideOf({ haunt, explorers }: State, seat: Seat): Team | null {
    const isOnOwn = !haunt || this.catalog.haunts[haunt.number]!.team.kind === 'everyone'
    return isOnOwn ? null : explorers[seat]!.team
  }

  answer(state: State, seat: Seat, decision: number): ChoiceKey {
    const rng = rngFor(this.plan.seed, seat, decision)
    const mind = this.#minds[seat]!
    // Random play needs no view, and is to go as fast as the engine.
    if (mind.level === 'random') return pickFrom(legalChoices(this.catalog, state, seat), rng)
    const view = knowledgeOf(this.catalog, state, seat)
    const began = performance.now()
    const thought = think(this.catalog, view, mind, rng, true)
    const { plan, fault } = thought.mind.memory
    // At a table the game would go on; a simulation reports the fault.
    if (fault !== null) throw new Error(fault)
    if (plan !== null && plan !== mind.memory.plan) addTime(this.times, mind.level, performance.now() - began)
    this.#minds[seat] = thought.mind
    return thought.key
  }
}
