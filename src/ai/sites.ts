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

/** How an action looks from one tile: the conditions that fail there. */
interface Spot {
  tile: TileId
  failed: Condition[]
  spent: boolean
  aimless: boolean
}

/** Tiles where an action could be done if one stood there, and what no tile would mend. */
export function siteFor(world: World, who: ExplorerId, source: Source): Site {
  const action = source.action!
  const scope = { ...world.scopeOf(who), word: action.word }
  const parts = partsOf(action.when)
  const lacking = parts.filter((part) => isPlaceless(part) && !holds(world.play, part, scope))
  const spots = spotsFor(
    world,
    who,
    source,
    scope,
    parts.filter((part) => !isPlaceless(part)),
  )
  const missing = parts.filter((part) =>
    isPlaceless(part) ? lacking.includes(part) : spots.every(({ failed }) => failed.includes(part)),
  )
  const site: Site = { tiles: [], missing, turns: NEVER, tile: null }
  for (const { tile, failed, spent, aimless } of spots) {
    if (aimless || !failed.every((part) => missing.includes(part))) continue
    site.tiles.push(tile)
    const turns = world.turnsTo(who, tile) + (spent ? 1 : 0)
    if (turns >= site.turns) continue
    site.turns = turns
    site.tile = tile
  }
  return site
}

function spotsFor(
  world: World,
  who: ExplorerId,
  source: Source,
  scope: Scope,
  parts: readonly Condition[],
): Spot[] {
  const { play, state } = world
  const { once, target, attack } = source.action!
  const explorer = explorerOf(state, who)
  const needsTarget = target !== undefined || attack !== undefined
  const places = parts.map((part) => world.placesOf(part, scope))
  const look = (tile: TileId): Spot => ({
    tile,
    failed: parts.filter((part, n) => !(places[n]?.has(tile) ?? holds(play, part, scope))),
    spent: once !== undefined && state.onces.includes(onceOf(once, source.at, explorer)),
    aimless: needsTarget && targetsOf(world, source, scope).length === 0,
  })
  const tiles = [...world.roads(who).cost.keys()]
  return needsTarget || once !== undefined || places.includes(null)
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

export function partsOf(when: Condition | undefined): Condition[] {
  if (!when) return []
  return 'all' in when && Array.isArray(when.all)
    ? when.all.flatMap((part) => partsOf(part as Condition))
    : [when]
}
