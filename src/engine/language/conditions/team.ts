/** Somebody, me by default, is on this side. */
import type { Team } from '../../ids.ts'
import { findExplorer } from '../../state/characters.ts'
import { factName } from '../facts.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    team: { team: Team; who?: Who }
  }
}

export const team: ConditionWord<'team'> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ team: z.enum(['heroes', 'traitor']), who: who.optional() })
      .describe('somebody is on this side'),
  holds:
    ({ isSoOf }) =>
    (play, { team, who }, scope) =>
      isSoOf(play, who, scope, (id) => findExplorer(play.state, id)?.team === team),
  sentence: ({ team, who = 'me' }, say, yes) =>
    `${say.verb(who, 'are', 'is', yes)} ${team === 'heroes' ? 'a hero' : 'a traitor'}`,
  place: ({ who }, of) => of.who(who),
  isSo: ({ team, who = 'me' }, say) => (who === 'me' && say.reader?.team ? say.reader.team === team : null),
  wants: () => () => ({ fact: factName.body, by: 1 }),
  unwants: () => () => ({ fact: factName.body, by: -1 }),
}
