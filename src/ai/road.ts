/** From a plan to the next step: the choice that leads one tile nearer. */
import { type CharacterId, type ChoiceKey, SIDES, type Side, type TileId } from '../engine/ids.ts'
import { tileOf } from '../engine/insight.ts'
import type { Route } from './follow.ts'
import type { World } from './world.ts'

export const isStep = (key: ChoiceKey): boolean => key.startsWith('move:') || key.startsWith('go:')

/** Where a choice of moving leads; null for a doorway nobody has opened, and for anything else. */
export function leadsTo(world: World, who: CharacterId, key: ChoiceKey): TileId | null {
  if (key.startsWith('go:')) return key.slice('go:'.length)
  if (!key.startsWith('move:')) return null
  return tileOf(world.state, world.tileOf(who)).next[SIDES.indexOf(key.slice('move:'.length) as Side)] ?? null
}

/** The tiles on the way, the next one first; null where there is no way. */
function wayTo(world: World, who: CharacterId, tile: TileId): TileId[] | null {
  const { from } = world.roads(who)
  const here = world.tileOf(who)
  const way: TileId[] = []
  for (let at: TileId | undefined = tile; at !== here; at = from.get(at)) {
    if (at === undefined) return null
    way.unshift(at)
  }
  return way
}

/** Where on the way to a tile this turn's moves run out. */
export function stopOn(world: World, tile: TileId): TileId {
  const { cost, from } = world.roads(world.me)
  const moves = world.movesOf(world.me)
  let at = tile
  while ((cost.get(at) ?? 0) > moves) {
    const before = from.get(at)
    if (before === undefined) return at
    at = before
  }
  return at
}

/** The choice that leads one tile nearer, and the way that is left then. */
export function stepTo(
  world: World,
  who: CharacterId,
  tile: TileId,
  choices: readonly ChoiceKey[],
  then: ChoiceKey | null,
): { key: ChoiceKey; route: Route } | null {
  const [next, ...left] = wayTo(world, who, tile) ?? []
  if (next === undefined) return null
  const key = choices.find((choice) => leadsTo(world, who, choice) === next)
  return key === undefined ? null : { key, route: { who, at: next, left, then } }
}
