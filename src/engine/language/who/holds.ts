/** The person whose family stands in a line of the campaign's ledger, if they play. */
import { entered } from '../lines.ts'
import { the } from '../say.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    holds: { holds: string }
  }
}

export const holds: WhoWord<'holds'> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ holds: id('line') })
      .describe('the person whose family stands in a line of the ledger, if they play (campaign)'),
  find:
    () =>
    ({ state }, { holds }) => {
      const family = entered(state, holds)
      return state.explorers.flatMap((explorer) => (explorer.family === family ? [explorer.id] : []))
    },
  whom: ({ holds }, say) => `whoever holds ${the(say.name(holds))}`,
  place: 'none',
}
