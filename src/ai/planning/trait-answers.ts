/** Picks a trait to roll, to lose or to gain, by its effect on the turns to a win. */

import { affected, explorerOf, numberOf, type Op, type Scope, withSteps } from '../../engine/ai-queries.ts'
import type { ChoiceKey, Trait } from '../../engine/ids.ts'
import { GoalSearch } from '../pricing/goal-search.ts'
import { askingOp } from '../reading/asking-op.ts'
import { bestBy, traitIn } from '../reading/trait-choices.ts'
import { UNREACHABLE, World } from '../reading/world.ts'
import type { AskedDecision } from '../types.ts'

/** Steps that a trait counts for if the whole way to a win depends on it. */
const DEPENDENCE = 6
/** Steps that Speed counts less as a place to take damage: it is needed for every plan. */
const SPEED_BIAS = 0.4
/** Below every other choice: a trait on its last step, or a choice without a trait. */
const LAST_STEP = -10
const NO_TRAIT = { damage: -1, gain: -10 }

/** Null if the question is not about a trait. */
export function traitAnswer(world: World, asked: AskedDecision): ChoiceKey | null {
  if (asked.kind === 'damage') return damageChoice(world, asked)
  if (asked.kind !== 'trait') return null
  const asking = askingOp(world)
  if (asking?.op.op === 'roll') return rollChoice(world, asked.choices, asking.op, asking.scope)
  if (asking?.op.op === 'gain' && asked.about.who === world.me) return gainChoice(world, asked.choices)
  return null
}

/** Takes damage in the trait with the most steps and the least use. */
function damageChoice(world: World, { choices, about }: AskedDecision): ChoiceKey {
  const { steps } = explorerOf(world.state, about.who!)
  const traits = choices.map(traitIn)
  const spare = traits.filter((trait) => trait && steps[trait] > 1)
  // No slowdown makes a trait worse than one on its last step.
  if (spare.length < 2 && traits.every((trait) => trait))
    return choices[traits.indexOf(spare[0])] ?? choices[0]!
  const turns = turnsToWin(world, about.who!, null)
  return bestBy(choices, (key) => {
    const trait = traitIn(key)
    if (!trait) return NO_TRAIT.damage
    if (steps[trait] <= 1) return LAST_STEP
    const slowdown = 1 - turns / turnsToWin(world, about.who!, trait, -1)
    return steps[trait] - DEPENDENCE * slowdown + (trait === 'speed' ? -SPEED_BIAS : 0)
  })
}

/** Raises the trait that helps most; among equals, the lowest. */
function gainChoice(world: World, choices: readonly ChoiceKey[]): ChoiceKey {
  const { steps } = world.self()
  const turns = turnsToWin(world, world.me, null)
  return bestBy(choices, (key) => {
    const trait = traitIn(key)
    if (!trait) return NO_TRAIT.gain
    const speedup = 1 - turnsToWin(world, world.me, trait, 1) / turns
    return DEPENDENCE * speedup - steps[trait]
  })
}

/** Turns a player needs to win, as if a trait were `by` steps higher. */
function turnsToWin(world: World, who: string, trait: Trait | null, by = 0): number {
  if (!world.haunt) return 1
  const search = () =>
    new GoalSearch(new World(world.play, world.me, world.taste, world), who).ways()[0]?.turns ?? UNREACHABLE
  return Math.max(1, trait === null ? search() : withSteps(world.play, who, trait, by, search))
}

/** The trait with the highest mean result. */
function rollChoice(
  world: World,
  choices: readonly ChoiceKey[],
  op: Extract<Op, { op: 'roll' }>,
  scope: Scope,
): ChoiceKey {
  const [roller] = op.who === undefined ? [scope.me] : affected(world.play, op.who, scope)
  const number = (value: typeof op.add) => (value === undefined ? 0 : numberOf(world.play, value, scope))
  const dice = number(op.dice) + number(op.moreDice)
  return bestBy(choices, (key) => {
    const results = world.results(roller ?? scope.me, traitIn(key) ?? null, dice, number(op.add), scope.word)
    return results.reduce((sum, chance, result) => sum + chance * result, 0)
  })
}
