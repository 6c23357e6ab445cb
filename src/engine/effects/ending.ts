/** The ending of a chapter: what is done either way, then the entry of the haunt for the side that won (L-WIN-02, L-WIN-03). */
import { addresses } from '../addresses.ts'
import { runList } from '../play.ts'
import { endingEntry, readEntry } from '../rules/journal.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    ending: EndingOp
  }
}

export interface EndingOp {
  op: 'ending'
}

export const ending: Effect<EndingOp> = {
  schema: ({ z }) =>
    z
      .strictObject({})
      .describe('what the chapter does either way, then the entry for the side that won (campaign)'),
  run(play, _op, frame) {
    const { state, catalog } = play
    const { scope } = frame.with
    if (!state.legacy || !state.outcome) return
    if (frame.step === 0) {
      const chapter = catalog.chapters[state.options.chapter ?? '']
      // What is pushed last is done first.
      if (catalog.ledger) runList(play, catalog.ledger.everyGame, { ...scope, source: addresses.ledger })
      if (chapter) runList(play, chapter.both, { ...scope, source: addresses.chapter(chapter.number) })
      return 'again'
    }
    const entry = endingEntry(play, scope)
    if (entry !== null) readEntry(play, entry, scope)
  },
  sentence: () => 'read the ending',
  weigh: () => {},
}
