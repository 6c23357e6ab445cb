/**
 * Make sure a tile is in the house: found in the stack and joined to an open doorway of its region, as far
 * from the revealer as can be or where the revealer picks. No symbol is resolved (L-START-08). Where the
 * tile is not part of this house the fallback serves, else the landing of its region. The seat gets a mark.
 */
import type { TileId } from '../ids.ts'
import { keys } from '../keys.ts'
import { factName } from '../language/facts.ts'
import { the } from '../language/say.ts'
import { answered, ask, happen } from '../play.ts'
import { tilesLeft } from '../rules/reshuffle.ts'
import { placeSeat, seatsFor } from '../rules/seat-tile.ts'
import { explorerOf } from '../state/characters.ts'
import { findTile, landingOf, tileOf } from '../state/house.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'seat-tile': SeatTileOp
  }
}

export interface SeatTileOp {
  op: 'seat-tile'
  tile: TileId
  fallback?: TileId
  /** Token laid on it, by which the haunt calls the place. */
  mark: string
  revealerPicks?: boolean
}

export const seatTile: Effect<SeatTileOp> = {
  schema: ({ z, id }) =>
    z
      .strictObject({
        tile: id('tile'),
        fallback: id('tile').optional(),
        mark: id('token', 'writes'),
        revealerPicks: z.boolean().optional(),
      })
      .describe('makes sure a tile is in the house and marks it with a token (setup)'),
  run(play, op, frame) {
    const { state } = play
    const want = [op.tile, op.fallback].find(
      (id) => id && (findTile(state, id) || tilesLeft(play).includes(id)),
    )
    let seat = want && findTile(state, want) ? want : null
    if (want && !seat) {
      const doorways = seatsFor(play, want)
      const answer = answered(frame)
      if (op.revealerPicks && doorways.length > 1 && !answer) {
        const revealer = explorerOf(state, state.haunt!.revealer)
        ask(
          play,
          revealer.seat,
          'doorway',
          { who: revealer.id, tile: want },
          doorways.map(({ tile, side }) => keys.doorway(tile, side)),
        )
        return 'again'
      }
      seat = placeSeat(play, want, doorways, answer)
    }
    const region = play.catalog.tiles[op.tile]?.regions[0] ?? 'ground'
    const tile = tileOf(state, seat ?? landingOf(play, region))
    tile.tokens.push(op.mark)
    happen(play, { kind: 'token-placed', rules: ['L-START-09'], token: op.mark, tile: tile.id })
  },
  sentence: (op, say) => {
    const fallback = op.fallback ? ` (if it is not in this house, ${the(say.name(op.fallback))})` : ''
    const where = op.revealerPicks ? ' at a doorway the revealer picks' : ''
    const name = say.name(op.tile)
    const tile = /s' |'s /.test(name) ? name : the(name)
    return `add ${tile} to the house${where}${fallback}, with ${the(say.name(op.mark))} token on it`
  },
  weigh: () => {},
  makes: ({ mark }) => [{ fact: factName.token(mark), way: 'up', isOne: true }],
}
