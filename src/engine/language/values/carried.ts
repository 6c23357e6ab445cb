/** How many of an Object somebody carries, all together. */
import type { ObjectId } from '../../ids.ts'
import { characterOf } from '../../state/characters.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    carried: { carried: ObjectId; of: Who }
  }
}

export const carried: ValueWord<'carried'> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ carried: id('object'), of: who })
      .describe('how many of this Object they carry together'),
  number:
    ({ whoIs }) =>
    (play, { carried, of }, scope) =>
      whoIs(play, of, scope)
        .flatMap((id) => characterOf(play.state, id).objects)
        .filter((id) => id === carried).length,
  sentence: ({ carried, of }, say) =>
    `the number of ${say.name(carried)} ${say.verb(of, 'carry', 'carries', true)}`,
  each: ({ carried, of }, say) => `${say.name(carried)} ${say.verb(of, 'carry', 'carries', true)}`,
  compared: ({ carried, of }, say, comparison, yes) =>
    `${say.verb(of, 'carry', 'carries', true)} ${say.compare(comparison, yes)} ${say.name(carried)}`,
  place: ({ of: whose }, of) => of.who(whose),
  wants: (_play, { carried }, by) => ({ carry: carried, count: by }),
}
