/** Haunt plans without a printed action: fetch a thing, hand it to a friend, explore, or wait on a good tile. */

import {
  conditionWord,
  fact,
  factName,
  isOpenDoorway,
  type PlacedTile,
  tilesWord,
} from '../../engine/ai-queries.ts'
import { type CharacterId, SIDES, type Side, type TileId } from '../../engine/ids.ts'
import { keys } from '../../engine/keys.ts'
import type { Condition } from '../../engine/language/words.ts'
import { endTileScore, planScore } from '../pricing/end-tile-score.ts'
import type { FactValues } from '../pricing/fact-values.ts'
import { GoalSearch } from '../pricing/goal-search.ts'
import { isAbout } from '../pricing/need.ts'
import { noRoll, type Plan } from './plan.ts'

/** Score of waiting beside a friend, per unit of `company` above neutral. */
const COMPANY = 0.006
/** Score per move of a walk to wait somewhere. */
const STEP_COST = 0.0005
/** Longest way to a thing or doorway, in turns. */
const MAX_TURNS = 3
/** Turns a friend must be nearer to a win than I am to be handed things. */
const MIN_LEAD = 0.5
/** Score of a new room: any, and one that a goal may need; the latter also counts a third of the fact's price. */
const ANY_ROOM = 0.01
const NEEDED_ROOM = 0.04
const ROOM_SHARE = 3
/** Moves to a tile without a path. */
const FAR = 99

export function errandPlans(values: FactValues): Plan[] {
  return [...fetchPlans(values), ...handPlans(values), ...roomPlans(values), ...waitPlans(values)]
}

function fetchPlans(values: FactValues): Plan[] {
  const { world } = values
  const plans: Plan[] = []
  for (const tile of world.state.house) {
    const turns = world.turnsTo(world.me, tile.id)
    if (turns > MAX_TURNS) continue
    for (const thing of new Set([...tile.objects, ...tile.pile])) {
      const isObject = tile.objects.includes(thing)
      const score = isObject
        ? values.priceOf(fact.object(thing, world.me))
        : values.priceOf(fact.card(world.me))
      if (score <= 0 || (!isObject && world.state.turn.words.includes('pick-up'))) continue
      plans.push({
        aim: { kind: 'fetch', thing, tile: tile.id },
        tile: tile.id,
        key: keys.pickUp(thing),
        chance: noRoll,
        score: planScore(values, tile.id, score, turns),
      })
    }
  }
  return plans
}

/** Hands Objects to friends who would win sooner with them. */
function handPlans(values: FactValues): Plan[] {
  const { world } = values
  const things = [...new Set(world.self().objects)]
  if (things.length === 0 || world.campOf(world.me) === world.me) return []
  const { cost } = world.paths(world.me)
  const plans: Plan[] = []
  for (const friend of world.living(world.campOf(world.me))) {
    if (friend.id === world.me || !cost.has(friend.tile)) continue
    const [way] = new GoalSearch(world, friend.id).ways()
    if (!way || way.turns > values.mine - MIN_LEAD) continue
    const turns = world.turnsTo(world.me, friend.tile)
    const sooner = 1 / Math.max(1, way.turns) - 1 / values.mine
    for (const thing of things.filter((one) => isAbout(way, factName.object(one))))
      plans.push({
        aim: { kind: 'hand', thing, to: friend.id },
        tile: friend.tile,
        key: keys.give(friend.id, thing),
        chance: noRoll,
        score: planScore(values, friend.tile, sooner * world.taste.giving, turns),
      })
  }
  return plans
}

/** The first unopened doorway of a tile, if the stack has tiles for its region (L-DISC-18). */
export function doorwayOf({ world }: FactValues, tile: PlacedTile): Side | undefined {
  if (!world.mayFindIn(tile.region)) return undefined
  return SIDES.find((_, side) => isOpenDoorway(world.state, tile, side))
}

function roomPlans(values: FactValues): Plan[] {
  const { world } = values
  const plans: Plan[] = []
  const score = Math.max(ANY_ROOM, newRoomScore(values))
  for (const tile of world.state.house) {
    const side = doorwayOf(values, tile)
    if (side === undefined) continue
    const cost = (world.paths(world.me).cost.get(tile.id) ?? FAR) + 1
    const turns = cost <= world.movesOf(world.me) ? 0 : cost / world.speedOf(world.me)
    if (turns > MAX_TURNS) continue
    plans.push({
      aim: { kind: 'explore', tile: tile.id, region: tile.region },
      tile: tile.id,
      key: keys.move(side),
      chance: noRoll,
      score: planScore(values, tile.id, score, turns),
    })
  }
  return plans
}

/** The score of discovering rooms: for an action that needs one, or for a reaction to the discovery. */
function newRoomScore({ search, prices, world }: FactValues): number {
  const team = world.campOf(world.me)
  let best = 0
  for (const source of search.sources) {
    const { action, reaction } = source
    if (action?.by && action.by !== 'everyone' && action.by !== team) continue
    const isDiscovery = reaction?.on === 'discovers'
    if (!isDiscovery && !action) continue
    const price = Math.max(0, ...source.makes.map(({ name, sign }) => sign * (prices.get(name) ?? 0)))
    if (price === 0) continue
    const site = isDiscovery ? null : search.site(source)
    if (!site || (site.tiles.length === 0 && site.missing.some(needsRoom)))
      best = Math.max(best, NEEDED_ROOM, price / ROOM_SHARE)
  }
  return best
}

/** Does a condition ask for a room, rather than for the place of a character or token? */
function needsRoom(condition: Condition): boolean {
  const tiles = conditionWord(condition).askedTiles?.(condition)
  return tiles ? tilesWord(tiles).mayBeUnfound === true : false
}

/** Walking to a tile in reach and ending the turn there: waiting, joining a friend, or fleeing. */
function waitPlans(values: FactValues): Plan[] {
  const { world } = values
  const here = world.self().tile
  const moves = world.movesOf(world.me)
  const threat = nearestThreat(values, here)
  const plans: Plan[] = []
  for (const [tile, cost] of world.paths(world.me).cost) {
    if (cost > moves) continue
    const friend = friendAt(values, tile)
    const company = friend === null ? 0 : COMPANY * (world.taste.company - 1)
    const from = tile === here ? null : threat
    const score = endTileScore(values, tile) + company - STEP_COST * cost
    plans.push({
      aim:
        company > 0 && tile !== here
          ? { kind: 'join', tile, who: friend }
          : from
            ? { kind: 'flee', tile, from }
            : { kind: 'wait', tile },
      tile,
      key: null,
      chance: noRoll,
      score,
    })
  }
  return plans
}

function friendAt({ world }: FactValues, tile: TileId): CharacterId | null {
  if (world.campOf(world.me) === world.me) return null
  const friends = world.living(world.campOf(world.me))
  return friends.find((one) => one.id !== world.me && one.tile === tile)?.id ?? null
}

function nearestThreat({ world }: FactValues, here: TileId): CharacterId | null {
  const near = world
    .threatsTo(world.me)
    .map((id) => ({ id, cost: world.paths(id).cost.get(here) ?? FAR }))
    .sort((a, b) => a.cost - b.cost)
  return near[0]?.id ?? null
}
