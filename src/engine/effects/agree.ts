/** Ask people whether they agree; what follows depends on all of them. */

import type { OpList } from '../language/defs.ts'
import { grouped } from '../language/say.ts'
import type { Who } from '../language/words.ts'
import { answered, ask, happen, runList } from '../play.ts'
import { people } from '../rules/targets.ts'
import { explorerOf } from '../state/characters.ts'
import { byText } from './by-text.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    agree: AgreeOp
  }
}

export interface AgreeOp {
  op: 'agree'
  with: Who
  then: OpList
  else?: OpList
}

export const agree: Effect<AgreeOp> = {
  schema: ({ z, who, ops }) =>
    z
      .strictObject({ with: who, then: ops, else: ops.optional() })
      .describe('asks them in turn; one thing if all agree, another if somebody does not'),
  possible: (play, op, scope) => people(play, op.with, scope).some((id) => id !== scope.me),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) {
      mine.left = people(play, op.with, mine.scope).filter((id) => id !== mine.scope.me)
      if (mine.left.length === 0) return
    } else {
      const agreed = answered(frame) === 'accept'
      const who = mine.left.shift()!
      happen(play, { kind: 'agreed', rules: byText(mine.scope), who, with: mine.scope.me, agreed })
      if (!agreed) {
        if (op.else) runList(play, op.else, mine.scope)
        return
      }
    }
    const next = mine.left[0]
    if (!next) return runList(play, op.then, mine.scope)
    const { seat } = explorerOf(play.state, next)
    ask(play, seat, 'permit', { who: next, source: mine.scope.source }, ['accept', 'refuse'])
    return 'again'
  },
  sentence: (op, say) =>
    `if ${say.does(op.with, 'agree', 'agrees')}, ${grouped(say, op.then)}${op.else ? `; otherwise ${grouped(say, op.else)}` : ''}`,
  weigh: (op, { branch }) => {
    branch(op.then, 0.5)
    branch(op.else, 0.5)
  },
  forks: true,
}
