/** The bearer may look at hidden tokens on its tile. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'sees-hidden': { ask: 'sees-hidden' }
  }
}

export const seesHidden: PassiveWord<'sees-hidden'> = {
  schema: ({ z }) =>
    z.strictObject({ ask: z.literal('sees-hidden') }).describe('may look at hidden tokens here'),
  sentence: () => 'you may look at hidden tokens on your own tile',
}
