/** The number of some people, tiles or cards compares so. */
import { heldCards, isCards } from '../cards.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    count: { count: Who | Tiles | Cards } & Compare
  }
}

export const count: ConditionWord<'count'> = {
  schema: ({ countable, compared }) => compared({ count: countable }).describe('their number compares so'),
  holds:
    ({ compares, countOf }) =>
    (play, c, scope, moment) =>
      compares(play, countOf(play, c.count, scope), c, scope, moment),
  sentence: ({ count, ...comparison }, say, yes) => {
    const some = say.someOrNone(comparison)
    if (isCards(count)) {
      if (some !== null)
        return `${say.verb(count.of, 'carry', 'carries', some === yes)} any ${heldCards(count, say)}`
      const carry = say.isPlural(count.of) ? 'carry' : 'carries'
      return `${say.subject(count.of)} ${carry} ${say.compare(comparison, yes)} ${heldCards(count, say)}`
    }
    if (some !== null) return say.exists(count, some === yes)
    return say.isTiles(count)
      ? `the number of ${say.many(count)} is ${say.compare(comparison, yes)}`
      : `there are ${say.compare(comparison, yes)} ${say.many(count)}`
  },
  place: ({ count }, of) => of.counted(count),
  wants:
    ({ gapTo, countOf, factOf }) =>
    (play, c, scope) => {
      const fact = factOf(c.count)
      return fact === null ? null : { fact, by: gapTo(play, countOf(play, c.count, scope), c, scope) }
    },
  never: (c, { least, counted }) => (least(c) > 0 ? counted(c.count, 'count') : null),
}
