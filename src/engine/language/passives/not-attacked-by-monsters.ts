/** No monster attacks the bearer. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'not-attacked-by-monsters': { ask: 'not-attacked-by-monsters' }
  }
}

export const notAttackedByMonsters: PassiveWord<'not-attacked-by-monsters'> = {
  schema: ({ z }) =>
    z.strictObject({ ask: z.literal('not-attacked-by-monsters') }).describe('no monster attacks the bearer'),
  sentence: (_passive, say, on) => `monsters may not attack ${say.whom(on)}`,
}
