/** A symbol that a tile counts as having in a haunt. */
import { type CardKind, SYMBOLS, type TileId } from '../../ids.ts'
import { an, the } from '../say.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'counts-as': { ask: 'counts-as'; symbol: CardKind; tile: TileId; when?: Condition }
  }
}

export const countsAs: PassiveWord<'counts-as'> = {
  schema: ({ z, id, condition }) =>
    z
      .strictObject({
        ask: z.literal('counts-as'),
        symbol: z.enum(SYMBOLS),
        tile: id('tile'),
        when: condition.optional(),
      })
      .describe('a tile counts as having a symbol'),
  sentence: ({ tile, symbol }, say) => `${the(say.name(tile))} counts as ${an(symbol)} tile`,
}
