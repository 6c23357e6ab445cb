/** The tile this is written on moves to an open doorway elsewhere, with everything and everybody on it (E3-ROOM-05). */
import { parseAddress } from '../addresses.ts'
import { REGIONS, type Region, type TileId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { IN_REGION, or } from '../language/vocabulary.ts'
import { answered, ask, happen, type Play } from '../play.ts'
import type { Doorway } from '../rules/seat-tile.ts'
import { seatFor, tileIdOf } from '../state/characters.ts'
import { clone } from '../state/clone.ts'
import { pickOne } from '../state/dice.ts'
import type { Scope } from '../state/flow.ts'
import {
  cellBeyond,
  findTile,
  fitsAt,
  liftTile,
  openDoorways,
  placeTile,
  sideIndex,
  tileOf,
} from '../state/house.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'move-tile': MoveTileOp
  }
}

export interface MoveTileOp {
  op: 'move-tile'
  /** Where to; of several the one whose effect it is picks. */
  regions: Region[]
}

/** The table as it is without the tile. */
function without(play: Play, id: TileId): Play {
  const copy = { ...play, state: clone(play.state) }
  liftTile(copy.state, id)
  return copy
}

/** Doorways it can lie at without sealing a region (E2-DISC-13). */
function doorwaysFor(play: Play, id: TileId, regions: readonly Region[]): Doorway[] {
  const rest = without(play, id)
  return regions
    .flatMap((region) => openDoorways(rest.state, region))
    .filter(({ tile, side }) => fitsAt(rest, id, tileOf(rest.state, tile), sideIndex(side)).length > 0)
}

function relocate(play: Play, id: TileId, doorway: Doorway): void {
  const { state } = play
  const { tokens, objects, pile, ghosts } = liftTile(state, id)
  const from = tileOf(state, doorway.tile)
  const side = sideIndex(doorway.side)
  const [fit] = fitsAt(play, id, from, side)
  const { x, y } = cellBeyond(from, side)
  Object.assign(placeTile(play, id, from.region, x, y, fit!.turned), { tokens, objects, pile, ghosts })
  happen(play, { kind: 'tile-moved', rules: ['E3-ROOM-05'], tile: id })
}

const tileFor = (play: Play, { source, me }: Scope): TileId => {
  const home = parseAddress(source)
  return home?.kind === 'tile' && findTile(play.state, home.id) ? home.id : tileIdOf(play.state, me)
}

export const moveTile: Effect<MoveTileOp> = {
  schema: ({ z }) =>
    z
      .strictObject({ regions: z.array(z.enum(REGIONS)).min(1) })
      .describe('this tile moves to an open doorway there, with all that is on it'),
  run(play, op, frame) {
    const { scope } = frame.with
    const id = tileFor(play, scope)
    const doorways = doorwaysFor(play, id, op.regions)
    if (doorways.length === 0) return
    const answer = answered(frame)
    const seat = seatFor(play, scope.me)
    if (!answer && seat !== null && doorways.length > 1) {
      ask(
        play,
        seat,
        'doorway',
        { who: scope.me, tile: id, source: scope.source },
        doorways.map(({ tile, side }) => keys.doorway(tile, side)),
      )
      return 'again'
    }
    relocate(play, id, answer ? readKey(answer, 'doorway') : pickOne(play.state.rng, 'haunt', doorways))
  },
  sentence: (op) => `move this tile to an open doorway ${or(op.regions.map((region) => IN_REGION[region]))}`,
  weigh: () => {},
  asks: { doorway: 'Where does this room go?' },
}
