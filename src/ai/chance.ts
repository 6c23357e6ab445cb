/** Exact chances of dice as plain numbers, worked out once for each number of dice (L-DICE-01). */
import { compared } from '../engine/insight.ts'

const known = new Map<number, readonly number[]>()

/** The chance of each sum of so many dice, from 0 up. */
function sums(dice: number, faces: number): readonly number[] {
  let chances = [1]
  for (let die = 0; die < dice; die++) {
    const next: number[] = new Array(chances.length + faces - 1).fill(0)
    for (const [sum, chance] of chances.entries())
      for (let face = 0; face < faces; face++) next[sum + face]! += chance / faces
    chances = next
  }
  return chances
}

/** L-DICE-04: what is added counts in full, and a result is never under 0. */
export function resultsOf(dice: number, add: number, faces: number): readonly number[] {
  const name = (add * 100 + dice) * 100 + faces
  const before = known.get(name)
  if (before) return before
  const results: number[] = []
  for (const [sum, chance] of sums(dice, faces).entries()) {
    const result = Math.max(0, sum + add)
    results[result] = (results[result] ?? 0) + chance
  }
  const all = Array.from(results, (chance) => chance ?? 0)
  known.set(name, all)
  return all
}

/** Two results against each other: how often each is more than the other, and by how much on average over all rolls. */
export interface Clash {
  more: number
  less: number
  deals: number
  takes: number
}

const clashes = new WeakMap<readonly number[], WeakMap<readonly number[], Clash>>()

export function clashOf(mine: readonly number[], theirs: readonly number[]): Clash {
  let against = clashes.get(mine)
  if (!against) {
    against = new WeakMap()
    clashes.set(mine, against)
  }
  let clash = against.get(theirs)
  if (!clash) {
    const { more, less } = compared(mine, theirs)
    clash = { more, less, deals: leadOf(mine, theirs), takes: leadOf(theirs, mine) }
    against.set(theirs, clash)
  }
  return clash
}

/** By how much the one is more than the other, on average over all rolls; nothing where it is not. */
export function leadOf(mine: readonly number[], theirs: readonly number[]): number {
  let lead = 0
  for (const [one, chance] of mine.entries())
    for (const [other, against] of theirs.entries()) if (one > other) lead += (one - other) * chance * against
  return lead
}
