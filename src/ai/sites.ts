/** Where an action of the haunt can be done: the tiles in reach, and what no tile would mend. */
import type { CharacterId, ExplorerId, TileId } from '../engine/ids.ts'
import { affected, explorerOf, holds, onceOf, type Scope, standingAt } from '../engine/insight.ts'
import type { Condition } from '../engine/language/words.ts'
import { isPlaceless } from './places.ts'
import type { Source } from './sources.ts'
import { NEVER, type World } from './world.ts'

/** Where an action can be done, as far as one can walk there, and what is missing besides. */
export interface Site {
  tiles: TileId[]
  missing: Condition[]
  turns: number
  tile: TileId | null
}

/** How an action looks from one tile: bit n stands for the nth of its conditions, where that fails there. */
interface Spot {
  tile: TileId
  failed: number
  spent: boolean
  aimless: boolean
}

/** Tiles where an action could be done if one stood there, and what no tile would mend. */
export function siteFor(world: World, who: ExplorerId, source: Source): Site {
  const scope = { ...world.scopeOf(who), word: source.action!.word }
  const { parts } = source
  const spots = spotsFor(world, who, source, scope)
  const hopeless = spots.reduce((bits, { failed }) => bits & failed, -1)
  const missing = parts.filter((_, n) => hopeless & (1 << n))
  const site: Site = { tiles: [], missing, turns: NEVER, tile: null }
  for (const { tile, failed, spent, aimless } of spots) {
    if (aimless || failed & ~hopeless) continue
    site.tiles.push(tile)
    const turns = world.turnsTo(who, tile) + (spent ? 1 : 0)
    if (turns >= site.turns) continue
    site.turns = turns
    site.tile = tile
  }
  return site
}

function spotsFor(world: World, who: ExplorerId, source: Source, scope: Scope): Spot[] {
  const { play, state } = world
  const { once, target, attack } = source.action!
  const explorer = explorerOf(state, who)
  const needsTarget = target !== undefined || attack !== undefined
  let anywhere = 0
  const local: { bit: number; part: Condition; places: ReadonlySet<TileId> | null }[] = []
  for (const [n, part] of source.parts.entries()) {
    const bit = 1 << n
    if (!isPlaceless(part)) local.push({ bit, part, places: world.placesOf(part, scope) })
    else if (!holds(play, part, scope)) anywhere |= bit
  }
  const look = (tile: TileId): Spot => {
    let failed = anywhere
    for (const { bit, part, places } of local)
      if (!(places ? places.has(tile) : holds(play, part, scope))) failed |= bit
    return {
      tile,
      failed,
      spent: once !== undefined && state.onces.includes(onceOf(once, source.at, explorer)),
      aimless: needsTarget && targetsOf(world, source, scope).length === 0,
    }
  }
  const tiles = [...world.roads(who).cost.keys()]
  return needsTarget || once !== undefined || local.some(({ places }) => places === null)
    ? tiles.map((tile) => standingAt(play, who, tile, () => look(tile)))
    : tiles.map(look)
}

/** Whom an action could be aimed at from where one stands. */
export function targetsOf(world: World, { action }: Source, scope: Scope): CharacterId[] {
  const { me } = scope
  if (action!.target) return affected(world.play, action!.target, scope)
  if (!action!.attack) return []
  const here = world.tileOf(me)
  return world.state.explorers
    .filter((one) => !one.dead && one.id !== me && one.tile === here && world.areFoes(me, one.id))
    .map(({ id }) => id)
}
