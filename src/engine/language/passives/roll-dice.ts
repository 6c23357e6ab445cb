/** More dice, or fewer, on rolls. */
import { moreOrFewer } from '../say.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'roll-dice': { ask: 'roll-dice'; by: Value; when?: Condition }
  }
}

export const rollDice: PassiveWord<'roll-dice'> = {
  schema: ({ z, value, condition }) =>
    z
      .strictObject({ ask: z.literal('roll-dice'), by: value, when: condition.optional() })
      .describe('more dice, or fewer, on rolls'),
  sentence: ({ by }, say, on) => `${say.does(on, 'roll', 'rolls')} ${moreOrFewer(say, by, 'die', 'dice')}`,
  harms: ({ by }, value) => value(by) < 0,
}
