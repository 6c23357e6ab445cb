/** Where an action of the haunt can be done: the tiles in reach, and what no tile would mend. */
import type { CharacterId, ExplorerId, TileId } from '../engine/ids.ts'
import {
  affected,
  explorerOf,
  findMonster,
  holds,
  onceOf,
  type Scope,
  standingAt,
} from '../engine/insight.ts'
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
  /** Monsters that have to come there first. */
  meets: CharacterId[]
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
  const spots = spotsFor(world, who, source, scope)
  const site = among(world, who, source, spots, 0, [])
  if (site.tiles.length > 0) return site
  const comers = source.parts.map((part) => comersFor(world, who, part, scope))
  const comes = comers.reduce((bits, ids, n) => (ids.length > 0 ? bits | (1 << n) : bits), 0)
  return comes === 0 ? site : among(world, who, source, spots, comes, comers.flat())
}

/** The spots where nothing is wanting but what is wanting everywhere, or comes there. */
function among(
  world: World,
  who: ExplorerId,
  { parts }: Source,
  spots: readonly Spot[],
  comes: number,
  meets: CharacterId[],
): Site {
  const hopeless = spots.reduce((bits, { failed }) => bits & failed, ~comes)
  const missing = parts.filter((_, n) => hopeless & (1 << n))
  const site: Site = { tiles: [], missing, turns: NEVER, tile: null, meets }
  for (const { tile, failed, spent, aimless } of spots) {
    if (aimless || failed & ~hopeless & ~comes) continue
    site.tiles.push(tile)
    const turns = Math.max(...[who, ...meets].map((id) => world.turnsTo(id, tile))) + (spent ? 1 : 0)
    if (turns >= site.turns) continue
    site.turns = turns
    site.tile = tile
  }
  return site
}

/** Those of ours whom a condition asks us to be with, and who could come as well as we could go. */
function comersFor(world: World, who: ExplorerId, part: Condition, scope: Scope): CharacterId[] {
  if (!('on' in part) || part.who !== undefined || typeof part.on !== 'object' || !('of' in part.on))
    return []
  return affected(world.play, part.on.of, scope).filter(
    (id) => findMonster(world.state, id) !== null && world.campOf(id) === world.campOf(who),
  )
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
