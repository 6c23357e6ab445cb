/** The moves I have spent in this turn; none in anybody else's. */
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    spent: { spent: 'moves' }
  }
}

export const spent: ValueWord<'spent'> = {
  schema: ({ z }) =>
    z.strictObject({ spent: z.literal('moves') }).describe('the moves I have spent in this turn'),
  number:
    () =>
    ({ state: { turn } }, _value, { me }) =>
      turn.who === me ? turn.spent : 0,
  sentence: (_value, say) => `the number of moves ${say.subject('me')} spent this turn`,
  each: (_value, say) => `move ${say.subject('me')} spent this turn`,
  compared: (_value, say, comparison, yes) => {
    const some = say.someOrNone(comparison)
    if (some !== null) return `${say.subject('me')} spent ${some === yes ? 'a move' : 'no moves'} this turn`
    return `${say.subject('me')} spent ${say.compare(comparison, yes)} moves this turn`
  },
  place: 'none',
}
