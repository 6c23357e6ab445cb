/** Take up somebody's corpse; it is then where its bearer is (L-DIE-07). */

import { whoIs } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { happen } from '../play.ts'
import { findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'carry-corpse': CarryCorpseOp
  }
}

export interface CarryCorpseOp {
  op: 'carry-corpse'
  of: Who
}

export const carryCorpse: Effect<CarryCorpseOp> = {
  schema: ({ z, who }) => z.strictObject({ of: who }).describe('takes up a corpse to drag it'),
  run(play, op, frame) {
    const { me } = frame.with.scope
    for (const id of whoIs(play, op.of, frame.with.scope)) {
      const corpse = findExplorer(play.state, id)
      if (!corpse?.dead) continue
      corpse.borneBy = me
      if (play.state.turn.drags === id) play.state.turn.drags = null
      happen(play, { kind: 'corpse-taken', rules: ['L-DIE-07'], who: me, corpse: id })
    }
  },
  sentence: (op, say) => `take up the corpse of ${say.whom(op.of)}`,
  // Whether they are dead yet is not asked: a plan may begin with their death.
  weigh: (op, { who, scope, note }) => {
    for (const _ of who(op.of)) note(fact.corpse(scope.me), 1)
  },
  makes: () => [{ fact: factName.corpse, way: 'up' }],
  quiet: true,
}
