/** Remove this card for good; in free play it goes to the box instead (L-CORE-14, L-AMB-83). */

import { fact } from '../language/facts.ts'
import { destroyCard } from '../rules/cards.ts'
import { holdersOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'destroy-card': DestroyCardOp
  }
}

export interface DestroyCardOp {
  op: 'destroy-card'
}

export const destroyCardOp: Effect<DestroyCardOp> = {
  schema: ({ z }) => z.strictObject({}).describe('this card goes away for good'),
  run(play, _op, frame) {
    const { card, source } = frame.with.scope
    if (card) destroyCard(play, card, source)
  },
  sentence: () => 'destroy this card',
  weigh: (_op, { play, scope, note }) => {
    if (scope.card) for (const { id } of holdersOf(play.state, scope.card)) note(fact.card(id), -1)
  },
}
