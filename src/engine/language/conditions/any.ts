/** One of several conditions. */
import { most } from '../place.ts'
import { and, or } from '../vocabulary.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    any: { any: Condition[] }
  }
}

export const any: ConditionWord<'any'> = {
  schema: ({ z, condition }) =>
    z.strictObject({ any: z.array(condition).min(1) }).describe('at least one holds'),
  holds:
    ({ holds }) =>
    (play, { any }, scope, moment) =>
      any.some((part) => holds(play, part, scope, moment)),
  sentence: ({ any }, say, yes) => (yes ? or : and)(any.map((part) => say.told(part, yes))),
  place: ({ any }, of) => most(...any.map(of.condition)),
  options: ({ any }) => any,
  never: ({ any }, { condition }) => {
    const parts = any.map((part, n) => condition(part, `any/${n}`))
    return parts.every((one) => one !== null) ? parts[0]! : null
  },
}
