/** Boxes ticked on this card; those a campaign has ticked stay so in free play (L-EVENT-08, L-AMB-82). */
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    ticks: { ticks: true }
  }
}

export const ticks: ValueWord<'ticks'> = {
  schema: ({ z }) => z.strictObject({ ticks: z.literal(true) }).describe('boxes ticked on this card'),
  number:
    () =>
    ({ state }, _value, { card }) =>
      card === null ? 0 : (state.marks[card]?.ticks ?? 0),
  sentence: () => 'the number of ticked boxes',
  each: () => 'ticked box',
  compared: (_value, say, comparison, yes) => {
    const some = say.someOrNone(comparison)
    if (some !== null) return `${some === yes ? 'a' : 'no'} box is ticked`
    return `${say.compare(comparison, yes)} boxes are ticked`
  },
  place: 'none',
}
