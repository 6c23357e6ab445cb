/** Card effects do not pass into or out of this tile. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    isolated: { ask: 'isolated' }
  }
}

export const isolated: PassiveWord<'isolated'> = {
  schema: ({ z }) =>
    z
      .strictObject({ ask: z.literal('isolated') })
      .describe('no effect of a card passes into this tile or out of it'),
  sentence: () => 'no line of sight in or out, and cards do not reach in or out',
}
