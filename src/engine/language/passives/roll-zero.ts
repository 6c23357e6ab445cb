/** Once per turn a trait roll of 0 counts as this. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'roll-zero': { ask: 'roll-zero'; counts: number }
  }
}

export const rollZero: PassiveWord<'roll-zero'> = {
  schema: ({ z }) =>
    z
      .strictObject({ ask: z.literal('roll-zero'), counts: z.int().min(1) })
      .describe('once a turn a trait roll of 0 counts as this'),
  sentence: ({ counts }) => `once per turn, a trait roll of 0 counts as ${counts}`,
}
