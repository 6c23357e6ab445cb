/** Somebody dies outright: every trait at the skull, unless something stands in for death (L-DIE-01, L-DIE-05). */
import { TRAITS } from '../ids.ts'
import { fact, factName } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { push } from '../play.ts'
import { removeMonster } from '../rules/monster-tokens.ts'
import { affected, people } from '../rules/targets.ts'
import { explorerOf, findExplorer, findMonster } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    kill: KillOp
  }
}

export interface KillOp {
  op: 'kill'
  who?: Who
}

export const kill: Effect<KillOp> = {
  schema: ({ z, who }) =>
    z.strictObject({ who: who.optional() }).describe('dies outright; a monster is removed'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) {
      for (const id of affected(play, op.who, mine.scope))
        if (findMonster(play.state, id)) removeMonster(play, id)
      if (play.state.outcome) return // the last of them may have been the end of it (L-AMB-75)
      mine.left = people(play, op.who, mine.scope)
    }
    const who = mine.left.shift()
    if (!who) return
    const { dead, steps } = explorerOf(play.state, who)
    if (dead) return 'again'
    for (const trait of TRAITS) steps[trait] = 0
    push(play, 'death', { who })
    return 'again'
  },
  sentence: (op, say) => say.does(op.who, 'die', 'dies'),
  weigh: (op, { play, who, note }) => {
    for (const id of who(op.who)) if (!findExplorer(play.state, id)?.dead) note(fact.death(id), 1)
  },
  makes: () => [{ fact: factName.death, way: 'up' }],
  fires: () => ['would-die', 'died'],
}
