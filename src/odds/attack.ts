/** The odds of an attack from its numbers alone (L-ATK-06..10, L-ATK-16, L-ATK-20, L-STEAL-01, L-STEAL-08, L-STEAL-10). */
import { legacy } from '../engine/editions/legacy.ts'
import { chanceOf, held, meanOf, type Results, resultsOf } from './dice.ts'
import { type Fraction, plus, times } from './fraction.ts'

/** One side: the trait's value, dice besides, and what is added to the result. */
export interface Force {
  value: number
  dice: number
  add: number
}

export interface AttackQuestion {
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
  /** By how much the attacker wins; negative where the defender does. */
  margins: Results
  dealt: Results
  taken: Results
  meanDealt: Fraction
  meanTaken: Fraction
  steal: Fraction
}

export const diceOf = ({ value, dice }: Force): number => held(value + dice)

/** The least margin that may be turned into a theft. */
export const STEAL_FROM = legacy.attack.stealFrom ?? Number.POSITIVE_INFINITY

export function attackOdds(question: AttackQuestion): AttackOdds {
  const { attack, defence, ranged, monster } = question
  const mine = resultsOf(diceOf(attack), attack.add)
  const theirs = resultsOf(diceOf(defence), defence.add)
  const margins = gathered(
    mine.flatMap((one) =>
      theirs.map((other) => ({
        result: one.result - other.result,
        chance: times(one.chance, other.chance),
      })),
    ),
  )
  const mayHurt = (margin: number): number => (monster ? 0 : Math.max(0, margin))
  const mayBeHurt = (margin: number): number =>
    ranged && !legacy.attack.rangedBacklash ? 0 : Math.max(0, -margin)
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
    steal: chanceOf(margins, (by) => by >= STEAL_FROM && !ranged && !monster),
  }
}

const mapped = (results: Results, to: (result: number) => number): Results =>
  gathered(results.map(({ result, chance }) => ({ result: to(result), chance })))

/** Equal results together, the lowest first. */
function gathered(results: Results): Results {
  const chances = new Map<number, Fraction>()
  for (const { result, chance } of results) {
    const before = chances.get(result)
    chances.set(result, before ? plus(before, chance) : chance)
  }
  return [...chances].map(([result, chance]) => ({ result, chance })).sort((a, b) => a.result - b.result)
}
