/** Gives or takes one of the traitor's powers (L-TRTR-09). */
import { POWERS, type TraitorPower } from '../powers.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'traitor-power': { ask: 'traitor-power'; power: TraitorPower; has: boolean }
  }
}

const NAMES = Object.keys(POWERS) as [TraitorPower, ...TraitorPower[]]

export const traitorPower: PassiveWord<'traitor-power'> = {
  schema: ({ z }) =>
    z
      .strictObject({ ask: z.literal('traitor-power'), power: z.enum(NAMES), has: z.boolean() })
      .describe("gives or takes one of the traitor's powers"),
  sentence: ({ power, has }) => `the traitor ${POWERS[power][has ? 'granted' : 'denied']}`,
}
