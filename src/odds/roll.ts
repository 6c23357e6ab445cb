/** The odds of one roll. */
import { chanceOf, meanOf, type Results, resultsOf } from './dice.ts'
import type { Fraction } from './fraction.ts'

export interface RollQuestion {
  dice: number
  add: number
  /** Results that count, both ends included; null where any will do. */
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
  const results = resultsOf(question.dice, question.add)
  const chance = chanceOf(results, (result) => counts(question, result))
  return { kind: 'roll', ...question, results, chance, mean: meanOf(results) }
}
