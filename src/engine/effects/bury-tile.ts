/** Take tiles out of the house and put them under the stack; what lay on them goes to the landing or is buried (L-ACT-16, L-AMB-41). */
import { tilesOf } from '../language/evaluate.ts'
import type { Tiles } from '../language/words.ts'
import { buryTile } from '../rules/lay-tile.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'bury-tile': BuryTileOp
  }
}

export interface BuryTileOp {
  op: 'bury-tile'
  tiles: Tiles
}

export const buryTileOp: Effect<BuryTileOp> = {
  schema: ({ z, tiles }) =>
    z.strictObject({ tiles }).describe('takes tiles out of the house; never those of the start'),
  run(play, op, frame) {
    // The tiles laid out at the start are never buried.
    const loose = tilesOf(play, op.tiles, frame.with.scope).filter((id) => !play.catalog.tiles[id]!.start)
    for (const id of loose) buryTile(play, id)
  },
  sentence: (op, say) => `bury ${say.tiles(op.tiles)}`,
  weigh: () => {},
}
