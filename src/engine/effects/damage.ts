/** Deal damage of a kind; each victim splits it among the traits it may touch (L-TRAIT-04..07, L-TRAIT-09, L-TRAIT-10). */
import { DAMAGE_KINDS, type DamageKind } from '../ids.ts'
import { numberOf } from '../language/evaluate.ts'
import { counted } from '../language/say.ts'
import type { Amount, Who } from '../language/words.ts'
import { hurt, isImmune } from '../rules/damage.ts'
import { rollFor } from '../rules/roll.ts'
import { findExplorer, findMonster } from '../state/characters.ts'
import type { Effect } from './effect.ts'
import { fact } from './facts.ts'
import { affected } from './targets.ts'

export interface DamageOp {
  op: 'damage'
  who?: Who
  kind: DamageKind
  amount: Amount
}

export const damage: Effect<DamageOp> = {
  schema: ({ z, who, amount }) =>
    z
      .strictObject({ who: who.optional(), kind: z.enum(DAMAGE_KINDS), amount })
      .describe('damage the victim splits over its traits'),
  run(play, op, frame) {
    const { scope } = frame.with
    const rolls = typeof op.amount === 'object' && 'dice' in op.amount ? op.amount.dice : null
    if (rolls !== null && frame.step === 0) {
      rollFor(play, scope, { who: scope.me, trait: null, dice: numberOf(play, rolls, scope), add: 0 })
      return 'again'
    }
    const amount =
      rolls !== null ? frame.result : numberOf(play, op.amount as Exclude<Amount, { dice: unknown }>, scope)
    hurt(play, affected(play, op.who, scope), { kind: op.kind }, amount, scope.cause)
  },
  sentence: (op, say) => {
    const does = say.does(op.who, 'take', 'takes')
    const what = `${op.kind} damage`
    if (typeof op.amount === 'object' && 'dice' in op.amount)
      return `${does} ${say.amount(op.amount)} ${what}`
    return `${does} ${counted(say, op.amount, what, what)}`
  },
  weigh: (op, { play, scope, who, value, note }) => {
    const amount = value(op.amount)
    for (const id of who(op.who)) {
      if (amount <= 0 || isImmune(play, id, scope.cause)) continue
      // L-MON-11: a monster that is hurt is beaten, whatever the damage.
      if (findMonster(play.state, id)?.stunned === false) note(fact.turn(id), -1)
      if (findExplorer(play.state, id)?.dead === false) note(fact.health(id), -amount)
    }
  },
}
