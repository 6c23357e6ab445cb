/** Draw a card: one that fits the region as for a symbol, or the top one (L-CARD-02..06, L-EVENT-01, L-ITEM-01). */
import { type CardKind, SYMBOLS } from '../ids.ts'
import { fact } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { startDraw } from '../rules/draw.ts'
import { people } from '../rules/targets.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    draw: DrawOp
  }
}

export interface DrawOp {
  op: 'draw'
  who?: Who
  deck: CardKind
  top?: boolean
}

export const draw: Effect<DrawOp> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ who: who.optional(), deck: z.enum(SYMBOLS), top: z.boolean().optional() })
      .describe('draws a card; with `top` whatever lies on top, region or not'),
  run(play, op, frame) {
    for (const id of people(play, op.who, frame.with.scope).reverse())
      startDraw(play, id, op.deck, op.top ?? false)
  },
  sentence: (op, say) =>
    `${say.does(op.who, 'draw', 'draws')} ${op.top ? 'the top' : 'an'} ${op.deck === 'item' ? 'Item' : op.deck === 'omen' ? 'Omen' : 'Event'}`,
  weigh: (op, { play, scope, note }) => {
    for (const id of people(play, op.who, scope)) note(fact.card(id), op.deck === 'event' ? 0.2 : 1)
  },
  befalls: true,
}
