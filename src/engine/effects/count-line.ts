/** Change a number in the ledger of the campaign (L-CAMP-25). */
import { numberOf } from '../language/evaluate.ts'
import type { Value } from '../language/words.ts'
import { countLine } from '../rules/changes.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    count: CountOp
  }
}

export interface CountOp {
  op: 'count'
  line: string
  by: Value
}

export const countLineOp: Effect<CountOp> = {
  schema: ({ z, id, value }) =>
    z
      .strictObject({ line: id('line', 'writes'), by: value })
      .describe('changes a number in the ledger (campaign)'),
  run(play, { line, by }, frame) {
    const { scope } = frame.with
    countLine(play, line, numberOf(play, by, scope), scope.source)
  },
  sentence: ({ line, by }, say) => `count ${say.value(by)} more for ${say.name(line)} in the ledger`,
  weigh: () => {},
  quiet: true,
}
