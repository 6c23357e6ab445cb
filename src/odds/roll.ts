/** The odds of one roll. */
import { rulesetOf } from '../engine/editions/rulesets.ts'
import type { RulesetId } from '../engine/ids.ts'
import { chanceOf, meanOf, type Results, resultsOf } from './dice.ts'
import type { Fraction } from './fraction.ts'

export interface RollQuestion {
  edition: RulesetId
  dice: number
  add: number
  /** The results that count, both ends included; null for no bound. */
  atLeast: number | null
  atMost: number | null
}

export interface RollOdds extends RollQuestion {
  kind: 'roll'
  results: Results
  chance: Fraction
  mean: Fraction
}

export const counts = ({ atLeast, atMost }: RollQuestion, result: number): boolean =>
  (atLeast === null || result >= atLeast) && (atMost === null || result <= atMost)

export function rollOdds(question: RollQuestion): RollOdds {
  const results = resultsOf(question.dice, question.add, rulesetOf(question.edition).dice)
  const chance = chanceOf(results, (result) => counts(question, result))
  return { kind: 'roll', ...question, results, chance, mean: meanOf(results) }
}
