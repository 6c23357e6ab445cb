/** One value taken from another; it may fall below 0. */
import { most } from '../place.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    less: { less: Value; from: Value }
  }
}

export const less: ValueWord<'less'> = {
  schema: ({ z, value }) => z.strictObject({ less: value, from: value }).describe('`from` without `less`'),
  number:
    ({ numberOf }) =>
    (play, { less, from }, scope, moment) =>
      numberOf(play, from, scope, moment) - numberOf(play, less, scope, moment),
  sentence: ({ less, from }, say) =>
    from === 0 ? `-${say.value(less)}` : `${say.value(from)} - ${say.value(less)}`,
  // "subtract 1 for each ticked box", "5, minus 1 for each ghost here"
  inParts: ({ less, from }, say, wording) => {
    const each = say.each(less)
    const taken = each === null ? say.value(less) : `1 for each ${each}`
    if (from !== 0) return `${say.inParts(from, wording)}, minus ${taken}`
    return each === null ? wording(`-${taken}`) : `${wording('-1')} for each ${each}`
  },
  place: ({ less, from }, of) => most(of.value(less), of.value(from)),
  fixed: ({ less, from }, of) => {
    const [taken, whole] = [of(less), of(from)]
    return taken === null || whole === null ? null : whole - taken
  },
  most: ({ from }, of) => of(from),
  expected: ({ less, from }, of) => of(from) - of(less),
  helps: ({ from }, of) => of(from),
}
