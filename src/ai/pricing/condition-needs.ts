/** The needs behind a condition, from what the condition itself says that it wants: facts, things, deaths, places. */
import { factName, findExplorer, type Scope, unwantsOf, type Want, wantsOf } from '../../engine/ai-queries.ts'
import type { CharacterId, ObjectId, TileId } from '../../engine/ids.ts'
import type { Condition } from '../../engine/language/words.ts'
import type { World } from '../reading/world.ts'
import {
  allOf,
  cheapest,
  DONE,
  IMPOSSIBLE,
  isAbout,
  type Need,
  type NeedSearch,
  quickest,
  turnsOnly,
} from './need.ts'

/** Turns a round counts, leaving a tile, and until a stunned monster is up again. */
const TURNS_PER_ROUND = 0.5
const LEAVING_TURNS = 0.3
const WAKING_TURNS = 1
/** Turns per turn of walking to a corpse that has to be brought elsewhere. */
const HAULING_FACTOR = 1.5
/** Turns to reach tiles that are not in the house yet, and to get a card that nobody has found. */
const UNDISCOVERED_TURNS = 6
const UNSEEN_CARD_TURNS = 12
/** Turns to pick a thing up, and to get it from a friend: the friend walks towards us too. */
const PICK_UP_TURNS = 0.2
const HAND_OVER_TURNS = 0.5
const SHARED_WALK = 0.6
/** Turns to steal from a foe in a fight that is won for certain; unlikely wins count as this probability. */
const STEAL_TURNS = 1.5
const MIN_WIN_PROBABILITY = 0.1

/** The need to make a condition true that is false now. */
export const needToFulfil = (search: NeedSearch, c: Condition, scope: Scope, depth: number): Need =>
  needFor(search, wantsOf(search.world.play, c, scope), depth)

/** The need to make a condition false that is true now. */
export const needToUndo = (search: NeedSearch, c: Condition, scope: Scope, depth: number): Need =>
  needFor(search, unwantsOf(search.world.play, c, scope), depth)

function needFor(search: NeedSearch, want: Want | null, depth: number): Need {
  const { world, who } = search
  if (want === null) return IMPOSSIBLE
  if ('fact' in want) return search.fact(want.fact, want.by, depth)
  if ('carry' in want) return carryNeed(search, want.carry, want.count, depth)
  if ('on' in want) return placeNeed(world, want.who, want.on)
  if ('death' in want)
    return want.sparesFriends && world.isWithMe(want.death) ? IMPOSSIBLE : search.death(want.death)
  if ('corpseOf' in want) return corpseNeed(search, want.corpseOf, depth)
  if ('haul' in want) return turnsOnly(HAULING_FACTOR * (world.turnsTo(who, world.tileOf(want.haul)) + 1))
  if ('rounds' in want) return turnsOnly(TURNS_PER_ROUND * want.rounds)
  if ('leave' in want) return turnsOnly(LEAVING_TURNS)
  if ('wake' in want) return turnsOnly(WAKING_TURNS)
  if ('all' in want) return allOf(want.all.map((part) => needFor(search, part, depth)))
  if ('any' in want) return quickest(want.any.map((part) => needFor(search, part, depth)))
  return cheapest(
    want.of.map((part) => needFor(search, part, depth)),
    want.some,
  )
}

/** The need to carry somebody's corpse. */
function corpseNeed(search: NeedSearch, whose: readonly CharacterId[], depth: number): Need {
  const taken = search.fact(factName.corpse, 1, depth)
  const death = quickest(
    whose.map((id) => (findExplorer(search.world.state, id)?.dead ? DONE : search.death(id))),
  )
  return isAbout(taken, death.fact) ? taken : allOf([death, taken])
}

/** The need to have a character on one of some tiles. */
function placeNeed(world: World, who: CharacterId, tiles: readonly TileId[]): Need {
  if (tiles.length === 0) return turnsOnly(UNDISCOVERED_TURNS)
  return turnsOnly(Math.min(...tiles.map((tile) => world.turnsTo(who, tile))))
}

/** The need to carry a card or some Objects. */
function carryNeed(search: NeedSearch, thing: string, count: number, depth: number): Need {
  const { world, who } = search
  const object = world.haunt?.objects.find(({ id }) => id === thing)
  if (!object) return fetchNeed(world, who, thing) ?? turnsOnly(UNSEEN_CARD_TURNS)
  const made = search.fact(factName.object(thing), count, depth)
  const fetched = count === 1 ? fetchNeed(world, who, thing) : null
  return fetched && fetched.turns < made.turns
    ? { ...fetched, fact: factName.object(thing), units: count }
    : made
}

/** The need to pick a thing up, get it from a friend or steal it from a foe; null if it is nowhere in the house. */
function fetchNeed(world: World, who: CharacterId, thing: ObjectId): Need | null {
  const lying = world.state.house.filter(
    ({ objects, pile }) => objects.includes(thing) || pile.includes(thing),
  )
  const held = [...world.state.explorers, ...world.state.monsters].filter(
    ({ id, objects, cards }) => id !== who && (objects.includes(thing) || cards.includes(thing)),
  )
  const needs = [
    ...lying.map(({ id }) => turnsOnly(world.turnsTo(who, id) + PICK_UP_TURNS)),
    ...held.map((holder) => {
      const turns = world.turnsTo(who, world.tileOf(holder.id))
      if (world.isWithMe(holder.id)) return turnsOnly(turns * SHARED_WALK + HAND_OVER_TURNS)
      const { wins } = world.fight(who, holder.id)
      return turnsOnly(turns + STEAL_TURNS / Math.max(MIN_WIN_PROBABILITY, wins))
    }),
  ]
  return needs.length > 0 ? quickest(needs) : null
}
