/** Somebody, me by default, has this trait at critical. */
import { TRAITS, type Trait } from '../../ids.ts'
import { explorerOf, isCritical } from '../../state/characters.ts'
import { TRAIT_NAMES } from '../vocabulary.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    critical: { critical: Trait; who?: Who }
  }
}

export const critical: ConditionWord<'critical'> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ critical: z.enum(TRAITS), who: who.optional() })
      .describe('somebody has this trait at critical'),
  holds:
    ({ isSoOf }) =>
    (play, { critical, who }, scope) =>
      isSoOf(play, who, scope, (id) => isCritical(explorerOf(play.state, id), critical)),
  sentence: ({ critical, who = 'me' }, say, yes) =>
    `${say.whose(who)} ${TRAIT_NAMES[critical]} is${yes ? '' : ' not'} critical`,
  place: ({ who }, of) => of.who(who),
}
