/** Before a trait roll for an action a friend on the tile may be asked to bear some of it. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'may-shoulder': { ask: 'may-shoulder'; when?: Condition }
  }
}

export const mayShoulder: PassiveWord<'may-shoulder'> = {
  schema: ({ z, condition }) =>
    z
      .strictObject({ ask: z.literal('may-shoulder'), when: condition.optional() })
      .describe('before a trait roll for an action, one friend here may lose a step in it for 1 more die'),
  sentence: (_passive, say, on) =>
    `before a trait roll for an action ${say.subject(on)} may ask one friend on the tile to lose 1 step in that trait, for 1 more die`,
}
