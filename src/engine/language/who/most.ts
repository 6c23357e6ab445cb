/** Of several, all those of whom a value is largest. */

import { aimedAt } from '../../state/scope.ts'
import { most as widest } from '../place.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    most: { most: Value; of: Who }
  }
}

export const most: WhoWord<'most'> = {
  schema: ({ z, value, who }) =>
    z
      .strictObject({ most: value, of: who })
      .describe('all of them of whom the value is largest; in it the one asked about is `target`'),
  find:
    ({ whoIs, numberOf }) =>
    (play, { most, of }, scope) => {
      const all = whoIs(play, of, scope)
      if (all.length < 2) return all
      const values = all.map((id) => numberOf(play, most, aimedAt(scope, id)))
      const largest = Math.max(...values)
      return all.filter((_, n) => values[n] === largest)
    },
  givesTarget: ['most'],
  whom: ({ most, of }, say) => `those of ${say.several(of)} for whom ${say.value(most)} is largest`,
  place: ({ most, of: among }, of) => widest('somebody', of.who(among), of.value(most)),
}
