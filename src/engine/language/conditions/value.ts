/** A value compares so. */
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    value: { value: Value } & Compare
  }
}

export const value: ConditionWord<'value'> = {
  schema: ({ value, compared }) => compared({ value }).describe('a value compares so'),
  holds:
    ({ compares, numberOf }) =>
    (play, c, scope, moment) =>
      compares(play, numberOf(play, c.value, scope, moment), c, scope, moment),
  sentence: (c, say, yes) => say.compared(c.value, c, yes),
  place: ({ value }, of) => of.value(value),
  wants:
    ({ gapTo, numberOf, valueWants }) =>
    (play, c, scope) =>
      valueWants(play, c.value, gapTo(play, numberOf(play, c.value, scope), c, scope), scope),
}
