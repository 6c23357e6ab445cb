/** Move a track: the numbered one or a counter the game keeps (L-COMP-07). Never below 0. */
import { numberOf } from '../language/evaluate.ts'
import { the } from '../language/say.ts'
import type { Value } from '../language/words.ts'
import { happen } from '../play.ts'
import type { Effect } from './effect.ts'

export interface TrackOp {
  op: 'track'
  track: string
  by?: Value
  to?: Value
}

export const track: Effect<TrackOp> = {
  schema: ({ z, value }) =>
    z
      .strictObject({ track: z.string(), by: value.optional(), to: value.optional() })
      .describe('moves a track, or sets it'),
  run(play, op, frame) {
    const { haunt } = play.state
    if (!haunt) return
    const { scope } = frame.with
    const from = haunt.tracks[op.track] ?? 0
    const to = Math.max(
      0,
      op.to !== undefined ? numberOf(play, op.to, scope) : from + numberOf(play, op.by ?? 0, scope),
    )
    haunt.tracks[op.track] = to
    if (from !== to) happen(play, { kind: 'track', rules: ['L-COMP-07'], track: op.track, from, to })
  },
  sentence: (op, say) => {
    const track = the(say.name(op.track))
    if (op.to !== undefined) return `set ${track} to ${say.value(op.to)}`
    if (typeof op.by === 'number' && op.by < 0) return `take ${-op.by} off ${track}`
    return `add ${say.value(op.by ?? 0)} to ${track}`
  },
  weigh: () => 1,
}
