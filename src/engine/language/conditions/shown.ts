/** Somebody, me by default, is on this side and everybody knows it. */
import type { Team } from '../../ids.ts'
import { findExplorer } from '../../state/characters.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    shown: { shown: Team; who?: Who }
  }
}

export const shown: ConditionWord<'shown'> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ shown: z.enum(['heroes', 'traitor']), who: who.optional() })
      .describe('all know somebody to be on this side'),
  holds:
    ({ isSoOf }) =>
    (play, { shown, who }, scope) =>
      isSoOf(play, who, scope, (id) => findExplorer(play.state, id)?.shown === shown),
  sentence: ({ shown, who = 'me' }, say, yes) =>
    `${say.verb(who, 'are', 'is', yes)} known as ${shown === 'heroes' ? 'a hero' : 'a traitor'}`,
  place: ({ who }, of) => of.who(who),
}
