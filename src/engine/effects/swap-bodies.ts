/** Two people change bodies: each goes on with the other's place, traits and things. */
import type { Who } from '../language/words.ts'
import { swapBodies } from '../rules/bodies.ts'
import { findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'
import { fact } from './facts.ts'
import { people } from './targets.ts'

export interface SwapBodiesOp {
  op: 'swap-bodies'
  with: Who
}

export const swapBodiesOp: Effect<SwapBodiesOp> = {
  schema: ({ z, who }) =>
    z.strictObject({ with: who }).describe('two change bodies: place, traits and things stay with the body'),
  run(play, op, frame) {
    const { scope } = frame.with
    const other = people(play, op.with, scope).find((id) => id !== scope.me)
    if (other && findExplorer(play.state, scope.me)) swapBodies(play, scope.me, other)
  },
  sentence: (op, say) => `swap bodies with ${say.whom(op.with)}`,
  weigh: (op, { play, who, scope, note }) => {
    const mine = findExplorer(play.state, scope.me)
    for (const id of who(op.with)) {
      const theirs = findExplorer(play.state, id)
      if (!mine || !theirs) continue
      note(fact.body(mine.id, theirs.body), 1)
      note(fact.body(theirs.id, mine.body), 1)
    }
  },
}
