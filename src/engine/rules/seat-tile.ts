/** Bringing a named tile out of the stack for a haunt (L-START-08, L-AMB-95): the region stays open, no symbol is drawn. */
import type { Side, TileId } from '../ids.ts'
import { keys } from '../keys.ts'
import { happen, type Play } from '../play.ts'
import { remove, tileIdOf } from '../state/characters.ts'
import { pickOne, shuffle } from '../state/dice.ts'
import {
  cellBeyond,
  distancesFrom,
  fitsAt,
  openDoorways,
  placeTile,
  sideIndex,
  tileOf,
} from '../state/house.ts'
import type { State } from '../state/state.ts'

export interface Doorway {
  tile: TileId
  side: Side
}

/** Open doorways of its regions at which the tile can lie without sealing anything. */
export function seatsFor(play: Play, id: TileId): Doorway[] {
  return play.catalog.tiles[id]!.regions.flatMap((region) =>
    openDoorways(play.state, region).filter(
      ({ tile, side }) => fitsAt(play, id, tileOf(play.state, tile), sideIndex(side)).length > 0,
    ),
  )
}

/** Lays it at the doorway picked, or at one farthest from the revealer; null where there is no room. */
export function placeSeat(play: Play, id: TileId, doorways: Doorway[], picked: string | null): TileId | null {
  const { state } = play
  if (doorways.length === 0) return null
  const doorway = picked
    ? doorways.find(({ tile, side }) => picked === keys.doorway(tile, side))!
    : farthestFromRevealer(play, doorways)
  const from = tileOf(state, doorway.tile)
  const side = sideIndex(doorway.side)
  const fit = pickOne(state.rng, 'haunt', fitsAt(play, id, from, side))
  const { x, y } = cellBeyond(from, side)
  takeTile(state, id)
  placeTile(play, id, from.region, x, y, fit.turned)
  shuffle(state.rng, 'stack', state.stack) // L-AMB-95: it was looked through
  happen(play, { kind: 'tile-seated', rules: ['L-START-08', 'L-AMB-95'], tile: id, region: from.region })
  return id
}

const takeTile = ({ stack, discards }: State, id: TileId): boolean =>
  remove(stack, id) || remove(discards?.stack ?? [], id)

function farthestFromRevealer(play: Play, doorways: Doorway[]): Doorway {
  const far = distancesFrom(play, tileIdOf(play.state, play.state.haunt!.revealer))
  const steps = (doorway: Doorway) => far.get(doorway.tile) ?? 0
  const most = Math.max(...doorways.map(steps))
  return pickOne(
    play.state.rng,
    'haunt',
    doorways.filter((doorway) => steps(doorway) === most),
  )
}
