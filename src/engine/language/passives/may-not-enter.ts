/** Tiles that a character may not move to or discover; effects of a haunt may still place it there. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'may-not-enter': { ask: 'may-not-enter'; tiles: Tiles; when?: Condition }
  }
}

export const mayNotEnter: PassiveWord<'may-not-enter'> = {
  schema: ({ z, tiles, condition }) =>
    z
      .strictObject({ ask: z.literal('may-not-enter'), tiles, when: condition.optional() })
      .describe('tiles one may not go to by moving, discovering or the effect of a card or tile'),
  sentence: ({ tiles }, say, on) => `${say.subject(on)} may not go to ${say.aTile(tiles)}`,
  harms: () => true,
}
