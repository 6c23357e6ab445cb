/** Take a thing of your choice from somebody, without an attack (L-STEAL-09). */
import type { CharacterId } from '../ids.ts'
import { fact } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { type Play, push } from '../play.ts'
import { mayRob, stealable } from '../rules/attack.ts'
import { affected } from '../rules/targets.ts'
import { characterOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    steal: StealOp
  }
}

export interface StealOp {
  op: 'steal'
  from: Who
}

/** The first of them who has anything to take. L-STEAL-08: monsters only where the haunt lets them be robbed, or does so itself. */
function victimOf(play: Play, op: StealOp, scope: Scope): CharacterId | undefined {
  const thief = characterOf(play.state, scope.me)
  return affected(play, op.from, scope).find((id) => {
    const target = characterOf(play.state, id)
    if (target === thief || (scope.cause !== 'haunt' && !mayRob(play, thief, target))) return false
    return stealable(play, thief, target).length > 0
  })
}

export const steal: Effect<StealOp> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ from: who })
      .describe("takes a thing of the actor's choice from somebody, without an attack"),
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
