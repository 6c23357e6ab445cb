/** The turn of a person or monster is passed over. */

import type { PassiveWord } from '../word.ts'
import { ofBearer } from './bearer.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'no-turn': { ask: 'no-turn'; when?: Condition }
  }
}

export const noTurn: PassiveWord<'no-turn'> = {
  schema: ({ z, condition }) =>
    z
      .strictObject({ ask: z.literal('no-turn'), when: condition.optional() })
      .describe("the bearer's turn, a person's or a monster's, is passed over"),
  sentence: (_passive, say, on, home) => `${ofBearer('turn', say, on, home)} is passed over`,
  harms: () => true,
  turns: -1,
}
