/** The opposite of a condition. */
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    not: { not: Condition }
  }
}

export const not: ConditionWord<'not'> = {
  schema: ({ z, condition }) => z.strictObject({ not: condition }).describe('it does not hold'),
  holds:
    ({ holds }) =>
    (play, { not }, scope, moment) =>
      !holds(play, not, scope, moment),
  sentence: ({ not }, say, yes) => say.told(not, !yes),
  place: ({ not }, of) => of.condition(not),
  denies: ({ not }) => not,
}
