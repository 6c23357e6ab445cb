/** So many of several conditions. */
import { most } from '../place.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    some: { some: Condition[]; atLeast: Value }
  }
}

export const some: ConditionWord<'some'> = {
  schema: ({ z, condition, value }) =>
    z
      .strictObject({ some: z.array(condition).min(2), atLeast: value })
      .describe('at least so many of them hold'),
  holds:
    ({ holds, numberOf }) =>
    (play, { some, atLeast }, scope, moment) =>
      some.filter((part) => holds(play, part, scope, moment)).length >=
      numberOf(play, atLeast, scope, moment),
  sentence: ({ some, atLeast }, say, yes) => {
    const bound = yes ? `${say.value(atLeast)} or more` : `fewer than ${say.value(atLeast)}`
    return `${bound} of these are so (${some.map((part) => say.told(part, true)).join('; ')})`
  },
  place: ({ some, atLeast }, of) => most(of.value(atLeast), ...some.map(of.condition)),
  enough: ({ some, atLeast }) => ({ of: some, atLeast }),
  never: ({ some }, { condition }) => {
    const parts = some.map((part, n) => condition(part, `some/${n}`))
    return parts.every((one) => one !== null) ? parts[0]! : null
  },
}
