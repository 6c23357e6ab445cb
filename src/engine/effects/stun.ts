/** Stun monsters (L-MON-11..13). */

import { fact } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { stunMonster } from '../rules/monster-tokens.ts'
import { affected } from '../rules/targets.ts'
import { findMonster } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    stun: StunOp
  }
}

export interface StunOp {
  op: 'stun'
  who: Who
}

export const stun: Effect<StunOp> = {
  schema: ({ z, who }) => z.strictObject({ who }).describe('stuns monsters'),
  run(play, op, frame) {
    for (const id of affected(play, op.who, frame.with.scope))
      if (findMonster(play.state, id)) stunMonster(play, id)
  },
  sentence: (op, say) => `stun ${say.whom(op.who)}`,
  weigh: (op, { play, who, note }) => {
    for (const id of who(op.who)) if (findMonster(play.state, id)?.stunned === false) note(fact.turn(id), -1)
  },
}
