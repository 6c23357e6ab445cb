/** Moving: what leaving costs, where one may go, the guaranteed step (L-MOVE, L-AMB-35, L-AMB-36). */
import type { CharacterId, Region, Side, TileId } from '../ids.ts'
import { SIDES } from '../ids.ts'
import { keys } from '../keys.ts'
import { isOneOf, wouldBeOneOf } from '../language/evaluate.ts'
import type { Tiles } from '../language/words.ts'
import { happen, type Play } from '../play.ts'
import {
  characterOf,
  findExplorer,
  isMonster,
  monsterDef,
  placeCharacter,
  possession,
  remove,
  tileIdOf,
} from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import {
  cellBeyond,
  findTile,
  isOpenDoorway,
  linkedTiles,
  sideIndex,
  tileAtCell,
  tileOf,
} from '../state/house.ts'
import type { Monster, PlacedTile } from '../state/state.ts'
import { isOnSide, takeHalf } from './barriers.ts'
import { anyAnswer, eachAnswer, leaveCost } from './questions.ts'
import { react } from './reactions.ts'
import { tilesLeft } from './reshuffle.ts'

export interface Way {
  key: string
  to: TileId | null
  side: Side | null
  cost: number
}

/** Ways out of a tile that the moves left can pay for, discoveries last of each side. */
export function waysOut(play: Play, id: CharacterId): Way[] {
  const { state } = play
  const { moves, onStart, cancelled } = state.turn
  // L-MOVE-11, L-AMB-35: once, from the tile where the turn began, to a tile already found, even if a
  // penalty has left no moves.
  const guaranteed = onStart && !cancelled
  const anyStep = guaranteed && play.rules.moves.always === 'first-step' // E3-RUL-03
  if (cancelled && moves <= 0) return []
  const who = characterOf(state, id)
  if (anyAnswer(play, id, 'may-not-move')) return []
  const cost = leaveCost(play, id)
  // What costs nothing needs no move left; a monster stops where its moves end.
  const pays = moves >= Math.max(cost, isMonster(who) ? 1 : 0)
  if (!pays && !guaranteed) return []
  const here = tileOf(state, tileIdOf(state, id))
  const bars = barriersFor(play, id)
  const ways: Way[] = []
  for (let side = 0; side < 4; side++) {
    const to = here.next[side]
    const name = SIDES[side]!
    if (!isOnSide(play, who, here, side)) continue
    if (to) {
      if (!bars.keepFrom(to)) ways.push({ key: keys.move(name), to, side: name, cost: Math.min(cost, moves) })
    } else if (
      (pays || anyStep) &&
      !isMonster(who) &&
      mayDiscover(play, here, side) &&
      !bars.keepFromNew(here.region)
    )
      ways.push({ key: keys.move(name), to: null, side: name, cost: Math.min(cost, moves) })
  }
  for (const to of isMonster(who) ? monstersWays(play, who, here) : linkedTiles(play, here.id)) {
    if (
      !here.next.includes(to) &&
      !bars.keepFrom(to) &&
      !(state.links && state.turn.onces.includes(passOnce(here.id, to)))
    )
      ways.push({ key: keys.go(to), to, side: null, cost: Math.min(cost, moves) })
  }
  return ways
}

/** A turning wall that was tried this turn. */
export const passOnce = (from: TileId, to: TileId): string => `pass ${from} ${to}`

/** Links, those for monsters alone (E3-MON-10), and for some the tiles behind walls (E3-HAUNT-17). */
export function monstersWays(play: Play, monster: Monster, here: PlacedTile): TileId[] {
  const links = [...linkedTiles(play, here.id)]
  for (const to of play.index.monsterLinks.get(here.id) ?? [])
    if (!links.includes(to) && findTile(play.state, to)) links.push(to)
  if (!monsterDef(play, monster).throughWalls) return links
  for (const side of SIDES) {
    const { x, y } = cellBeyond(here, sideIndex(side))
    const beside = tileAtCell(play.state, here.region, x, y)
    if (beside && !links.includes(beside.id)) links.push(beside.id)
  }
  return links
}

/** Tiles somebody may not go to now, and regions in which they may find none. */
interface Barriers {
  keepFrom: (tile: TileId) => boolean
  keepFromNew: (region: Region) => boolean
}
const NO_BARRIERS: Barriers = { keepFrom: () => false, keepFromNew: () => false }

