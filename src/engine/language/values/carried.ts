/** How many of an Object, or of several kinds, somebody carries, all together. */
import type { ObjectId } from '../../ids.ts'
import { characterOf } from '../../state/characters.ts'
import type { Say } from '../say.ts'
import { and } from '../vocabulary.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    carried: { carried: ObjectId | ObjectId[]; of: Who }
  }
}
type Kinds = ObjectId | ObjectId[]

const isAmong = (kinds: Kinds, id: ObjectId): boolean =>
  typeof kinds === 'string' ? id === kinds : kinds.includes(id)

const names = (kinds: Kinds, say: Say): string => and([kinds].flat().map(say.name))

export const carried: ValueWord<'carried'> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ carried: z.union([id('object'), z.array(id('object')).min(2)]), of: who })
      .describe('how many of this Object, or of these, they carry together'),
  number:
    ({ whoIs }) =>
    (play, { carried, of }, scope) => {
      let number = 0
      for (const id of whoIs(play, of, scope))
        for (const object of characterOf(play.state, id).objects) if (isAmong(carried, object)) number++
      return number
    },
  sentence: ({ carried, of }, say) =>
    `the number of ${names(carried, say)} ${say.verb(of, 'carry', 'carries', true)}`,
  each: ({ carried, of }, say) => `${names(carried, say)} ${say.verb(of, 'carry', 'carries', true)}`,
  compared: ({ carried, of }, say, comparison, yes) =>
    `${say.verb(of, 'carry', 'carries', true)} ${say.compare(comparison, yes)} ${Array.isArray(carried) ? 'of ' : ''}${names(carried, say)}`,
  place: ({ of: whose }, of) => of.who(whose),
  wants: (_play, { carried }, by) => {
    if (typeof carried === 'string') return { carry: carried, count: by }
    return by < 0 ? null : { some: by, of: carried.map((carry) => ({ carry, count: 1 })) }
  },
}
