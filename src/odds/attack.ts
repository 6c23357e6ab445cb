/** The odds of an attack from its numbers alone (L-ATK-06..10, L-ATK-16, L-ATK-20, L-STEAL-01, L-STEAL-08, L-STEAL-10). */
import { rulesetOf } from '../engine/editions/rulesets.ts'
import type { RulesetId } from '../engine/ids.ts'
import { chanceOf, held, meanOf, type Results, resultsOf } from './dice.ts'
import { type Fraction, plus, times } from './fraction.ts'

/** One side: the trait's value, extra dice, and the bonus to the result. */
export interface Force {
  value: number
  dice: number
  add: number
}

export interface AttackQuestion {
  edition: RulesetId
  attack: Force
  defence: Force
  damage: 'physical' | 'mental'
  /** The target is on another tile. */
  ranged: boolean
  /** The target is a monster. */
  monster: boolean
}

export interface AttackOdds extends AttackQuestion {
  kind: 'attack'
  win: Fraction
  draw: Fraction
  lose: Fraction
  /** The attacker's result minus the defender's. */
  margins: Results
  dealt: Results
  taken: Results
  meanDealt: Fraction
  meanTaken: Fraction
  /** The least damage that may be turned into a theft; null if nothing can be stolen. */
  stealFrom: number | null
  steal: Fraction
}

export const diceOf = ({ edition }: AttackQuestion, { value, dice }: Force): number =>
  held(value + dice, rulesetOf(edition).dice)

export function attackOdds(question: AttackQuestion): AttackOdds {
  const { attack, defence, ranged, monster } = question
  const rules = rulesetOf(question.edition)
  const stealFrom = rules.attack.steal?.from ?? null
  const [mine, theirs] = [attack, defence].map((force) =>
    resultsOf(diceOf(question, force), force.add, rules.dice),
  ) as [Results, Results]
  const margins = gathered(
    mine.flatMap((one) =>
      theirs.map((other) => ({
        result: one.result - other.result,
        chance: times(one.chance, other.chance),
      })),
    ),
  )
  const mayHurt = (margin: number): number => (monster ? 0 : Math.max(0, margin))
  const mayBeHurt = (margin: number): number => (ranged ? 0 : Math.max(0, -margin))
  const dealt = mapped(margins, mayHurt)
  const taken = mapped(margins, mayBeHurt)
  return {
    kind: 'attack',
    ...question,
    win: chanceOf(margins, (by) => by > 0),
    draw: chanceOf(margins, (by) => by === 0),
    lose: chanceOf(margins, (by) => by < 0),
    margins,
    dealt,
    taken,
    meanDealt: meanOf(dealt),
    meanTaken: meanOf(taken),
    stealFrom,
    steal: chanceOf(margins, (by) => stealFrom !== null && by >= stealFrom && !ranged && !monster),
  }
}

const mapped = (results: Results, to: (result: number) => number): Results =>
  gathered(results.map(({ result, chance }) => ({ result: to(result), chance })))

/** Adds up equal results, the lowest first. */
function gathered(results: Results): Results {
  const chances = new Map<number, Fraction>()
  for (const { result, chance } of results) {
    const before = chances.get(result)
    chances.set(result, before ? plus(before, chance) : chance)
  }
  return [...chances].map(([result, chance]) => ({ result, chance })).sort((a, b) => a.result - b.result)
}
