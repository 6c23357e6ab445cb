/** What it is worth to end a turn somewhere: who could strike one there, and what the place itself does. */
import type { CharacterId, TileId } from '../engine/ids.ts'
import { findMonster, holds, standingAt } from '../engine/insight.ts'
import { exposure } from './exposure.ts'
import type { Outlook } from './outlook.ts'
import { stopOn } from './road.ts'
import { type Changes, weighed } from './scales.ts'

/** Threats are not certain to come: they have other things to do. */
const HEED = 0.25

const known = new WeakMap<Outlook, Map<TileId, number>>()

/** What is a turn away is worth so much of what can be done at once. */
export const LATER = 0.6

/** What a plan is worth that takes so many turns to get to, and leaves one there, or on the way, at the end of this one. */
export const dueAt = (outlook: Outlook, tile: TileId, worth: number, turns: number): number =>
  worth * LATER ** Math.ceil(turns) + posture(outlook, stopOn(outlook.world, tile))

export function posture(outlook: Outlook, tile: TileId): number {
  const { me } = outlook.world
  let tiles = known.get(outlook)
  if (!tiles) {
    tiles = new Map()
    known.set(outlook, tiles)
  }
  let worth = tiles.get(tile)
  if (worth === undefined) {
    const heed = HEED * outlook.world.taste.caution
    worth = harmOfPlace(outlook, tile, me) - heed * risk(outlook, tile, me) - exposure(outlook, tile)
    tiles.set(tile, worth)
  }
  return worth
}

/** What those who can get there in a turn would do, as a loss. */
function risk(outlook: Outlook, tile: TileId, who: CharacterId): number {
  const { world } = outlook
  const price = outlook.health(who)
  let loss = 0
  for (const id of world.threatsTo(who)) {
    const cost = world.roads(id).cost.get(tile)
    if (cost === undefined || cost > reachOf(outlook, id)) continue
    loss += world.fight(id, who).deals * price
  }
  return loss
}

/** A monster's moves are rolled: so many on average. */
function reachOf({ world }: Outlook, id: CharacterId): number {
  return findMonster(world.state, id) ? Math.max(1, world.speedOf(id)) : world.speedOf(id)
}

/** What happens by itself to one who ends the turn there. */
function harmOfPlace(outlook: Outlook, tile: TileId, who: CharacterId): number {
  const { world } = outlook
  const camp = world.campOf(who)
  let sum = 0
  for (const reaction of world.haunt?.reactions ?? []) {
    if (reaction.on !== 'turn-end') continue
    if (reaction.who && reaction.who !== 'everyone' && reaction.who !== camp) continue
    sum += standingAt(world.play, who, tile, () => {
      const scope = world.scopeOf(who)
      if (reaction.when && !holds(world.play, reaction.when, scope)) return 0
      const worth = (changes: Changes) => outlook.worth(changes)
      return outlook.worth(weighed(world, reaction.do, scope, worth))
    })
  }
  return sum
}
