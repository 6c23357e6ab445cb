/** How many of some people, tiles or cards there are. */
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    count: { count: Who | Tiles | Cards }
  }
}

export const count: ValueWord<'count'> = {
  schema: ({ z, countable }) => z.strictObject({ count: countable }).describe('how many of them there are'),
  number:
    ({ countOf }) =>
    (play, { count }, scope) =>
      countOf(play, count, scope),
  sentence: ({ count }, say) => `the number of ${say.many(count)}`,
  each: ({ count }, say) => say.eachOf(count),
  place: ({ count }, of) => of.counted(count),
}
