/** The number in a line of the campaign's ledger; 0 elsewhere. */
import { counted } from '../lines.ts'
import { the } from '../say.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    ledger: { ledger: string }
  }
}

export const ledger: ValueWord<'ledger'> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ ledger: id('line') })
      .describe('the number in a line of the ledger; 0 outside a campaign'),
  number:
    () =>
    ({ state }, { ledger }) =>
      counted(state, ledger),
  sentence: ({ ledger }, say) => the(say.name(ledger)),
  place: 'none',
}
