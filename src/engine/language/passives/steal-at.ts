/** The minimum damage that may be turned into a theft, optionally of one thing only (L-STEAL-01). */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'steal-at': { ask: 'steal-at'; by: number; thing?: string; when?: Condition }
  }
}

export const stealAt: PassiveWord<'steal-at'> = {
  schema: ({ z, id, whole, condition }) =>
    z
      .strictObject({
        ask: z.literal('steal-at'),
        by: whole,
        thing: id('thing').optional(),
        when: condition.optional(),
      })
      .describe('damage of `by` or more may be turned into a theft; with `thing`, of that thing alone'),
  sentence: ({ by, thing }, say, on) => {
    const what = thing === undefined ? 'a thing' : say.thing(thing)
    return `${say.subject(on)} may steal ${what} with ${by} damage or more`
  },
}
