/** One turn: makes plans, sorts them by score, and takes the first step of the best. */

import type { ChoiceKey } from '../../engine/ids.ts'
import { keys } from '../../engine/keys.ts'
import { type Aim, changedMemory, type Memory, type Route, type ScoredAim } from '../memory.ts'
import type { FactValues } from '../pricing/fact-values.ts'
import type { World } from '../reading/world.ts'
import type { Rng } from '../rng.ts'
import type { DecisionResult, PlayStyle } from '../types.ts'
import { actionPlans } from './action-plans.ts'
import { errandPlans } from './errands.ts'
import { explorePlans } from './explore-plans.ts'
import { turnName } from './follow-route.ts'
import { noisyPlans, withSlip } from './mistakes.ts'
import { crossing, isStep, stepTo } from './next-step.ts'
import type { Plan } from './plan.ts'
import { rememberTurn, repeatPenalty } from './repeat-penalty.ts'

/** Choices in one turn before the player ends it. */
const MAX_CHOICES = 30
/** Factor on the score of the plan in progress. */
const PERSISTENCE = 1.15
/** Upper bound of the random tie-break. */
const TIE_BREAK = 1e-6

/** The name of this turn, and the number of choices in it, this one included. */
function turnOf({ state }: World, memory: Memory): { turn: string; steps: number } {
  const turn = turnName(state)
  return { turn, steps: memory.turn === turn ? memory.steps + 1 : 1 }
}

/** A plan that can be continued now, and the choice that continues it. */
export interface TurnOption extends Plan {
  next: { key: ChoiceKey; route: Route | null }
}

/** The options of this turn, the best first; a generator, since most callers need only one or two. */
export function* optionsFor(
  values: FactValues,
  choices: readonly ChoiceKey[],
  memory: Memory,
  style: PlayStyle,
  rng: Rng,
): Generator<TurnOption> {
  const { world } = values
  const { turn, steps } = turnOf(world, memory)
  if (steps > MAX_CHOICES) return
  const isSameTurn = memory.turn === turn
  const kept = isSameTurn && style.skill.remembers ? memory.plan : null
  const trail = isSameTurn ? memory.trail : []
  const plans = world.haunt ? [...actionPlans(values), ...errandPlans(values)] : explorePlans(values)
  const penaltyOf = repeatPenalty(world, memory)
  for (const plan of plans) {
    plan.score -= penaltyOf(plan)
    if (kept && sameAim(kept.aim, plan.aim)) plan.score += Math.abs(plan.score) * (PERSISTENCE - 1)
    plan.score += rng() * TIE_BREAK
  }
  const sorted = noisyPlans(world, plans, style.skill, rng).sort((a, b) => b.score - a.score)
  for (const plan of withSlip(sorted, style.skill, rng)) {
    const next = nextKey(world, plan, choices)
    // No walking back to a tile of this turn before doing something else.
    if (next && !(next.route && trail.includes(next.route.at))) yield Object.assign(plan, { next })
  }
}

/** Takes the first option, and remembers its aim. */
export function takeFirst(
  options: Iterable<TurnOption>,
  memory: Memory,
  world: World,
  isSilent = false,
): DecisionResult {
  const { turn, steps } = turnOf(world, memory)
  const { plan, second } = firstTwo(options, isSilent)
  if (!plan)
    return { key: 'end', why: null, memory: changedMemory(memory, { plan: null, turn, steps, route: null }) }
  const why = { ...scoredAim(plan, isSilent), instead: second ? scoredAim(second) : null }
  const { key, route } = plan.next
  const isSameTurn = memory.turn === turn
  const trail = route ? [...(isSameTurn ? memory.trail : []), world.self().tile] : []
  const past = isSameTurn ? memory.past : rememberTurn(memory.past, world, plan.aim)
  return { key, why, memory: changedMemory(memory, { plan: why, turn, steps, route, trail, past }) }
}

/** The first option, and the first with another aim. */
function firstTwo(
  options: Iterable<TurnOption>,
  isSilent: boolean,
): { plan: TurnOption | null; second: TurnOption | null } {
  let plan: TurnOption | null = null
  for (const option of options) {
    if (isSilent) return { plan: option, second: null }
    if (plan && !sameAim(option.aim, plan.aim)) return { plan, second: option }
    plan ??= option
  }
  return { plan, second: null }
}

const scoredAim = ({ aim, chance, score }: Plan, isSilent = false): ScoredAim => ({
  aim,
  chance: isSilent ? null : chance(),
  worth: score,
})

function sameAim(one: Aim, other: Aim): boolean {
  if (one.kind !== other.kind) return false
  const names = Object.keys(one) as (keyof Aim)[]
  return names.every((name) => one[name] === other[name])
}

/** The choice that continues a plan; null if none does now. */
function nextKey(
  world: World,
  plan: Plan,
  choices: readonly ChoiceKey[],
): { key: ChoiceKey; route: Route | null } | null {
  const then = plan.key === null || plan.later ? 'end' : plan.key
  if (world.self().tile !== plan.tile) return stepTo(world, world.me, plan.tile, choices, then)
  if (then === 'end') return { key: 'end', route: null }
  const key =
    namingChoice(world, then, choices) ??
    choices.find((choice) => choice === then) ??
    (isStep(then) ? crossing(choices) : undefined)
  return key === undefined ? null : { key, route: null }
}

/** An action that says a name uses the value of the secret, known or imagined (L-AMB-77). */
function namingChoice({ state }: World, key: ChoiceKey, choices: readonly ChoiceKey[]): ChoiceKey | null {
  for (const { value } of Object.values(state.haunt?.secrets ?? {})) {
    const naming = keys.aimed(key, value)
    if (choices.includes(naming)) return naming
  }
  return null
}
