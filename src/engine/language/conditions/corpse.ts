/** Somebody carries the corpse of somebody (L-DIE-07). */
import { findExplorer } from '../../state/characters.ts'
import { most } from '../place.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    corpse: { corpse: Who; carriedBy: Who }
  }
}

export const corpse: ConditionWord<'corpse'> = {
  schema: ({ z, who }) =>
    z.strictObject({ corpse: who, carriedBy: who }).describe('somebody drags the corpse of somebody'),
  holds:
    ({ whoIs, isSoOf }) =>
    (play, { corpse, carriedBy }, scope) => {
      const bearers = whoIs(play, carriedBy, scope)
      return isSoOf(play, corpse, scope, (id) =>
        bearers.includes(findExplorer(play.state, id)?.borneBy ?? ''),
      )
    },
  sentence: ({ corpse, carriedBy }, say, yes) =>
    `${say.verb(carriedBy, 'carry', 'carries', yes)} the corpse of ${say.whom(corpse)}`,
  place: ({ corpse, carriedBy }, of) => most(of.who(corpse), of.who(carriedBy)),
  wants:
    ({ whoIs }) =>
    (play, { corpse }, scope) => ({ corpseOf: whoIs(play, corpse, scope) }),
}
