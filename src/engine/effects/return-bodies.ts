/** Every soul goes back to its own body. */
import { returnBodies } from '../rules/bodies.ts'
import type { Effect } from './effect.ts'

export interface ReturnBodiesOp {
  op: 'return-bodies'
}

export const returnBodiesOp: Effect<ReturnBodiesOp> = {
  schema: ({ z }) =>
    z.strictObject({}).describe('every soul goes to its own body; whose body has died is dead'),
  run: (play) => returnBodies(play),
  sentence: () => 'every soul returns to its own body',
  weigh: () => 1,
}
