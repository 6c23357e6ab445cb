/** Name some people in the open, and be told alone whether something is so of any of them. */
import { keys, readKey } from '../keys.ts'
import { holds, numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Condition, Value, Who } from '../language/words.ts'
import { answered, happen, type Play } from '../play.ts'
import { askFor } from '../rules/decide.ts'
import { people } from '../rules/targets.ts'
import { findExplorer } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { aimedAt } from '../state/scope.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    learn: LearnOp
  }
}

export interface LearnOp {
  op: 'learn'
  of: Who
  count: Value
  /** Asked of each of them as `target`. */
  if: Condition
}

/** Whom one could still name; the names said already are no secret and lie in the frame. */
const unnamed = (play: Play, op: LearnOp, scope: Scope, named: readonly string[]): string[] =>
  people(play, op.of, scope).filter((id) => !named.includes(id))

export const learn: Effect<LearnOp> = {
  schema: ({ z, who, value, condition }) =>
    z
      .strictObject({ of: who, count: value, if: condition })
      .describe(
        'the actor names `count` of them in public, and learns in private whether the condition holds for any',
      ),
  possible: (play, op, scope) => people(play, op.of, scope).length > 0,
  run(play, op, frame) {
    const { with: mine } = frame
    const { scope } = mine
    if (!findExplorer(play.state, scope.me)) return
    const answer = answered(frame)
    if (answer) mine.left.push(readKey(answer, 'target').target)
    const left = unnamed(play, op, scope, mine.left)
    if (mine.left.length < numberOf(play, op.count, scope) && left.length > 0) {
      askFor(
        play,
        scope.me,
        'target',
        { source: scope.source },
        left.map((id) => keys.target(id)),
      )
      return 'again'
    }
    const names = [...mine.left]
    if (names.length === 0) return
    const isSo = names.some((id) => holds(play, op.if, aimedAt(scope, id)))
    happen(play, { kind: 'asked-about', rules: ['L-HID-01'], who: scope.me, names })
    // The answer goes to one seat and lies nowhere in the state.
    happen(play, { kind: 'learned', rules: ['L-HID-01'], seenBy: [scope.me], who: scope.me, names, isSo })
  },
  sentence: (op, say) =>
    `name ${counted(say, op.count, say.one(op.of).replace(/^an? |^another /, ''), say.many(op.of))} aloud, and you alone are told if ${say.condition(op.if).replace(/^they are/, 'any of them is')}`,
  weigh: (_op, { note }) => note(fact.news, 1),
  givesTarget: ['if'],
  quiet: true,
}
