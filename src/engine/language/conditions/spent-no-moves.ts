/** It is my turn, and I have spent no move in it. */
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    spentNoMoves: { spentNoMoves: true }
  }
}

export const spentNoMoves: ConditionWord<'spentNoMoves'> = {
  schema: ({ z }) =>
    z.strictObject({ spentNoMoves: z.literal(true) }).describe('no move was spent this turn'),
  holds:
    () =>
    ({ state }, _c, { me }) =>
      state.turn.who === me && state.turn.spent === 0,
  sentence: (_c, _say, yes) => `you spent ${yes ? 'no ' : ''}moves this turn`,
  place: 'none',
}
