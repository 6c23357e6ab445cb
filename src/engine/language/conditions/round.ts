/** The number of the round compares so. */
import { never } from '../never.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    round: { round: true } & Compare
  }
}

export const round: ConditionWord<'round'> = {
  schema: ({ z, compared }) =>
    compared({ round: z.literal(true) }).describe('the number of the round compares so'),
  holds:
    ({ compares }) =>
    (play, c, scope, moment) =>
      compares(play, play.state.round, c, scope, moment),
  sentence: (c, say, yes) => `it is round ${say.compare(c, yes, 'later', 'earlier')}`,
  place: 'none',
  wants:
    ({ gapTo }) =>
    (play, c, scope) => ({ rounds: Math.abs(gapTo(play, play.state.round, c, scope)) }),
  never: (c, outlook) => never('round', outlook.round(c)),
}
