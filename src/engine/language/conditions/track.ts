/** A track of the haunt compares so (L-COMP-07). */
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import { the } from '../say.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    track: { track: string } & Compare
  }
}

export const track: ConditionWord<'track'> = {
  schema: ({ id, compared }) => compared({ track: id('track') }).describe('a track compares so'),
  holds:
    ({ compares }) =>
    (play, c, scope, moment) =>
      compares(play, play.state.haunt?.tracks[c.track] ?? 0, c, scope, moment),
  sentence: (c, say, yes) => `${the(say.name(c.track))} is ${say.compare(c, yes)}`,
  place: 'none',
  wants:
    ({ gapTo }) =>
    (play, c, scope) => ({
      fact: factName.track(c.track),
      by: gapTo(play, play.state.haunt?.tracks[c.track] ?? 0, c, scope),
    }),
  unwants:
    ({ numberOf }) =>
    (play, { track, atLeast }, scope) =>
      atLeast === undefined
        ? null
        : {
            fact: factName.track(track),
            by: numberOf(play, atLeast, scope) - 1 - (play.state.haunt?.tracks[track] ?? 0),
          },
  never: (c, { number }) => never('track', number(`track \`${c.track}\``, factName.track(c.track), c)),
}
