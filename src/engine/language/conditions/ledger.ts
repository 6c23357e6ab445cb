/** A line of the campaign's ledger has this value, or the number in it compares so. */
import { counted, entered } from '../lines.ts'
import { the } from '../say.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    ledger: { ledger: string; value?: string } & Compare
  }
}

export const ledger: ConditionWord<'ledger'> = {
  schema: ({ z, id, value }) =>
    z
      .strictObject({
        ledger: id('line'),
        value: id('entry').optional(),
        atLeast: value.optional(),
        atMost: value.optional(),
        is: value.optional(),
      })
      .describe(
        'this `value` stands in a line of the ledger, or its number compares so; never outside a campaign',
      ),
  holds:
    ({ compares }) =>
    (play, c, scope, moment) => {
      if (!play.state.legacy) return false
      if (c.value !== undefined) return entered(play.state, c.ledger) === c.value
      return compares(play, counted(play.state, c.ledger), c, scope, moment)
    },
  sentence: (c, say, yes) =>
    c.value === undefined
      ? `${the(say.name(c.ledger))} is ${say.compare(c, yes)}`
      : `the ledger ${yes ? 'says' : 'does not say'} “${c.value}” of ${the(say.name(c.ledger))}`,
  place: 'none',
}
