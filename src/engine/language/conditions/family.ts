/** Somebody, me by default, is of this family. */
import type { FamilyId } from '../../ids.ts'
import { findExplorer } from '../../state/characters.ts'
import { an } from '../say.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    family: { family: FamilyId; who?: Who }
  }
}

export const family: ConditionWord<'family'> = {
  schema: ({ z, id, who }) =>
    z.strictObject({ family: id('family'), who: who.optional() }).describe('somebody is of this family'),
  holds:
    ({ isSoOf }) =>
    (play, { family, who }, scope) =>
      isSoOf(play, who, scope, (id) => findExplorer(play.state, id)?.family === family),
  sentence: ({ family, who = 'me' }, say, yes) =>
    `${say.verb(who, 'are', 'is', yes)} ${an(say.name(family))}`,
  place: ({ who }, of) => of.who(who),
}
