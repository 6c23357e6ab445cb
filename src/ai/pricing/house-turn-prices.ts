/**
 * Prices of tracks that only the house turn reads: what one unit alone costs there. A track of which there is too much
 * becomes a need, so that things and places on the way to lowering it get a price as well.
 */
import { fact } from '../../engine/ai-queries.ts'
import type { FactName } from '../reading/sources.ts'
import type { World } from '../reading/world.ts'
import { UNREACHABLE } from '../reading/world.ts'
import { expectedChanges } from './effect-changes.ts'
import type { GoalSearch } from './goal-search.ts'
import type { Need } from './need.ts'

/** House turns that a unit is expected to stay for. */
const HOUSE_TURNS = 2

export interface HousePrice {
  name: FactName
  price: number
  /** How to bring the track down, or up if that is to our good; null if nobody can. */
  need: Need | null
}

/** `shared` is the price of a fact as the goals set it. */
export function houseTurnPrices(
  world: World,
  search: GoalSearch,
  shared: (name: FactName) => number,
): HousePrice[] {
  const { haunt, state } = world
  const list = haunt?.houseTurn
  if (!haunt || !list) return []
  const tracks = state.haunt!.tracks
  const unpriced = haunt.tracks.map(({ id }) => id).filter((id) => shared(fact.track(id)) === 0)
  if (unpriced.length === 0) return []
  const before = { ...tracks }
  const taken = (alone: string | null): number => {
    for (const id of unpriced) tracks[id] = id === alone ? 1 : 0
    let sum = 0
    for (const [name, by] of expectedChanges(world, list, world.scopeOf(world.me), () => 0))
      sum += by * shared(name)
    return sum
  }
  const none = taken(null)
  const prices = unpriced.map((id) => ({ id, price: taken(id) - none }))
  Object.assign(tracks, before)
  return prices
    .filter(({ price }) => price !== 0)
    .map(({ id, price }) => {
      const name = fact.track(id)
      const units = price > 0 ? 1 : -(tracks[id] ?? 0)
      const need = search.fact(name, units, 0)
      return { name, price: HOUSE_TURNS * price, need: need.turns < UNREACHABLE && units !== 0 ? need : null }
    })
}
