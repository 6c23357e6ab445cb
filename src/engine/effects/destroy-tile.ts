/** A tile leaves the campaign for good, at the end of this game (L-CORE-14). */
import { putSticker } from '../rules/changes.ts'
import { record } from '../rules/record.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'destroy-tile': DestroyTileOp
  }
}

export interface DestroyTileOp {
  op: 'destroy-tile'
  tile: string
}

export const destroyTile: Effect<DestroyTileOp> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ tile: id('tile-to-find', 'writes') })
      .describe('the tile leaves the campaign; if it is not of this house, a ghost comes instead (campaign)'),
  run(play, { tile }, frame) {
    const { state, catalog } = play
    const { source: cause } = frame.with.scope
    if (!state.legacy) return
    const isGone = state.legacy.changes.some((change) => change.kind === 'destroyed' && change.piece === tile)
    if (state.pieces.tiles.includes(tile) && !isGone)
      return record(play, { kind: 'destroyed', piece: tile, cause })
    const rest = catalog.ledger?.rest
    if (rest) putSticker(play, rest, { sticker: 'ghost' }, cause)
  },
  sentence: ({ tile }, say) => `destroy the ${say.name(tile)}`,
  weigh: () => {},
}
