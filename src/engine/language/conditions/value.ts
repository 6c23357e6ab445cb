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
  // Numbers alone, once the size of the table is known.
  isSo: (c, say) => {
    const [value, ...others] = [c.value, c.atLeast ?? c.is ?? c.atMost!, c.atMost ?? c.is ?? c.atLeast!].map(
      say.value,
    )
    if (![value, ...others].every((said) => /^\d+$/.test(said!))) return null
    const number = Number(value)
    return (
      (c.atLeast === undefined || number >= Number(others[0])) &&
      (c.atMost === undefined || number <= Number(others[1])) &&
      (c.is === undefined || number === Number(others[0]))
    )
  },
  place: ({ value }, of) => of.value(value),
  wants:
    ({ gapTo, numberOf, valueWants }) =>
    (play, c, scope) =>
      valueWants(play, c.value, gapTo(play, numberOf(play, c.value, scope), c, scope), scope),
}
