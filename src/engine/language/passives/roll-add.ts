/** Added to the result of rolls. */
import { added } from '../say.ts'
import type { PassiveWord } from '../word.ts'
import { ofBearer, toOrFrom } from './bearer.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'roll-add': { ask: 'roll-add'; by: Value; when?: Condition }
  }
}

export const rollAdd: PassiveWord<'roll-add'> = {
  schema: ({ z, value, condition }) =>
    z
      .strictObject({ ask: z.literal('roll-add'), by: value, when: condition.optional() })
      .describe('added to the result of rolls'),
  sentence: ({ by }, say, on, home) =>
    `${added(say, by)} ${toOrFrom(by)} ${ofBearer('result', say, on, home)}`,
  harms: ({ by }, value) => value(by) < 0,
}
