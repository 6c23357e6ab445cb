/** It is my turn, and I have spent all of it where it began, without moving (E2-ROOM-16). */
import { tileIdOf } from '../../state/characters.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    stayed: { stayed: true }
  }
}

export const stayed: ConditionWord<'stayed'> = {
  schema: ({ z }) =>
    z
      .strictObject({ stayed: z.literal(true) })
      .describe('I have been here for all of my turn, without moving'),
  holds:
    () =>
    ({ state }, _c, { me }) => {
      const { who, spent, live } = state.turn
      const here = tileIdOf(state, me)
      return who === me && spent === 0 && (live?.from ?? here) === here
    },
  sentence: (_c, _say, yes) => (yes ? 'you stayed here all turn' : 'you did not stay here all turn'),
  place: 'none',
}
