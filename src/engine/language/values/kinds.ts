/** How many different ones of these Objects somebody carries, all together. */
import type { ObjectId } from '../../ids.ts'
import { characterOf } from '../../state/characters.ts'
import { and } from '../vocabulary.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    kinds: { kinds: ObjectId[]; of: Who }
  }
}

export const kinds: ValueWord<'kinds'> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ kinds: z.array(id('object')).min(2), of: who })
      .describe('how many different ones of these Objects they carry together'),
  number:
    ({ whoIs }) =>
    (play, { kinds, of }, scope) => {
      const carried = whoIs(play, of, scope).flatMap((id) => characterOf(play.state, id).objects)
      return kinds.filter((id) => carried.includes(id)).length
    },
  sentence: ({ kinds, of }, say) =>
    `the number of different ones of ${and(kinds.map(say.name))} ${say.verb(of, 'carry', 'carries', true)}`,
  compared: ({ kinds, of }, say, comparison, yes) => {
    const together = typeof of === 'object' && 'these' in of ? ' between them' : ''
    const carry = say.verb(of, 'carry', 'carries', true)
    return `${carry} ${say.compare(comparison, yes)} of ${and(kinds.map(say.name))}${together}`
  },
  place: ({ of: whose }, of) => of.who(whose),
  wants: ({ state }, { kinds }, by, { me }) => {
    if (by < 0) return null
    const mine = characterOf(state, me).objects
    const missing = kinds.filter((kind) => !mine.includes(kind))
    return { some: by, of: missing.map((carry) => ({ carry, count: 1 })) }
  },
}
