/** Take a thing of your choice from somebody, without an attack (L-STEAL-09). */
import type { CharacterId } from '../ids.ts'
import type { Who } from '../language/words.ts'
import { type Play, push } from '../play.ts'
import { stealable } from '../rules/attack.ts'
import { characterOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Effect } from './effect.ts'
import { fact } from './facts.ts'
import { affected } from './targets.ts'

export interface StealOp {
  op: 'steal'
  from: Who
}

/** The first of them who has anything to take. */
const victimOf = (play: Play, op: StealOp, scope: Scope): CharacterId | undefined =>
  affected(play, op.from, scope).find(
    (id) =>
      id !== scope.me &&
      stealable(play, characterOf(play.state, scope.me), characterOf(play.state, id)).length > 0,
  )

export const steal: Effect<StealOp> = {
  schema: ({ z, who }) =>
    z.strictObject({ from: who }).describe('takes a thing of choice from somebody, without an attack'),
  run(play, op, frame) {
    const { scope } = frame.with
    const from = victimOf(play, op, scope)
    if (from) push(play, 'steal', { by: scope.me, from })
  },
  sentence: (op, say) => `steal a thing from ${say.whom(op.from)}`,
  weigh: (op, { play, scope, note }) => {
    const from = victimOf(play, op, scope)
    if (!from) return
    note(fact.card(from), -1)
    note(fact.card(scope.me), 1)
  },
}
