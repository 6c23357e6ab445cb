/** The damage about to be dealt has this kind, this minimum and this cause. */
import { DAMAGE_KINDS, type DamageKind } from '../../ids.ts'
import { an } from '../say.ts'
import type { ConditionWord } from '../word.ts'
import { CAUSES } from '../words.ts'

declare module '../words.ts' {
  interface ConditionWords {
    damage: { damage: { kind?: DamageKind; atLeast?: number; from?: Cause } }
  }
}

export const damage: ConditionWord<'damage'> = {
  schema: ({ z }) =>
    z
      .strictObject({
        damage: z.strictObject({
          kind: z.enum(DAMAGE_KINDS).optional(),
          atLeast: z.int().min(1).optional(),
          from: z.enum(CAUSES).optional(),
        }),
      })
      .describe('the damage about to be dealt has this kind, minimum and cause'),
  holds:
    () =>
    (_play, { damage }, _scope, moment) => {
      const hurt = moment?.damage
      if (!hurt) return false
      const { kind, atLeast, from } = damage
      const fits = (!kind || hurt.kind === kind) && (!from || hurt.cause === from)
      return fits && (!atLeast || hurt.amount >= atLeast)
    },
  sentence: ({ damage: { kind, atLeast, from } }, _say, yes) => {
    const parts = [atLeast ? `${atLeast} or more` : '', from ? `from ${an(from)}` : ''].filter(Boolean)
    return `the ${kind ? `${kind} ` : ''}damage is${yes ? '' : ' not'} ${parts.join(' and ') || 'taken'}`
  },
  place: 'none',
}
