/** In how many ways dice can fall (L-DICE-01, L-AMB-26): faces and limits are the edition's own. */
import type { Ruleset } from '../engine/editions/ruleset.ts'
import { type Fraction, fraction, sum, timesWhole } from './fraction.ts'

export type Dice = Ruleset['dice']

/** L-AMB-28: a pool of dice is held between the fewest and the most. */
export const held = (dice: number, { fewest, most }: Dice): number => Math.min(most, Math.max(fewest, dice))

export const allWays = (dice: number, { faces }: Dice): bigint => BigInt(faces) ** BigInt(dice)

/** The number of ways to roll each total, from 0 up. */
export function waysTo(dice: number, { faces }: Dice): bigint[] {
  let ways = [1n]
  for (let die = 0; die < dice; die++) {
    const next: bigint[] = new Array(ways.length + faces - 1).fill(0n)
    for (const [total, count] of ways.entries())
      for (let face = 0; face < faces; face++) next[total + face]! += count
    ways = next
  }
  return ways
}

/** The results of a roll with their probabilities, the lowest first. */
export type Results = readonly { result: number; chance: Fraction }[]

/** L-DICE-04, L-AMB-28: a bonus has no limit, and a result is never under 0. */
export function resultsOf(dice: number, add: number, rules: Dice): Results {
  const ways = new Map<number, bigint>()
  for (const [total, count] of waysTo(dice, rules).entries()) {
    const result = Math.max(0, total + add)
    ways.set(result, (ways.get(result) ?? 0n) + count)
  }
  return [...ways].map(([result, count]) => ({ result, chance: fraction(count, allWays(dice, rules)) }))
}

export const chanceOf = (results: Results, counts: (result: number) => boolean): Fraction =>
  sum(results.filter(({ result }) => counts(result)).map(({ chance }) => chance))

export const meanOf = (results: Results): Fraction =>
  sum(results.map(({ result, chance }) => timesWhole(result, chance)))

/** The faces of a roll, sorted, so that dice are interchangeable. */
export interface Fall {
  faces: number[]
  chance: Fraction
}

/** Every multiset of faces for a number of dice: 45 for eight dice. */
export function fallsOf(dice: number, rules: Dice): Fall[] {
  const falls: Fall[] = []
  const lay = (faces: number[], from: number, ways: bigint): void => {
    if (faces.length === dice) {
      falls.push({ faces, chance: fraction(ways, allWays(dice, rules)) })
      return
    }
    for (let face = from; face < rules.faces; face++) {
      const same = faces.filter((other) => other === face).length + 1
      // n!/(a!b!c!), one factor for each die laid.
      lay([...faces, face], face, (ways * BigInt(faces.length + 1)) / BigInt(same))
    }
  }
  lay([], 0, 1n)
  return falls
}
