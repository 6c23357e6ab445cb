/** No unarmed attack and none of a card: only those the haunt itself grants. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'own-attack-only': { ask: 'own-attack-only'; when?: Condition }
  }
}

export const ownAttackOnly: PassiveWord<'own-attack-only'> = {
  schema: ({ z, condition }) =>
    z
      .strictObject({ ask: z.literal('own-attack-only'), when: condition.optional() })
      .describe('no unarmed attack and none of a card, only those the haunt grants'),
  sentence: (_passive, say, on) => `${say.subject(on)} may make only the attacks of this haunt`,
  harms: () => true,
}
