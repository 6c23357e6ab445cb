/** Exact probabilities of dice (L-DICE-01), cached by number of dice. */
import { compared } from '../../engine/ai-queries.ts'

const cache = new Map<number, readonly number[]>()

/** The probability of each sum, from 0 up. */
function sumProbabilities(dice: number, faces: number): readonly number[] {
  let chances = [1]
  for (let die = 0; die < dice; die++) {
    const next: number[] = new Array(chances.length + faces - 1).fill(0)
    for (const [sum, chance] of chances.entries())
      for (let face = 0; face < faces; face++) next[sum + face]! += chance / faces
    chances = next
  }
  return chances
}

/** The probability of each result, from 0 up; a result below 0 counts as 0 (L-DICE-04). */
export function resultProbabilities(dice: number, add: number, faces: number): readonly number[] {
  const name = (add * 100 + dice) * 100 + faces
  const before = cache.get(name)
  if (before) return before
  const results: number[] = []
  for (const [sum, chance] of sumProbabilities(dice, faces).entries()) {
    const result = Math.max(0, sum + add)
    results[result] = (results[result] ?? 0) + chance
  }
  const all = Array.from(results, (chance) => chance ?? 0)
  cache.set(name, all)
  return all
}

/** Two rolls against each other. */
export interface Matchup {
  /** Probability that the first result is higher, and lower. */
  more: number
  less: number
  /** Expected lead of the first over the second, and of the second over the first. */
  deals: number
  takes: number
}

const matchups = new WeakMap<readonly number[], WeakMap<readonly number[], Matchup>>()

export function matchupOf(mine: readonly number[], theirs: readonly number[]): Matchup {
  let against = matchups.get(mine)
  if (!against) {
    against = new WeakMap()
    matchups.set(mine, against)
  }
  let matchup = against.get(theirs)
  if (!matchup) {
    const { more, less } = compared(mine, theirs)
    matchup = { more, less, deals: expectedLead(mine, theirs), takes: expectedLead(theirs, mine) }
    against.set(theirs, matchup)
  }
  return matchup
}

/** Expected lead of one roll over another; a roll that is behind counts as 0. */
export function expectedLead(mine: readonly number[], theirs: readonly number[]): number {
  let lead = 0
  for (const [one, chance] of mine.entries())
    for (const [other, against] of theirs.entries()) if (one > other) lead += (one - other) * chance * against
  return lead
}
