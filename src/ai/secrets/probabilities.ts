/** Probabilities by player. */
import type { ExplorerId } from '../../engine/ids.ts'
import type { Rng } from '../rng.ts'
import type { Probabilities } from '../types.ts'

/** Scales weights to a sum of 1; uniform if all are 0. The excluded player gets 0. */
export function normalized(
  ids: readonly ExplorerId[],
  weightOf: (id: ExplorerId) => number,
  excluded?: ExplorerId,
): Probabilities {
  const weights = ids.map((id) => (id === excluded ? 0 : weightOf(id)))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const others = ids.length - (excluded !== undefined && ids.includes(excluded) ? 1 : 0)
  return Object.fromEntries(
    ids.map((id, n) => [id, sum > 0 ? weights[n]! / sum : id === excluded ? 0 : 1 / Math.max(1, others)]),
  )
}

/** The first player with the highest score: all players use the same order, so all find the same one. */
export function firstBest(ids: readonly ExplorerId[], scoreOf: (id: ExplorerId) => number): ExplorerId {
  return ids.reduce((best, id) => (scoreOf(id) > scoreOf(best) + 1e-9 ? id : best))
}

export const mostLikely = (probabilities: Probabilities): ExplorerId =>
  firstBest(Object.keys(probabilities), (id) => probabilities[id]!)

/** Draws a player. */
export function sampleFrom(probabilities: Probabilities, rng: Rng): ExplorerId {
  let left = rng()
  for (const [id, probability] of Object.entries(probabilities)) {
    left -= probability
    if (left < 0) return id
  }
  return mostLikely(probabilities)
}
