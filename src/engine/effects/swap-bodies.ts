/** Two people change bodies: each goes on with the other's place, traits and things. */
import type { Who } from '../language/words.ts'
import { swapBodies } from '../rules/bodies.ts'
import { findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'
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
  weigh: () => 1,
}
