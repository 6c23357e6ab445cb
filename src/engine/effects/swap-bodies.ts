/** Two people change bodies: each goes on with the other's place, traits and things. */
import type { ExplorerId } from '../ids.ts'
import { fact, factName } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import type { Play } from '../play.ts'
import { swapBodies } from '../rules/bodies.ts'
import { people } from '../rules/targets.ts'
import { findExplorer } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'swap-bodies': SwapBodiesOp
  }
}

export interface SwapBodiesOp {
  op: 'swap-bodies'
  with: Who
}

const otherOf = (play: Play, op: SwapBodiesOp, scope: Scope): ExplorerId | undefined =>
  people(play, op.with, scope).find((id) => id !== scope.me)

export const swapBodiesOp: Effect<SwapBodiesOp> = {
  schema: ({ z, who }) =>
    z.strictObject({ with: who }).describe('two change bodies: place, traits and things stay with the body'),
  run(play, op, frame) {
    const { scope } = frame.with
    const other = otherOf(play, op, scope)
    if (other && findExplorer(play.state, scope.me)) swapBodies(play, scope.me, other)
  },
  sentence: (op, say) => `swap bodies with ${say.whom(op.with)}`,
  weigh: (op, { play, scope, note }) => {
    const mine = findExplorer(play.state, scope.me)
    const theirs = findExplorer(play.state, otherOf(play, op, scope) ?? '')
    if (!mine || !theirs) return
    note(fact.body(mine.id, theirs.body), 1)
    note(fact.body(theirs.id, mine.body), 1)
  },
  makes: () => [{ fact: factName.body, way: 'up' }],
}
