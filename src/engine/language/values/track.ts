/** Where a track of the haunt stands (L-COMP-07). */
import { the } from '../say.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    track: { track: string }
  }
}

export const track: ValueWord<'track'> = {
  schema: ({ z, id }) => z.strictObject({ track: id('track') }).describe('where a track of the haunt stands'),
  number:
    () =>
    ({ state }, { track }) =>
      state.haunt?.tracks[track] ?? 0,
  sentence: ({ track }, say) => the(say.name(track)),
  place: 'none',
}
