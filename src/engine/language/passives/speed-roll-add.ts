/** Added to the Speed roll of a monster. */
import { added } from '../say.ts'
import type { PassiveWord } from '../word.ts'
import { ofBearer, toOrFrom } from './bearer.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'speed-roll-add': { ask: 'speed-roll-add'; by: number }
  }
}

export const speedRollAdd: PassiveWord<'speed-roll-add'> = {
  schema: ({ z }) =>
    z
      .strictObject({ ask: z.literal('speed-roll-add'), by: z.int() })
      .describe('added to the Speed roll of a monster'),
  sentence: ({ by }, say, on, home) =>
    `${added(say, by)} ${toOrFrom(by)} ${ofBearer('next Speed roll', say, on, home)}`,
  harms: ({ by }) => by < 0,
}
