/** One thing if a condition holds, another if not. */

import type { OpList } from '../language/defs.ts'
import { holds } from '../language/evaluate.ts'
import { given, grouped } from '../language/say.ts'
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
  sentence: (op, say) => {
    const left = say.left(op.if)
    if (left === true) return say.list(op.then)
    if (left === false) return op.else ? say.list(op.else) : 'nothing'
    const [only] = op.then.ops
    // "if A and B" rather than "if A, if B".
    if (op.then.ops.length === 1 && only?.op === 'when' && !only.else && !op.else)
      return when.sentence({ ...only, if: { all: [left, only.if] } }, say)
    return `${given(say, left)}, ${grouped(say, op.then)}${op.else ? `; otherwise ${grouped(say, op.else)}` : ''}`
  },
  weigh: (op, { holds, branch }) => {
    const chance = holds(op.if)
    branch(op.then, chance)
    branch(op.else, 1 - chance)
  },
  forks: true,
  gate: (op, list) => (list === op.then ? op.if : { not: op.if }),
}
