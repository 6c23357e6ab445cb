/** The trait of somebody; of several, the highest. */
import { TRAITS, type Trait } from '../../ids.ts'
import { valueFor } from '../../state/characters.ts'
import { TRAIT_NAMES } from '../vocabulary.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    trait: { trait: Trait; of: Who }
  }
}

export const trait: ValueWord<'trait'> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ trait: z.enum(TRAITS), of: who })
      .describe('the trait of somebody; of several, the highest'),
  number:
    ({ whoIs }) =>
    (play, { trait, of }, scope) =>
      Math.max(0, ...whoIs(play, of, scope).map((id) => valueFor(play, id, trait) ?? 0)),
  sentence: ({ trait, of }, say) => `${say.whose(of)} ${TRAIT_NAMES[trait]}`,
  place: ({ of: whose }, of) => of.who(whose),
}
