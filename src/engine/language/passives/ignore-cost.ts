/** Burdens that cost their bearer no moves on leaving a tile (L-MOVE-03..06, L-AMB-87). */
import { BURDENS, type Burden } from '../powers.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'ignore-cost': { ask: 'ignore-cost'; of: Burden[]; when?: Condition }
  }
}

const NAMES = Object.keys(BURDENS) as [Burden, ...Burden[]]

export const ignoreCost: PassiveWord<'ignore-cost'> = {
  schema: ({ z, condition }) =>
    z
      .strictObject({
        ask: z.literal('ignore-cost'),
        of: z.array(z.enum(NAMES)).min(1),
        when: condition.optional(),
      })
      .describe(
        'obstacles of these sizes, monsters among them, or a corpse in hand cost no moves on leaving',
      ),
  sentence: ({ of }, say, on) =>
    `${of.map((one) => BURDENS[one]).join(' and ')} cost ${say.whom(on)} no moves`,
}
