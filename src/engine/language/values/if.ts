/** One value or another. */
import { most } from '../place.ts'
import { given } from '../say.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    if: { if: Condition; then: Value; else?: Value }
  }
}

export const ifHolds: ValueWord<'if'> = {
  schema: ({ z, condition, value }) =>
    z
      .strictObject({ if: condition, then: value, else: value.optional() })
      .describe('one or the other; 0 where no `else` is given'),
  number:
    ({ holds, numberOf }) =>
    (play, value, scope, moment) =>
      holds(play, value.if, scope, moment)
        ? numberOf(play, value.then, scope, moment)
        : numberOf(play, value.else ?? 0, scope, moment),
  sentence: (value, say) => {
    if (say.left(value.if) === true) return say.value(value.then)
    const then = say.value(value.then)
    const other = value.else === undefined ? null : say.value(value.else)
    if (then === other) return then
    return `${then} if ${say.condition(value.if)}${other === null ? '' : `, otherwise ${other}`}`
  },
  inParts: (value, say, wording) => {
    if (say.left(value.if) === true) return say.inParts(value.then, wording)
    const other = value.else === undefined ? '' : `, otherwise ${say.inParts(value.else, wording)}`
    return `${say.inParts(value.then, wording)} ${given(say, value.if)}${other}`
  },
  place: (value, of) => most(of.condition(value.if), of.value(value.then), of.value(value.else)),
  most: (value, of) => Math.max(of(value.then), of(value.else ?? 0)),
  expected: (value, of, chanceOf) => {
    const chance = chanceOf(value.if)
    const then = chance > 0 ? of(value.then) : 0
    const other = chance < 1 ? of(value.else ?? 0) : 0
    return chance * then + (1 - chance) * other
  },
  helps: (value) => [value.if],
}