export function barriersFor(play: Play, id: CharacterId): Barriers {
  const bars: { tiles: Tiles; scope: Scope }[] = []
  eachAnswer(play, id, 'may-not-enter', ({ tiles }, scope) => {
    bars.push({ tiles, scope })
  })
  if (bars.length === 0) return NO_BARRIERS
  return {
    keepFrom: (tile) => bars.some(({ tiles, scope }) => isOneOf(play, tile, tiles, scope)),
    keepFromNew: (region) => bars.some(({ tiles, scope }) => wouldBeOneOf(play, region, tiles, scope)),
  }
}

/** May an effect put somebody there? The haunt itself may do as its page says; nothing else passes its barriers (L-PREC-01). */
export const mayBePut = (play: Play, id: CharacterId, to: TileId, { cause }: Scope): boolean =>
  cause === 'haunt' || !barriersFor(play, id).keepFrom(to)

/** L-DISC-18, L-AMB-34: an open doorway in a region for which a tile is left. Backs are public, so the list tells nothing. */
export const mayDiscover = (play: Play, here: PlacedTile, side: number): boolean =>
  isOpenDoorway(play.state, here, side) && mayFindIn(play, here.region)

export const mayFindIn = (play: Play, region: Region): boolean =>
  !play.state.exhausted.includes(region) &&
  tilesLeft(play).some((tile) => play.catalog.tiles[tile]!.regions.includes(region))

/** Spends moves on a way; leaving the starting tile ends the guarantee. */
export function spend(play: Play, cost: number): void {
  const { turn } = play.state
  turn.moves -= cost
  turn.spent += cost
  turn.onStart = false
}

/** L-MOVE-17: entering a known tile draws nothing, but its text applies. */
export function moveCharacter(
  play: Play,
  id: CharacterId,
  to: TileId,
  cost: number,
  how: Gait,
  mark?: string,
): void {
  const from = tileIdOf(play.state, id)
  arrive(play, id, to, cost, how)
  react(play, 'enters', id)
  takeHalf(play, id, from, how === 'walked', mark)
}

type Gait = 'walked' | 'placed' | 'stepped'

/** Puts somebody on a tile whose text does not apply yet. */
export function arrive(play: Play, id: CharacterId, to: TileId, cost: number, how: Gait): void {
  const from = tileIdOf(play.state, id)
  if (!findTile(play.state, to)) throw new Error(`${to} is not in the house`)
  placeCharacter(play.state, id, to)
  if (how !== 'walked') carryOff(play, id)
  beJoined(play, id, to)
  happen(play, {
    kind: 'moved',
    rules: how === 'walked' ? ['L-MOVE-02'] : ['L-AMB-36'],
    who: id,
    from,
    to,
    cost,
    how,
  })
  if (how === 'walked' && play.state.turn.who === id) dragAlong(play, to)
}

/** E1-DIE-02, E2-DIE-02: companions of the dead wait for the next explorer who comes. */
function beJoined(play: Play, id: CharacterId, to: TileId): void {
  const { pile } = tileOf(play.state, to)
  const explorer = pile.length === 0 ? null : findExplorer(play.state, id)
  if (!explorer || explorer.dead) return
  for (const card of pile.filter((one) => possession(play, one).companion)) {
    remove(pile, card)
    explorer.cards.push(card)
    happen(play, { kind: 'joined', rules: ['E2-DIE-02'], who: id, card })
  }
}

/** L-AMB-36: one whom an effect has moved stands elsewhere, and the corpse in hand stays behind (L-AMB-87). */
export function carryOff(play: Play, id: CharacterId): void {
  const { turn } = play.state
  if (turn.who !== id) return
  if (play.rules.moves.always === 'known-neighbour') turn.onStart = false
  turn.drags = null
}

/** L-AMB-87: the corpse being dragged comes along. */
function dragAlong(play: Play, to: TileId): void {
  const { drags, who } = play.state.turn
  if (!drags || !who) return
  placeCharacter(play.state, drags, to)
  happen(play, { kind: 'corpse-dragged', rules: ['L-AMB-87'], who, corpse: drags, to })
}
