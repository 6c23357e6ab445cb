/** Add an Event, or tick a box of one that is in the deck already (L-CAMP-09, L-CAMP-10). */
import { and } from '../language/vocabulary.ts'
import { addPiece, has, tickBox } from '../rules/changes.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    intensify: IntensifyOp
  }
}

export interface IntensifyOp {
  op: 'intensify'
  events: string[]
}

export const intensify: Effect<IntensifyOp> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ events: z.array(id('event', 'writes')).min(1) })
      .describe('adds each Event, or ticks a box of one that has been added already (campaign)'),
  run(play, { events }, frame) {
    const { source } = frame.with.scope
    for (const id of events) {
      if (!play.state.legacy || play.state.destroyed.includes(id)) continue
      if (has(play, id)) tickBox(play, id, source)
      else addPiece(play, id, source)
    }
  },
  sentence: ({ events }, say) => `add or intensify ${and(events.map((id) => `the ${say.name(id)}`))}`,
  weigh: () => {},
}
