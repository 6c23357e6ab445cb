/** Opens stealing from monsters, or by them (L-STEAL-08). */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'steal-monsters': { ask: 'steal-monsters'; from?: boolean; by?: boolean }
  }
}

export const stealMonsters: PassiveWord<'steal-monsters'> = {
  schema: ({ z }) =>
    z
      .strictObject({
        ask: z.literal('steal-monsters'),
        from: z.boolean().optional(),
        by: z.boolean().optional(),
      })
      .describe('monsters can be stolen from, or steal'),
  sentence: ({ from, by }) =>
    [from ? 'monsters can be stolen from' : '', by ? 'monsters can steal' : '']
      .filter(Boolean)
      .join(', and ') || 'monsters neither steal nor are stolen from',
}
