/** Rooms in two halves with a barrier between them (E1-ROOM-14..18, E2-ROOM-01..07). */
import { type CharacterId, SIDES, type TileId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { characterOf, isMonster, seatFor, tileIdOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { bitOf, sideIndex, tileOf } from '../state/house.ts'
import type { Explorer, Half, Monster, PlacedTile } from '../state/state.ts'

const barrierOf = ({ rules, catalog }: Play, tile: TileId) =>
  rules.barriers === null ? undefined : catalog.tiles[tile]!.barrier

/** Sides of a half as the tile lies; the second may have none. */
function sidesOf(play: Play, tile: PlacedTile, half: Half): number[] {
  const printed = barrierOf(play, tile.id)!.halves[half]
  return printed.map((side) => (sideIndex(side) + tile.turned) % 4)
}

/** May somebody leave by this side? Monsters ignore barriers (E1-ROOM-18, E2-MON-02). */
export function isOnSide(play: Play, who: Explorer | Monster, tile: PlacedTile, side: number): boolean {
  if (!barrierOf(play, tile.id) || isMonster(who)) return true
  return sidesOf(play, tile, who.half ?? 0).includes(side)
}

/** Halves keep those in them apart, but for a monster in its own turn (E2-ROOM-05, E2-MON-02). */
export function isApart(play: Play, one: CharacterId, other: CharacterId): boolean {
  if (!play.rules.barriers?.apart) return false
  const [a, b] = [characterOf(play.state, one), characterOf(play.state, other)]
  if (a.tile !== b.tile || !barrierOf(play, a.tile)) return false
  if (isMonster(a) && play.state.turn.who === one) return false
  return (a.half ?? 0) !== (b.half ?? 0)
}

/** Does a thing of the tile lie in the half where somebody stands? */
export function isInReach(
  { rules }: Play,
  who: Explorer | Monster,
  { far }: PlacedTile,
  thing: string,
): boolean {
  if (!rules.barriers?.apart || !far || isMonster(who)) return true
  return far.includes(thing) === (who.half === 1)
}

/** Remembers in which half something comes to lie. */
export function layInHalf(tile: PlacedTile, thing: string, half: Half | undefined): void {
  if (tile.far) tile.far = tile.far.filter((one) => one !== thing)
  if (half !== 1) return
  tile.far ??= []
  tile.far.push(thing)
}

/**
 * Where somebody stands who has come to a tile: in the half of the doorway they used; brought by an effect they
 * choose, but never the half without a doorway, and the half of the token that leads there (E2-ROOM-06, E2-ROOM-07,
 * E2-ROOM-19).
 */
export function takeHalf(play: Play, id: CharacterId, from: TileId, walked: boolean, mark?: string): void {
  if (play.rules.barriers === null) return
  const who = characterOf(play.state, id)
  delete who.half
  const tile = tileOf(play.state, tileIdOf(play.state, id))
  if (!barrierOf(play, tile.id)) return
  const side = walked ? tile.next.indexOf(from) : -1
  if (side >= 0) {
    who.half = sidesOf(play, tile, 1).includes(side) ? 1 : 0
    return
  }
  if (mark !== undefined && tile.tokens.includes(mark)) {
    who.half = tile.far?.includes(mark) ? 1 : 0
    return
  }
  askHalf(play, id, mark)
}

/** Lets the player of a character say in which half it is, if there is a choice. */
export function askHalf(play: Play, who: CharacterId, mark?: string): void {
  const { tile: at } = characterOf(play.state, who)
  if (!barrierOf(play, at)) return
  push(play, 'half', { who, ...(mark !== undefined && { mark }) })
}

const HALVES = [0, 1] as const

export function halfFrame(play: Play, frame: FrameOf<'half'>): void {
  const { who: id, mark } = frame.with
  const who = characterOf(play.state, id)
  const tile = tileOf(play.state, who.tile)
  const answer = answered(frame)
  const open = HALVES.filter((half) => sidesOf(play, tile, half).length > 0)
  const doorways = open.map((half) => keys.doorway(tile.id, SIDES[sidesOf(play, tile, half)[0]!]!))
  const seat = seatFor(play, id)
  if (!answer && open.length > 1 && seat !== null)
    return ask(play, seat, 'doorway', { who: id, tile: tile.id, source: 'barrier' }, doorways)
  pop(play)
  const half = answer ? halfAt(play, tile, sideIndex(readKey(answer, 'doorway').side)) : open[0]!
  who.half = half
  if (mark !== undefined && tile.tokens.includes(mark)) layInHalf(tile, mark, half)
  const side = SIDES[sidesOf(play, tile, half)[0]!]!
  happen(play, { kind: 'took-half', rules: ['E2-ROOM-06'], who: id, tile: tile.id, side })
}

const halfAt = (play: Play, tile: PlacedTile, side: number): Half =>
  sidesOf(play, tile, 1).includes(side) ? 1 : 0

/** To the other half, which costs no movement (E1-ROOM-16, E2-ROOM-03). */
export function crossOver(play: Play, id: CharacterId): void {
  const who = characterOf(play.state, id)
  if (!barrierOf(play, who.tile)) return
  who.half = who.half === 1 ? 0 : 1
  happen(play, { kind: 'crossed', rules: ['E2-ROOM-03'], who: id, tile: who.tile })
}

/** E2-ROOM-04: the movement of the turn ends; E1-ROOM-17: or one may still walk back. */
export function failToCross(play: Play, id: CharacterId): void {
  const { turn } = play.state
  happen(play, { kind: 'cross-failed', rules: ['E2-ROOM-04'], who: id, tile: tileIdOf(play.state, id) })
  if (play.rules.barriers?.onFail !== 'stop' || turn.who !== id) return
  turn.moves = 0
  turn.cancelled = true
}

/** Doors of the half that nobody there can use, for whoever explains it. */
export const isBeyondBarrier = (play: Play, who: Explorer | Monster, side: number): boolean => {
  const tile = tileOf(play.state, who.tile)
  return (tile.doors & bitOf(side)) !== 0 && !isOnSide(play, who, tile, side)
}
