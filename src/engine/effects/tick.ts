/** Tick a box on this card; when the last one is ticked, do the rest. Not in free play (L-EVENT-08, L-FREE-05, L-AMB-82). */
import { isFreePlay } from '../language/chapters.ts'
import type { OpList } from '../language/defs.ts'
import { happen, runList } from '../play.ts'
import { markOf } from '../rules/cards.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    tick: TickOp
  }
}

export interface TickOp {
  op: 'tick'
  full?: OpList
}

export const tick: Effect<TickOp> = {
  schema: ({ z, ops }) =>
    z
      .strictObject({ full: ops.optional() })
      .describe('ticks a box of this card; when the last is ticked, does the rest (campaign)'),
  run(play, op, frame) {
    const { scope } = frame.with
    if (!scope.card || isFreePlay(play.state)) return
    const { boxes } = play.catalog.cards[scope.card]!
    const mark = markOf(play.state, scope.card)
    if (mark.ticks >= boxes) return
    mark.ticks++
    happen(play, { kind: 'box-ticked', rules: ['L-EVENT-08'], card: scope.card, ticks: mark.ticks, boxes })
    if (mark.ticks === boxes && op.full) runList(play, op.full, scope)
  },
  sentence: (op, say) => `tick a box${op.full ? ` (the last one: ${say.list(op.full)})` : ''}`,
  weigh: () => {},
  faults: (_op, { boxes }) => (boxes > 0 ? [] : [['', 'This ticks a box, but the card has no boxes.']]),
}
