/** Steps on top of the marker while carried; an overlay, never a death (L-AMB-23). */
import { TRAITS, type Trait } from '../../ids.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    trait: { ask: 'trait'; trait: Trait; by: number }
  }
}

export const trait: PassiveWord<'trait'> = {
  schema: ({ z }) =>
    z
      .strictObject({ ask: z.literal('trait'), trait: z.enum(TRAITS), by: z.int() })
      .describe('steps on top of a trait while carried'),
  sentence: ({ trait, by }, say) =>
    `${by < 0 ? `lose ${-by}` : `gain ${by}`} ${say.trait(trait)} while carried`,
  harms: ({ by }) => by < 0,
}
