/**
 * Somebody falls to another region (E3-ROOM-03): the first to a tile that is discovered there by the fall and marked,
 * later ones to the marked tile. If no tile can be found, and for monsters, one that lies there already serves.
 */
import { REGIONS, type Region, type TileId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { factName } from '../language/facts.ts'
import { REGION_NAMES } from '../language/vocabulary.ts'
import { answered, ask, type Play, push } from '../play.ts'
import { moveCharacter } from '../rules/move.ts'
import { tilesLeft } from '../rules/reshuffle.ts'
import type { Doorway } from '../rules/seat-tile.ts'
import { findMonster, seatFor, tileIdOf } from '../state/characters.ts'
import { pickOne } from '../state/dice.ts'
import { fitsAt, openDoorways, sideIndex, tileOf } from '../state/house.ts'
import type { Effect, OpsFrame } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'lay-tile': LayTileOp
  }
}

export interface LayTileOp {
  op: 'lay-tile'
  region: Region
  /** The token by which the place is found again. */
  mark: string
}

/** Open doorways of the region at which some tile of the stack can lie. */
function doorwaysIn(play: Play, region: Region): Doorway[] {
  const { state, catalog } = play
  const fitting = tilesLeft(play).filter((id) => catalog.tiles[id]!.regions.includes(region))
  return openDoorways(state, region).filter(({ tile, side }) =>
    fitting.some((id) => fitsAt(play, id, tileOf(state, tile), sideIndex(side)).length > 0),
  )
}

function fallTo(play: Play, op: LayTileOp, { with: { scope } }: OpsFrame, tile: TileId): void {
  const { tokens } = tileOf(play.state, tile)
  if (!findMonster(play.state, scope.me) && !tokens.includes(op.mark)) tokens.push(op.mark)
  moveCharacter(play, scope.me, tile, 0, 'placed', op.mark)
}

export const layTile: Effect<LayTileOp> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ region: z.enum(REGIONS), mark: id('token', 'writes') })
      .describe('falls there: discovers a tile and marks it, or lands on the marked one'),
  run(play, op, frame) {
    const { scope } = frame.with
    const { state } = play
    const below = state.house.find(({ tokens }) => tokens.includes(op.mark))
    if (below) return moveCharacter(play, scope.me, below.id, 0, 'placed', op.mark)
    const isMonster = findMonster(state, scope.me) !== null
    const doorways = isMonster ? [] : doorwaysIn(play, op.region)
    const tiles = state.house.filter(({ region }) => region === op.region).map(({ id }) => id)
    const choices =
      doorways.length > 0
        ? doorways.map(({ tile, side }) => keys.doorway(tile, side))
        : tiles.map((tile) => keys.tile(tile))
    if (choices.length === 0) return
    const seat = seatFor(play, scope.me)
    const answer =
      answered(frame) ?? (choices.length === 1 || seat === null ? pickOne(state.rng, 'haunt', choices) : null)
    if (answer === null) {
      const about = { who: scope.me, tile: tileIdOf(state, scope.me), source: scope.source }
      ask(play, seat!, doorways.length > 0 ? 'doorway' : 'tile', about, choices)
      return 'again'
    }
    if (doorways.length === 0) return fallTo(play, op, frame, readKey(answer, 'tile').tile)
    const { tile: from, side } = readKey(answer, 'doorway')
    push(play, 'discover', { who: scope.me, from, side, tile: null, cost: 0, mark: op.mark })
  },
  sentence: (op, say) =>
    `fall to the ${REGION_NAMES[op.region]}, to a tile found there and marked ${say.name(op.mark)}, or to the one so marked`,
  weigh: () => {},
  makes: ({ mark }) => [{ fact: factName.token(mark), way: 'up', isOne: true }],
  fires: () => ['discovers', 'enters'],
  asks: { doorway: 'Where do you land?' },
}
