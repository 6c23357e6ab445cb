// Those who play a simulated game: each seat at its level, with a mind of its own.
import { type Mind, newMind, think, witness } from '../../ai/mind.ts'
import { luckFor, pickFrom } from '../../ai/random.ts'
import { legalChoices, type State, viewFor } from '../../engine/game.ts'
import type { Happening } from '../../engine/happenings.ts'
import type { ChoiceKey, Seat, Team } from '../../engine/ids.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { mayKnow } from '../../engine/view.ts'
import { type GamePlan, type Level, levelOf } from './settings.ts'
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

  get levels(): Level[] {
    return this.#minds.map(({ level }) => level)
  }

  /** Whoever is on another side now may play at another level, and then knows nothing of what was. */
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
    const luck = luckFor(this.plan.seed, seat, decision)
    const mind = this.#minds[seat]!
    // Random play needs no view, and is to go as fast as the engine.
    if (mind.level === 'random') return pickFrom(legalChoices(this.catalog, state, seat), luck)
    const view = viewFor(this.catalog, state, seat)
    const began = performance.now()
    const thought = think(this.catalog, view, mind, luck)
    const { plan, fault } = thought.mind.memory
    // At a table the game would go on; here it is looked for.
    if (fault !== null) throw new Error(fault)
    if (plan !== null && plan !== mind.memory.plan) addTime(this.times, mind.level, performance.now() - began)
    this.#minds[seat] = thought.mind
    return thought.key
  }
}
