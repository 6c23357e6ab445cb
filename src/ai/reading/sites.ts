/** Finds the tiles where a haunt action is possible, and the conditions that fail on every tile. */

import {
  affected,
  conditionWord,
  explorerOf,
  findMonster,
  holds,
  onceOf,
  placeOf,
  type Scope,
  standingOnEach,
  tilesWord,
  withWord,
} from '../../engine/ai-queries.ts'
import type { CharacterId, ExplorerId, TileId } from '../../engine/ids.ts'
import type { Condition } from '../../engine/language/words.ts'
import type { Source } from './sources.ts'
import { UNREACHABLE, type World } from './world.ts'

/** Where a player could take an action. */
export interface Site {
  /** Reachable tiles where only the missing conditions fail. */
  tiles: TileId[]
  /** Conditions that fail on every tile. */
  missing: Condition[]
  /** The nearest of the tiles, and the turns to act there. */
  turns: number
  tile: TileId | null
  /** Monsters of my camp that must come there first. */
  meets: CharacterId[]
}

/** An action as seen from one tile. */
interface Spot {
  tile: TileId
  /** Bit n is set if condition n fails there. */
  failed: number
  /** Its limit (`once`) is used up for now. */
  spent: boolean
  /** It needs a target and there is none. */
  lacksTarget: boolean
}

export function siteFor(world: World, who: ExplorerId, source: Source): Site {
  const scope = withWord(world.scopeOf(who), source.action!.word)
  const spots = spotsFor(world, who, source, scope)
  const site = siteAmong(world, who, source, spots, 0, [])
  if (site.tiles.length > 0) return site
  const comers = source.parts.map((part) => comersFor(world, who, part, scope))
  const comes = comers.reduce((bits, ids, n) => (ids.length > 0 ? bits | (1 << n) : bits), 0)
  return comes === 0 ? site : siteAmong(world, who, source, spots, comes, comers.flat())
}

/** Keeps the spots where no condition fails but those that fail everywhere and those (`comes`) that a monster can fulfil by coming. */
function siteAmong(
  world: World,
  who: ExplorerId,
  { parts }: Source,
  spots: readonly Spot[],
  comes: number,
  meets: CharacterId[],
): Site {
  const failsEverywhere = spots.reduce((bits, { failed }) => bits & failed, ~comes)
  const missing = parts.filter((_, n) => failsEverywhere & (1 << n))
  const site: Site = { tiles: [], missing, turns: UNREACHABLE, tile: null, meets }
  for (const { tile, failed, spent, lacksTarget } of spots) {
    if (lacksTarget || failed & ~failsEverywhere & ~comes) continue
    site.tiles.push(tile)
    let turns = world.turnsTo(who, tile)
    for (const id of meets) turns = Math.max(turns, world.turnsTo(id, tile))
    if (spent) turns++
    if (turns >= site.turns) continue
    site.turns = turns
    site.tile = tile
  }
  return site
}

/** Monsters of the player's camp that a condition wants on the same tile; they can come to the player. */
function comersFor(world: World, who: ExplorerId, part: Condition, scope: Scope): CharacterId[] {
  const tiles = conditionWord(part).askedTiles?.(part) ?? null
  const whose = tiles && tilesWord(tiles).whose?.(tiles)
  if (!whose) return []
  return affected(world.play, whose, scope).filter(
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
    if (placeOf(part) !== 'none') local.push({ bit, part, places: world.placesOf(part, scope) })
    else if (!holds(play, part, scope)) anywhere |= bit
  }
  const isLimited = once !== undefined && state.onces.length > 0
  const spots: Spot[] = []
  standingOnEach(play, who, world.paths(who).cost.keys(), (tile) => {
    let failed = anywhere
    for (const { bit, part, places } of local)
      if (!(places ? places.has(tile) : holds(play, part, scope))) failed |= bit
    const spent = isLimited && state.onces.includes(onceOf(once, source.at, explorer))
    const lacksTarget = needsTarget && targetsOf(world, source, scope).length === 0
    spots.push({ tile, failed, spent, lacksTarget })
  })
  return spots
}

/** Legal targets of an action from the player's tile. */
export function targetsOf(world: World, { action }: Source, scope: Scope): CharacterId[] {
  const { me } = scope
  if (action!.target) return affected(world.play, action!.target, scope)
  if (!action!.attack) return []
  const here = world.tileOf(me)
  return world.state.explorers
    .filter((one) => !one.dead && one.id !== me && one.tile === here && world.areFoes(me, one.id))
    .map(({ id }) => id)
}
