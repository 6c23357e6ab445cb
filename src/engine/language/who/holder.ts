/** The character who carries a card or an Object. */
import type { CardId, ObjectId } from '../../ids.ts'
import { holdersOf } from '../../state/characters.ts'
import { the } from '../say.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    holder: { holder: CardId | ObjectId }
  }
}

export const holder: WhoWord<'holder'> = {
  schema: ({ z, id }) =>
    z.strictObject({ holder: id('thing') }).describe('the bearer of this card or Object'),
  find:
    () =>
    ({ state }, { holder }) =>
      holdersOf(state, holder).map(({ id }) => id),
  whom: ({ holder }, say) => `whoever carries ${the(say.name(holder))}`,
  place: 'none',
}
