/** Leaving a tile costs more moves, or fewer (L-MOVE-02..08). */
import { moreOrFewer } from '../say.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'leave-cost': { ask: 'leave-cost'; by: Value; when?: Condition }
  }
}

export const leaveCost: PassiveWord<'leave-cost'> = {
  schema: ({ z, value, condition }) =>
    z
      .strictObject({ ask: z.literal('leave-cost'), by: value, when: condition.optional() })
      .describe('leaving a tile costs `by` more moves'),
  sentence: ({ by }, say, _on, home) =>
    `leaving ${home === 'tile' ? 'this tile' : 'a tile'} costs ${moreOrFewer(say, by, 'move', 'moves')}`,
  harms: ({ by }, value) => value(by) > 0,
}
