/** In how many ways dice can fall (L-DICE-01, L-AMB-26): faces and limits are the edition's own. */
import { legacy } from '../engine/editions/legacy.ts'
import { type Fraction, fraction, sum, timesWhole } from './fraction.ts'

export const { faces: FACES, fewest: FEWEST, most: MOST } = legacy.dice

/** L-AMB-28: a pool of dice is held between the fewest and the most. */
export const held = (dice: number): number => Math.min(MOST, Math.max(FEWEST, dice))

export const allWays = (dice: number): bigint => BigInt(FACES) ** BigInt(dice)

/** The ways to each total, from 0 up. */
export function waysTo(dice: number): bigint[] {
  let ways = [1n]
  for (let die = 0; die < dice; die++) {
    const next: bigint[] = new Array(ways.length + FACES - 1).fill(0n)
    for (const [total, count] of ways.entries())
      for (let face = 0; face < FACES; face++) next[total + face]! += count
    ways = next
  }
  return ways
}

/** What a roll comes to, each result with its chance, the lowest first. */
export type Results = readonly { result: number; chance: Fraction }[]

/** L-DICE-04, L-AMB-28: what is added counts without limit, and a result is never under 0. */
export function resultsOf(dice: number, add: number): Results {
  const ways = new Map<number, bigint>()
  for (const [total, count] of waysTo(dice).entries()) {
    const result = Math.max(0, total + add)
    ways.set(result, (ways.get(result) ?? 0n) + count)
  }
  return [...ways].map(([result, count]) => ({ result, chance: fraction(count, allWays(dice)) }))
}

export const chanceOf = (results: Results, counts: (result: number) => boolean): Fraction =>
  sum(results.filter(({ result }) => counts(result)).map(({ chance }) => chance))

export const meanOf = (results: Results): Fraction =>
  sum(results.map(({ result, chance }) => timesWhole(result, chance)))

/** A roll without regard to which die shows what. */
export interface Fall {
  faces: number[]
  chance: Fraction
}

/** Every way so many dice can lie, the same faces once: 45 of them for eight dice. */
export function fallsOf(dice: number): Fall[] {
  const falls: Fall[] = []
  const lay = (faces: number[], from: number, ways: bigint): void => {
    if (faces.length === dice) {
      falls.push({ faces, chance: fraction(ways, allWays(dice)) })
      return
    }
    for (let face = from; face < FACES; face++) {
      const same = faces.filter((other) => other === face).length + 1
      // n!/(a!b!c!), one factor for each die laid.
      lay([...faces, face], face, (ways * BigInt(faces.length + 1)) / BigInt(same))
    }
  }
  lay([], 0, 1n)
  return falls
}
