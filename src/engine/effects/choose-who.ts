/** Pick somebody; with `willing` they are asked as well. */

import type { CharacterId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { OpList } from '../language/defs.ts'
import type { Who } from '../language/words.ts'
import { answered, ask, type Play, runList } from '../play.ts'
import { askFor } from '../rules/decide.ts'
import { isPossible } from '../rules/possible.ts'
import { affected } from '../rules/targets.ts'
import { explorerOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { aimedAt } from '../state/scope.ts'
import type { Course, Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'choose-who': ChooseWhoOp
  }
}

export interface ChooseWhoOp {
  op: 'choose-who'
  from: Who
  optional?: boolean
  willing?: boolean
  do: OpList
}

/** Those with whom it can be done. */
const open = (play: Play, op: ChooseWhoOp, scope: Scope): CharacterId[] =>
  affected(play, op.from, scope).filter((target) => isPossible(play, op.do, aimedAt(scope, target)))

export const chooseWho: Effect<ChooseWhoOp> = {
  schema: ({ z, who, ops }) =>
    z
      .strictObject({ from: who, optional: z.boolean().optional(), willing: z.boolean().optional(), do: ops })
      .describe('I pick a `target` for what follows; with `willing` they must agree'),
  possible: (play, op, scope) => op.optional === true || open(play, op, scope).length > 0,
  run(play, op, frame) {
    const { with: mine } = frame
    const { scope } = mine
    const answer = answered(frame)
    const picked = mine.left[0]
    if (picked) {
      if (answer === 'accept') runList(play, op.do, aimedAt(scope, picked))
      return
    }
    if (!answer) {
      const ids = open(play, op, scope)
      if (ids.length === 0) return
      const targets = ids.map((id) => keys.target(id))
      askFor(play, scope.me, 'target', { source: scope.source }, op.optional ? [...targets, 'pass'] : targets)
      return 'again'
    }
    if (answer === 'pass') return
    const target = readKey(answer, 'target').target
    if (op.willing && target !== scope.me) {
      mine.left = [target]
      ask(play, explorerOf(play.state, target).seat, 'permit', { who: target, source: scope.source }, [
        'accept',
        'refuse',
      ])
      return 'again'
    }
    runList(play, op.do, aimedAt(scope, target))
  },
  sentence: (op, say) => {
    const one = op.willing
      ? say
          .one(op.from)
          .replace(/^(an?|another) /, (article) => `${article === 'another ' ? 'another' : 'a'} willing `)
      : say.one(op.from)
    return `${op.optional ? 'you may ' : ''}choose ${one}: ${say.list(op.do)}`
  },
  weigh: (op, { who, scope, choice }) => {
    const courses: Course[] = who(op.from).map((target) => ({ list: op.do, scope: { target } }))
    if (op.optional) courses.push({ list: { ref: op.do.ref, ops: [] } })
    choice(courses, scope.me)
  },
  givesTarget: ['do'],
}
