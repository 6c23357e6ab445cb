/** Every soul goes back to its own body. */

import { fact, factName } from '../language/facts.ts'
import { returnBodies } from '../rules/bodies.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'return-bodies': ReturnBodiesOp
  }
}

export interface ReturnBodiesOp {
  op: 'return-bodies'
}

export const returnBodiesOp: Effect<ReturnBodiesOp> = {
  schema: ({ z }) =>
    z.strictObject({}).describe('every soul goes to its own body; whose body has died is dead'),
  run: (play) => returnBodies(play),
  sentence: () => 'every soul returns to its own body',
  weigh: (_op, { play, note }) => {
    for (const { id, body } of play.state.explorers) if (id !== body) note(fact.body(id, id), 1)
  },
  makes: () => [{ fact: factName.body, way: 'down' }],
}
