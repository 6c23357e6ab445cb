/** A thing that does not come into somebody's hands: nobody can give it to them, and they cannot take, steal or pick it up. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'may-not-have': { ask: 'may-not-have'; thing: string; when?: Condition }
  }
}

export const mayNotHave: PassiveWord<'may-not-have'> = {
  schema: ({ z, id, condition }) =>
    z
      .strictObject({ ask: z.literal('may-not-have'), thing: id('thing'), when: condition.optional() })
      .describe('a thing that one can neither be given nor take, steal or pick up'),
  sentence: ({ thing }, say, on) => {
    const what = say.isOfMany(thing) ? `any ${say.name(thing)}` : say.thing(thing)
    return `${say.subject(on)} cannot be given, take, steal or pick up ${what}`
  },
  harms: () => true,
}
