/** Somebody is dead. */
import { findExplorer } from '../../state/characters.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    dead: { dead: Who }
  }
}

export const dead: ConditionWord<'dead'> = {
  schema: ({ z, who }) => z.strictObject({ dead: who }).describe('somebody is dead'),
  holds:
    ({ isSoOf }) =>
    (play, { dead }, scope) =>
      isSoOf(play, dead, scope, (id) => findExplorer(play.state, id)?.dead ?? false),
  sentence: ({ dead }, say, yes) => `${say.verb(dead, 'are', 'is', yes)} dead`,
  place: ({ dead }, of) => of.who(dead),
  wants:
    ({ whoIs }) =>
    (play, { dead }, scope) => ({ any: whoIs(play, dead, scope).map((death) => ({ death })) }),
}
