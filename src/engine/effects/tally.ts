/** Counts once on this Ongoing Event; when it has counted so often, does the rest (L-EVENT-06). */
import type { OpList } from '../language/defs.ts'
import { numberOf } from '../language/evaluate.ts'
import type { Value } from '../language/words.ts'
import { happen, runList } from '../play.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    tally: TallyOp
  }
}

export interface TallyOp {
  op: 'tally'
  upTo: Value
  then: OpList
}

export const tally: Effect<TallyOp> = {
  schema: ({ z, value, ops }) =>
    z
      .strictObject({ upTo: value, then: ops })
      .describe('counts once on this Ongoing Event; on having counted so often, does the rest'),
  run(play, op, { with: { scope } }) {
    const ongoing = play.state.ongoing.find(({ card }) => card === scope.card)
    if (!ongoing) return
    const upTo = numberOf(play, op.upTo, scope)
    ongoing.count = (ongoing.count ?? 0) + 1
    happen(play, { kind: 'tallied', rules: ['L-EVENT-06'], card: ongoing.card, count: ongoing.count, upTo })
    if (ongoing.count >= upTo) runList(play, op.then, scope)
  },
  sentence: (op, say) => `count it on this card (at ${say.value(op.upTo)}: ${say.list(op.then)})`,
  weigh: () => {},
}
