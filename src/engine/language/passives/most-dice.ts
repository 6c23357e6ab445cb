/** No roll uses more dice than this, not even of a fixed number of them. */
import { counted } from '../say.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'most-dice': { ask: 'most-dice'; by: Value; when?: Condition }
  }
}

export const mostDice: PassiveWord<'most-dice'> = {
  schema: ({ z, value, condition }) =>
    z
      .strictObject({ ask: z.literal('most-dice'), by: value, when: condition.optional() })
      .describe('no roll uses more dice, but always 1'),
  sentence: ({ by }, say, on, home) => {
    const dice =
      typeof by === 'object' && 'track' in by
        ? `dice than ${say.value(by)}`
        : `than ${counted(say, by, 'die', 'dice')}`
    const whose = on === 'me' ? (home === 'monster' ? 'its' : 'yours') : say.whom(on)
    return `no roll of ${whose} uses more ${dice}`
  },
  harms: () => true,
}
