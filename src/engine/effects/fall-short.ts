/** A try to cross a barrier has failed (E1-ROOM-17, E2-ROOM-04). */
import { failToCross } from '../rules/barriers.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'fall-short': FallShortOp
  }
}

export interface FallShortOp {
  op: 'fall-short'
}

export const fallShort: Effect<FallShortOp> = {
  schema: ({ z }) => z.strictObject({}).describe('fails to cross the barrier of this tile'),
  run: (play, _op, { with: { scope } }) => failToCross(play, scope.me),
  sentence: () => 'stay on your side',
  weigh: () => {},
}
