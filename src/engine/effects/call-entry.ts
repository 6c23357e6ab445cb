/** Have a journal entry read; free play opens none (L-CAMP-17, L-AMB-82). */
import { isFreePlay } from '../language/chapters.ts'
import { happen } from '../play.ts'
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
    z.strictObject({ entry: z.int().min(52) }).describe('has an entry of the journal read (campaign)'),
  run(play, op) {
    if (isFreePlay(play.state)) return
    play.state.entries.push(op.entry)
    happen(play, { kind: 'entry-called', rules: ['L-CAMP-17'], entry: op.entry })
  },
  sentence: (op) => `read entry ${op.entry}`,
  weigh: () => {},
}
