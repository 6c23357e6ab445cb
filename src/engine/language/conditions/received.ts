/** Of the trigger `received`: this is what came into somebody's hands. */
import { an } from '../say.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    received: { received: string }
  }
}

export const received: ConditionWord<'received'> = {
  schema: ({ z, id }) =>
    z.strictObject({ received: id('thing') }).describe('with the trigger `received`: it is this thing'),
  holds:
    () =>
    (_play, { received }, { named }) =>
      named === received,
  sentence: ({ received }, say, yes) => {
    const what = say.isOfMany(received) ? an(say.name(received)) : say.thing(received)
    return `it is ${yes ? '' : 'not '}${what}`
  },
  place: 'none',
}
