/** There is at least one of these people or tiles. */
import type { ConditionWord } from '../word.ts'
import type { Who } from '../words.ts'

declare module '../words.ts' {
  interface ConditionWords {
    exists: { exists: Who | Tiles }
  }
}

export const exists: ConditionWord<'exists'> = {
  schema: ({ z, whoOrTiles }) => z.strictObject({ exists: whoOrTiles }).describe('there is at least one'),
  holds:
    ({ countOf }) =>
    (play, { exists }, scope) =>
      countOf(play, exists, scope) > 0,
  sentence: ({ exists }, say, yes) => say.exists(exists, yes),
  place: ({ exists }, of) => of.counted(exists),
  // A corpse somewhere: one that lies elsewhere is brought, or somebody is killed.
  wants:
    ({ whoIs }) =>
    (play, { exists }, scope) => {
      if (typeof exists !== 'object' || !('all' in exists) || exists.all === 'tiles' || !exists.dead)
        return null
      const { at: _, ...anywhere } = exists
      const living = whoIs(play, { all: exists.all }, scope).filter((id) => id !== scope.me)
      return {
        any: [
          ...whoIs(play, anywhere, scope).map((haul) => ({ haul })),
          ...living.map((death) => ({ death, sparesFriends: exists.all !== 'players' })),
        ],
      }
    },
  unwants:
    ({ whoIs }) =>
    (play, { exists }, scope) => {
      if (typeof exists !== 'object' || !('all' in exists) || exists.all === 'tiles') return null
      const people = whoIs(play, exists as Who, scope)
      return people.includes(scope.me) ? null : { all: people.map((death) => ({ death })) }
    },
  never: ({ exists }, { counted }) => counted(exists, 'exists'),
}
