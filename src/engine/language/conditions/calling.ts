/** Somebody, me by default, has this calling (L-FREE-16). */
import { CALLINGS, type Calling } from '../../ids.ts'
import { findExplorer } from '../../state/characters.ts'
import { an } from '../say.ts'
import { capital } from '../vocabulary.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    calling: { calling: Calling; who?: Who }
  }
}

export const calling: ConditionWord<'calling'> = {
  schema: ({ z, who }) =>
    z.strictObject({ calling: z.enum(CALLINGS), who: who.optional() }).describe('somebody has this calling'),
  holds:
    ({ isSoOf }) =>
    (play, { calling, who }, scope) =>
      isSoOf(play, who, scope, (id) => findExplorer(play.state, id)?.calling === calling),
  sentence: ({ calling, who = 'me' }, say, yes) =>
    `${say.verb(who, 'are', 'is', yes)} ${an(calling.split('-').map(capital).join(' '))}`,
  place: ({ who }, of) => of.who(who),
}
