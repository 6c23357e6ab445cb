/** Tiles where an Object lies. */
import type { ObjectId } from '../../ids.ts'
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    object: { object: ObjectId }
  }
}

export const object: TilesWord<'object'> = {
  schema: ({ z, id }) => z.strictObject({ object: id('object', 'finds') }).describe('where an Object lies'),
  find:
    () =>
    ({ state }, { object }) =>
      state.house.filter(({ objects }) => objects.includes(object)).map(({ id }) => id),
  tile: ({ object }, say) => `a tile where ${say.thing(object)} lies`,
  place: 'none',
  never: ({ object }, { brings }) =>
    brings(factName.object(object), factName.lies(object))
      ? null
      : never('object', `nothing brings out the Object \`${object}\``),
}
