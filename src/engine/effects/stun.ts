/** Stun monsters (L-MON-11..13). */

import { numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
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
  /** For how many of their turns; 1 by default. */
  turns?: Value
}

export const stun: Effect<StunOp> = {
  schema: ({ z, who, value }) =>
    z
      .strictObject({ who, turns: value.optional() })
      .describe('stuns monsters, for one of their turns or more'),
  run(play, op, frame) {
    for (const id of affected(play, op.who, frame.with.scope))
      if (findMonster(play.state, id)) stunMonster(play, id, numberOf(play, op.turns ?? 1, frame.with.scope))
  },
  sentence: (op, say) =>
    `stun ${say.whom(op.who)}${op.turns === undefined ? '' : ` for ${counted(say, op.turns, 'turn', 'turns')}`}`,
  weigh: (op, { play, who, value, note }) => {
    for (const id of who(op.who))
      if (findMonster(play.state, id)?.stunned === false) note(fact.turn(id), -value(op.turns ?? 1))
  },
}
