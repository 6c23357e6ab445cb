/** Deal damage of a kind; each victim splits it among the traits it may touch (L-TRAIT-04..07, L-TRAIT-09, L-TRAIT-10). */
import { type CharacterId, DAMAGE_KINDS, type DamageKind } from '../ids.ts'
import { numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Amount, Value, Who } from '../language/words.ts'
import type { Play } from '../play.ts'
import { hurt, inDamageOrder, isImmune } from '../rules/damage.ts'
import { rollFor } from '../rules/roll.ts'
import { affected } from '../rules/targets.ts'
import { findExplorer, findMonster } from '../state/characters.ts'
import type { Effect, OpsFrame } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    damage: DamageOp
  }
}

export interface DamageOp {
  op: 'damage'
  who?: Who
  kind: DamageKind
  amount: Amount
}

/** L-TRAIT-09: each victim rolls their own dice of damage, one victim after another. */
function rolled(play: Play, op: DamageOp, dice: Value, frame: OpsFrame): 'again' | undefined {
  const { with: mine } = frame
  if (frame.step === 0) mine.left = inDamageOrder(play, affected(play, op.who, mine.scope))
  if (mine.mem === ROLLED) {
    mine.mem = ''
    hurt(play, [mine.left.shift()!], { kind: op.kind }, frame.result, mine.scope.cause)
    return 'again'
  }
  mine.left = mine.left.filter((id) => isHere(play, id))
  const who = mine.left[0]
  if (!who) return
  mine.mem = ROLLED
  rollFor(play, mine.scope, { who, trait: null, dice: numberOf(play, dice, mine.scope), add: 0 })
  return 'again'
}

/** What the frame remembers while the dice fall. */
const ROLLED = 'rolled'

/** Neither dead nor taken out of the house meanwhile. */
const isHere = ({ state }: Play, id: CharacterId): boolean =>
  (findExplorer(state, id)?.dead ?? findMonster(state, id) === null) === false

export const damage: Effect<DamageOp> = {
  schema: ({ z, who, amount }) =>
    z
      .strictObject({ who: who.optional(), kind: z.enum(DAMAGE_KINDS), amount })
      .describe('damage the victim splits over its traits'),
  run(play, op, frame) {
    const { scope } = frame.with
    if (typeof op.amount === 'object' && 'dice' in op.amount) return rolled(play, op, op.amount.dice, frame)
    hurt(
      play,
      affected(play, op.who, scope),
      { kind: op.kind },
      numberOf(play, op.amount, scope),
      scope.cause,
    )
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
  fires: () => ['would-die', 'died'],
  befalls: true,
}
