/** Plans besides the haunt's own actions: fetch what lies about, hand it over, find more rooms, keep out of the way. */
import { type CharacterId, SIDES, type Side, type TileId } from '../engine/ids.ts'
import { isOpenDoorway, type PlacedTile } from '../engine/insight.ts'
import type { Condition } from '../engine/language/words.ts'
import { Effort, isAbout } from './effort.ts'
import type { Outlook } from './outlook.ts'
import { NO_ROLL, type Plan } from './plans.ts'
import { dueAt, posture } from './posture.ts'

/** What it is worth to those who like company to wait where a friend is. */
const COMPANY = 0.006

export function errandsFor(outlook: Outlook): Plan[] {
  return [...fetching(outlook), ...handing(outlook), ...exploring(outlook), ...waiting(outlook)]
}

function fetching(outlook: Outlook): Plan[] {
  const { world } = outlook
  const plans: Plan[] = []
  for (const tile of world.state.house) {
    const turns = world.turnsTo(world.me, tile.id)
    if (turns > 3) continue
    for (const thing of new Set([...tile.objects, ...tile.pile])) {
      const isObject = tile.objects.includes(thing)
      const worth = isObject
        ? outlook.priceOf(`object:${thing}:${world.me}`)
        : outlook.priceOf(`card:${world.me}`)
      if (worth <= 0 || (!isObject && world.state.turn.words.includes('pick-up'))) continue
      plans.push({
        aim: { kind: 'fetch', thing, tile: tile.id },
        tile: tile.id,
        key: `pick-up:${thing}`,
        chance: NO_ROLL,
        worth: dueAt(outlook, tile.id, worth, turns),
      })
    }
  }
  return plans
}

/** What a friend would sooner win with is brought to that friend. */
function handing(outlook: Outlook): Plan[] {
  const { world } = outlook
  const things = [...new Set(world.self().objects)]
  if (things.length === 0 || world.campOf(world.me) === world.me) return []
  const { cost } = world.roads(world.me)
  const plans: Plan[] = []
  for (const friend of world.living(world.campOf(world.me))) {
    if (friend.id === world.me || !cost.has(friend.tile)) continue
    const [way] = new Effort(world, friend.id).ways()
    if (!way || way.turns > outlook.mine - 0.5) continue
    const turns = world.turnsTo(world.me, friend.tile)
    const sooner = 1 / Math.max(1, way.turns) - 1 / outlook.mine
    for (const thing of things.filter((one) => isAbout(way, `object:${one}`)))
      plans.push({
        aim: { kind: 'hand', thing, to: friend.id },
        tile: friend.tile,
        key: `give:${friend.id}:${thing}`,
        chance: NO_ROLL,
        worth: dueAt(outlook, friend.tile, sooner * world.taste.giving, turns),
      })
  }
  return plans
}

/** The first doorway of a tile that nobody has opened yet, while there are tiles for it (L-DISC-18). */
export function doorwayOf({ world }: Outlook, tile: PlacedTile): Side | undefined {
  if (!world.mayFindIn(tile.region)) return undefined
  return SIDES.find((_, side) => isOpenDoorway(world.state, tile, side))
}

function exploring(outlook: Outlook): Plan[] {
  const { world } = outlook
  const plans: Plan[] = []
  const worth = Math.max(0.01, roomsWanted(outlook))
  for (const tile of world.state.house) {
    const side = doorwayOf(outlook, tile)
    if (side === undefined) continue
    const cost = (world.roads(world.me).cost.get(tile.id) ?? 99) + 1
    const turns = cost <= world.movesOf(world.me) ? 0 : cost / world.speedOf(world.me)
    if (turns > 3) continue
    plans.push({
      aim: { kind: 'explore', tile: tile.id, region: tile.region },
      tile: tile.id,
      key: `move:${side}`,
      chance: NO_ROLL,
      worth: dueAt(outlook, tile.id, worth, turns),
    })
  }
  return plans
}

/** What would come of rooms nobody has found yet: something to do in them, or something found with them. */
function roomsWanted({ effort, prices, world }: Outlook): number {
  const team = world.campOf(world.me)
  let wanted = 0
  for (const source of effort.sources) {
    const { action, reaction } = source
    if (action?.by && action.by !== 'everyone' && action.by !== team) continue
    const isFound = reaction?.on === 'discovers'
    if (!isFound && !action) continue
    const price = Math.max(0, ...source.makes.map(({ name, sign }) => sign * (prices.get(name) ?? 0)))
    if (price === 0) continue
    const site = isFound ? null : effort.site(source)
    if (!site || (site.tiles.length === 0 && site.missing.some(isAboutRooms)))
      wanted = Math.max(wanted, 0.04, price / 3)
  }
  return wanted
}

/** Rooms of a kind, not the place where somebody or something is. */
const isAboutRooms = (condition: Condition): boolean =>
  'on' in condition && typeof condition.on === 'object' && ('all' in condition.on || 'tile' in condition.on)

/** Being somewhere in reach and doing nothing more. */
function waiting(outlook: Outlook): Plan[] {
  const { world } = outlook
  const here = world.self().tile
  const moves = world.movesOf(world.me)
  const threat = nearestThreat(outlook, here)
  const plans: Plan[] = []
  for (const [tile, cost] of world.roads(world.me).cost) {
    if (cost > moves) continue
    const friend = friendAt(outlook, tile)
    const liking = friend === null ? 0 : COMPANY * (world.taste.company - 1)
    const from = tile === here ? null : threat
    const worth = posture(outlook, tile) + liking - 0.0005 * cost
    plans.push({
      aim:
        liking > 0 && tile !== here
          ? { kind: 'join', tile, who: friend }
          : from
            ? { kind: 'flee', tile, from }
            : { kind: 'wait', tile },
      tile,
      key: null,
      chance: NO_ROLL,
      worth,
    })
  }
  return plans
}

function friendAt({ world }: Outlook, tile: TileId): CharacterId | null {
  if (world.campOf(world.me) === world.me) return null
  const friends = world.living(world.campOf(world.me))
  return friends.find((one) => one.id !== world.me && one.tile === tile)?.id ?? null
}

function nearestThreat({ world }: Outlook, here: TileId): CharacterId | null {
  const near = world
    .threatsTo(world.me)
    .map((id) => ({ id, cost: world.roads(id).cost.get(here) ?? 99 }))
    .sort((a, b) => a.cost - b.cost)
  return near[0]?.id ?? null
}
