/** Tick a box on this card; when the last one is ticked, do the rest. Not in free play (L-EVENT-08, L-FREE-05, L-AMB-82). */
import { isFreePlay } from '../language/chapters.ts'
import type { OpList } from '../language/defs.ts'
import { runList } from '../play.ts'
import { tickBox } from '../rules/changes.ts'
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
    if (tickBox(play, scope.card, scope.source) && op.full) runList(play, op.full, scope)
  },
  sentence: (op, say) => `tick a box${op.full ? ` (the last one: ${say.list(op.full)})` : ''}`,
  weigh: () => {},
  faults: (_op, { boxes }) => (boxes > 0 ? [] : [['', 'This ticks a box, but the card has no boxes.']]),
}
