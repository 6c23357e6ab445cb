/** Read a journal entry and do what it says; free play opens none (L-CAMP-17, L-AMB-82). */
import { isFreePlay } from '../language/chapters.ts'
import { readEntry } from '../rules/journal.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'call-entry': CallEntryOp
  }
}

export interface CallEntryOp {
  op: 'call-entry'
  entry: number
}

export const callEntry: Effect<CallEntryOp> = {
  schema: ({ z }) =>
    z
      .strictObject({ entry: z.int().min(52) })
      .describe('reads an entry of the journal and does it (campaign)'),
  run(play, { entry }, frame) {
    if (!isFreePlay(play.state)) readEntry(play, entry, frame.with.scope)
  },
  sentence: (op) => `read entry ${op.entry}`,
  weigh: () => {},
}
