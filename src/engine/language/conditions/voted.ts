/** What a hidden vote of this game decided. */
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    voted: { voted: string; value: string }
  }
}

export const voted: ConditionWord<'voted'> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ voted: id('poll'), value: id('vote') })
      .describe('a hidden vote of this game decided so (campaign)'),
  holds:
    () =>
    ({ state }, { voted, value }) =>
      state.legacy?.polls[voted]?.value === value,
  sentence: ({ value }, _say, yes) => `the vote was ${yes ? '' : 'not '}“${value}”`,
  place: 'none',
}
