/** Less damage from each source. */
import { DAMAGE_KINDS, type DamageKind } from '../../ids.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'damage-less': { ask: 'damage-less'; by: number; kind?: DamageKind; atLeast?: number; when?: Condition }
  }
}

export const damageLess: PassiveWord<'damage-less'> = {
  schema: ({ z, condition }) =>
    z
      .strictObject({
        ask: z.literal('damage-less'),
        by: z.int().min(1),
        kind: z.enum(DAMAGE_KINDS).optional(),
        atLeast: z.int().min(1).optional(),
        when: condition.optional(),
      })
      .describe('less damage from each source'),
  sentence: ({ by, kind, atLeast }, say, on) => {
    const what = kind && kind !== 'general' ? `${kind} ` : ''
    const least = atLeast ? ` that deals ${atLeast} or more` : ''
    return `${say.does(on, 'take', 'takes')} ${by} less ${what}damage from each source${least}`
  },
}
