/** Put a lasting sticker on a tile of the house, found or not (L-CORE-15, L-CAMP-16). */
import type { TileId } from '../ids.ts'
import { whoIs } from '../language/evaluate.ts'
import { and } from '../language/vocabulary.ts'
import type { Who } from '../language/words.ts'
import { putSticker, visit } from '../rules/changes.ts'
import { findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    stick: StickOp
  }
}

/** One kind of sticker, on one tile or on each of several. */
export interface StickOp {
  op: 'stick'
  on: TileId | TileId[]
  ghost?: true
  passage?: true
  /** The crest of the family of each of these. */
  crest?: Who
  /** A sticker with a text of its own. */
  text?: string
  /** A token for this game and no sticker. */
  tonight?: true
}

const kindOf = ({ ghost, passage, crest, text }: StickOp): string =>
  ghost ? 'ghost' : passage ? 'passage' : crest !== undefined ? 'crest' : text!

export const stick: Effect<StickOp> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({
        on: z.union([id('tile'), z.array(id('tile')).min(2)]),
        ghost: z.literal(true).optional(),
        passage: z.literal(true).optional(),
        crest: who.optional(),
        text: id('sticker').optional(),
        tonight: z.literal(true).optional(),
      })
      .describe(
        'puts a lasting ghost, passage, crest or text sticker on a tile, found or not; a ghost `tonight` goes when the game is over (campaign)',
      ),
  run(play, op, frame) {
    const { scope } = frame.with
    const sticker = kindOf(op)
    const families =
      op.crest === undefined
        ? [undefined]
        : whoIs(play, op.crest, scope).map((id) => findExplorer(play.state, id)?.family)
    if (op.tonight) return visit(play, [op.on].flat())
    for (const tile of [op.on].flat())
      for (const family of families)
        if (sticker !== 'crest' || family !== undefined)
          putSticker(play, tile, { sticker, ...(family && { family }) }, scope.source)
  },
  sentence: (op, say) => {
    const what = op.ghost
      ? op.tonight
        ? 'a ghost, for this game,'
        : 'a ghost sticker'
      : op.passage
        ? 'a secret passage sticker'
        : op.crest !== undefined
          ? `the crest of ${say.whom(op.crest)}`
          : `the sticker ${say.name(op.text!)}`
    return `put ${what} on ${and([op.on].flat().map((tile) => `the ${say.name(tile)}`))}`
  },
  weigh: () => {},
  quiet: true,
  faults: ({ ghost, passage, crest, text, tonight }) => [
    ...([ghost, passage, crest, text].filter((one) => one !== undefined).length === 1
      ? []
      : [['', 'A sticker is one of `ghost`, `passage`, `crest` and `text`.'] as [string, string]]),
    ...(tonight && !ghost ? [['tonight', 'Only a ghost comes for one game.'] as [string, string]] : []),
  ],
}
