/** One thing if a condition holds, another if not. */

import type { OpList } from '../language/defs.ts'
import { holds } from '../language/evaluate.ts'
import { grouped } from '../language/say.ts'
import type { Condition } from '../language/words.ts'
import { runList } from '../play.ts'
import { isPossible } from '../rules/possible.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    when: WhenOp
  }
}

export interface WhenOp {
  op: 'when'
  if: Condition
  then: OpList
  else?: OpList
}

export const when: Effect<WhenOp> = {
  schema: ({ z, condition, ops }) =>
    z.strictObject({ if: condition, then: ops, else: ops.optional() }).describe('one thing or another'),
  possible: (play, op, scope) => {
    const list = holds(play, op.if, scope) ? op.then : op.else
    return list === undefined || isPossible(play, list, scope)
  },
  run(play, op, frame) {
    const { scope } = frame.with
    const list = holds(play, op.if, scope) ? op.then : op.else
    if (list) runList(play, list, scope)
  },
  sentence: (op, say) =>
    `if ${say.condition(op.if)}, ${grouped(say, op.then)}${op.else ? `; otherwise ${grouped(say, op.else)}` : ''}`,
  weigh: (op, { holds, branch }) => {
    const chance = holds(op.if)
    branch(op.then, chance)
    branch(op.else, 1 - chance)
  },
  forks: true,
  gate: (op, list) => (list === op.then ? op.if : { not: op.if }),
}
