/** A trait that a player may not name in `name-trait`. */
import { TRAITS, type Trait } from '../../ids.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'may-not-name': { ask: 'may-not-name'; trait: Trait; when?: Condition }
  }
}

export const mayNotName: PassiveWord<'may-not-name'> = {
  schema: ({ z, condition }) =>
    z
      .strictObject({ ask: z.literal('may-not-name'), trait: z.enum(TRAITS), when: condition.optional() })
      .describe('a trait that may not be said in `name-trait`'),
  sentence: ({ trait }, say, on) => `${say.subject(on)} may not name ${say.trait(trait)}`,
  harms: () => true,
}
