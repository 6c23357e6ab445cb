/** What somebody has secretly written down is said to all. */
import { whoIs } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { happen } from '../play.ts'
import { findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'show-note': ShowNoteOp
  }
}

export interface ShowNoteOp {
  op: 'show-note'
  note: string
  /** Dead or alive. */
  of: Who
}

export const showNote: Effect<ShowNoteOp> = {
  schema: ({ z, id, who }) =>
    z.strictObject({ note: id('note'), of: who }).describe('what they last wrote down is said to all'),
  run(play, op, frame) {
    const written = play.state.haunt?.notes[op.note] ?? {}
    for (const who of whoIs(play, op.of, frame.with.scope)) {
      if (!findExplorer(play.state, who)) continue
      const note = written[who]
      if (note) note.shown = true
      happen(play, { kind: 'note-shown', rules: ['L-INFO-03'], note: op.note, who, says: note?.says ?? null })
    }
  },
  sentence: (op, say) => `all are told ${say.whose(op.of)} ${say.name(op.note)}`,
  weigh: (_op, { note }) => note(fact.news, 1),
}
