/** The choice that moves a character one tile along a path. */

import { tileOf } from '../../engine/ai-queries.ts'
import { type CharacterId, type ChoiceKey, SIDES, type TileId } from '../../engine/ids.ts'
import { isOfKind, parseKey, verbOf } from '../../engine/keys.ts'
import type { Route } from '../memory.ts'
import { tilesTo } from '../reading/paths.ts'
import type { World } from '../reading/world.ts'

export const isStep = (key: ChoiceKey): boolean => isOfKind(key, 'move') || isOfKind(key, 'go')

/** The tile a move leads to; null for an unopened doorway and for other choices. */
export function destinationOf(world: World, who: CharacterId, key: ChoiceKey): TileId | null {
  if (!isStep(key)) return null
  const step = parseKey(key)
  if (step.kind === 'go') return step.tile
  if (step.kind !== 'move') return null
  return tileOf(world.state, world.tileOf(who)).next[SIDES.indexOf(step.side)] ?? null
}

/** The next step to a tile, and the route for the steps after it. */
export function stepTo(
  world: World,
  who: CharacterId,
  tile: TileId,
  choices: readonly ChoiceKey[],
  then: ChoiceKey | null,
): { key: ChoiceKey; route: Route | null } | null {
  const [next, ...left] = tilesTo(world.paths(who), world.tileOf(who), tile) ?? []
  if (next === undefined) return null
  const key = choices.find((choice) => destinationOf(world, who, choice) === next)
  if (key !== undefined) return { key, route: { who, at: next, left, then } }
  const across = crossing(choices)
  return across === undefined ? null : { key: across, route: null }
}

/** A try to get to the other half of a room, if that is what is in the way. */
export const crossing = (choices: readonly ChoiceKey[]): ChoiceKey | undefined =>
  choices.find((choice) => verbOf(choice) === 'cross')
