/** An Object of the haunt is still to be found, lies on a tile, or is in somebody's hands. */
import type { ObjectId } from '../../ids.ts'
import { holdersOf } from '../../state/characters.ts'
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import { the } from '../say.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    object: { object: ObjectId; is: 'aside' | 'on-tile' | 'carried' }
  }
}

const STATES = { aside: 'still to be found', 'on-tile': 'lying on a tile', carried: 'carried' }

export const object: ConditionWord<'object'> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ object: id('object'), is: z.enum(['aside', 'on-tile', 'carried']) })
      .describe('an Object is set aside, lies on a tile, or is carried'),
  holds:
    () =>
    ({ state }, { object, is }) => {
      if (!state.haunt) return false
      if (is === 'aside') return state.haunt.aside.includes(object)
      return is === 'carried'
        ? holdersOf(state, object).length > 0
        : state.house.some(({ objects }) => objects.includes(object))
    },
  sentence: ({ object, is }, say, yes) => `${the(say.name(object))} is${yes ? '' : ' not'} ${STATES[is]}`,
  place: 'none',
  never: ({ object, is }, { brings }) =>
    is === 'aside' || brings(factName.object(object), factName.lies(object))
      ? null
      : never('object', `nothing brings out the Object \`${object}\``),
}
