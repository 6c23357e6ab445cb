/** Who has won: the heroes, a traitor, the house, or people by themselves. */
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    won: { won: 'heroes' | 'traitor' | 'house' | 'people' }
  }
}

const NAMES = { heroes: 'the heroes', traitor: 'the traitor', house: 'the house', people: 'somebody' }

export const won: ConditionWord<'won'> = {
  schema: ({ z }) =>
    z
      .strictObject({ won: z.enum(['heroes', 'traitor', 'house', 'people']) })
      .describe('this side has won, or `people` by themselves; nobody has before the end'),
  holds:
    () =>
    ({ state }, { won }) => {
      const winner = state.outcome?.winner ?? null
      if (winner === null) return false
      if (won !== 'people') return winner === won
      return winner !== 'heroes' && winner !== 'traitor' && winner !== 'house'
    },
  sentence: ({ won }, _say, yes) => `${NAMES[won]} ${yes ? 'won' : 'did not win'}`,
  place: 'none',
}
