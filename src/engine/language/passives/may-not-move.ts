/** The bearer may not move. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'may-not-move': { ask: 'may-not-move' }
  }
}

export const mayNotMove: PassiveWord<'may-not-move'> = {
  schema: ({ z }) => z.strictObject({ ask: z.literal('may-not-move') }).describe('the bearer may not move'),
  sentence: (_passive, say, on) => `${say.subject(on)} may not move`,
  harms: () => true,
  turns: -0.7,
}
