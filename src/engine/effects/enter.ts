/** Enter a value in the ledger of the campaign, a word or the family of somebody; elsewhere nothing (L-CAMP-25). */

import { whoIs } from '../language/evaluate.ts'
import type { Who } from '../language/words.ts'
import { enterLine } from '../rules/changes.ts'
import { findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    enter: EnterOp
  }
}

/** Either a value of the line, or the family of the first of these. */
export interface EnterOp {
  op: 'enter'
  line: string
  value?: string
  family?: Who
}

export const enter: Effect<EnterOp> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ line: id('line', 'writes'), value: id('entry').optional(), family: who.optional() })
      .describe('enters a value, or the family of somebody, in a line of the ledger (campaign)'),
  run(play, op, frame) {
    const { scope } = frame.with
    if (op.value !== undefined) return enterLine(play, op.line, op.value, scope.source)
    const [id] = whoIs(play, op.family!, scope)
    const explorer = id === undefined ? null : findExplorer(play.state, id)
    if (explorer) enterLine(play, op.line, explorer.family, scope.source)
  },
  sentence: (op, say) =>
    `enter ${op.value ?? `the family of ${say.whom(op.family!)}`} under ${say.name(op.line)} in the ledger`,
  weigh: () => {},
  quiet: true,
  faults: ({ value, family }) =>
    (value === undefined) === (family === undefined)
      ? [['', 'A line is given a `value` or the `family` of somebody.']]
      : [],
}
