/** Dice added to those who attack the bearer, monsters among them unless it is for people only. */
import { moreOrFewer } from '../say.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'attacker-dice': { ask: 'attacker-dice'; by: Value; only?: 'people'; when?: Condition }
  }
}

export const attackerDice: PassiveWord<'attacker-dice'> = {
  schema: ({ z, value, condition }) =>
    z
      .strictObject({
        ask: z.literal('attacker-dice'),
        by: value,
        only: z.literal('people').optional(),
        when: condition.optional(),
      })
      .describe('dice for those who attack the bearer; `only: people` leaves monsters out'),
  sentence: ({ by, only }, say, on) =>
    `${only ?? 'those'} who attack ${say.whom(on)} roll ${moreOrFewer(say, by, 'die', 'dice')}`,
  harms: ({ by }, value) => value(by) > 0,
}
