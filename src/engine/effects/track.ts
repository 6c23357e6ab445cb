/** Move a track: the numbered one or a counter the game keeps (L-COMP-07). Never below 0. */
import { numberOf } from '../language/evaluate.ts'
import { changeBy, fact, factName, type Making, takenOff } from '../language/facts.ts'
import { the } from '../language/say.ts'
import type { Value } from '../language/words.ts'
import { happen } from '../play.ts'
import type { Effect, Fault } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    track: TrackOp
  }
}

export interface TrackOp {
  op: 'track'
  track: string
  by?: Value
  to?: Value
  /** Another track that gives what this one gains, and no more than it has. */
  outOf?: string
}

export const track: Effect<TrackOp> = {
  schema: ({ z, id, value }) =>
    z
      .strictObject({
        track: id('track', 'writes'),
        by: value.optional(),
        to: value.optional(),
        outOf: id('track', 'changes').optional(),
      })
      .describe('moves a track, or sets it; `outOf` another, no more than that one has'),
  run(play, op, frame) {
    const { haunt } = play.state
    if (!haunt) return
    const { scope } = frame.with
    const set = (track: string, wanted: number) => {
      const from = haunt.tracks[track] ?? 0
      const to = Math.max(0, wanted)
      haunt.tracks[track] = to
      if (from !== to) happen(play, { kind: 'track', rules: ['L-COMP-07'], track, from, to })
    }
    if (op.to !== undefined) return set(op.track, numberOf(play, op.to, scope))
    let by = numberOf(play, op.by ?? 0, scope)
    if (op.outOf !== undefined) {
      const there = haunt.tracks[op.outOf] ?? 0
      by = Math.min(by, there)
      set(op.outOf, there - by)
    }
    set(op.track, (haunt.tracks[op.track] ?? 0) + by)
  },
  sentence: (op, say) => {
    const track = the(say.name(op.track))
    if (op.to !== undefined) return `set ${track} to ${say.value(op.to)}`
    if (op.outOf !== undefined) {
      const many =
        typeof op.by === 'object' && 'track' in op.by
          ? `as many as ${say.value(op.by)}`
          : say.value(op.by ?? 0)
      return `move ${many} from ${the(say.name(op.outOf))} to ${track}`
    }
    const by = op.by ?? 0
    const off = typeof by === 'number' && by < 0 ? -by : takenOff(by)
    return off === null ? `add ${say.value(by)} to ${track}` : `take ${say.value(off)} off ${track}`
  },
  weigh: (op, { play, value, note }) => {
    const now = (id: string) => play.state.haunt?.tracks[id] ?? 0
    if (op.to !== undefined) return note(fact.track(op.track), Math.max(0, value(op.to)) - now(op.track))
    const by = value(op.by ?? 0)
    if (op.outOf === undefined) return note(fact.track(op.track), Math.max(by, -now(op.track)))
    const moved = Math.min(by, now(op.outOf))
    note(fact.track(op.track), moved)
    note(fact.track(op.outOf), -moved)
  },
  makes: ({ track, by, to, outOf }) => {
    if (to !== undefined) return [{ fact: factName.track(track), way: 'set', to }]
    const given: Making[] = outOf === undefined ? [] : [{ fact: factName.track(outOf), way: 'down' }]
    return [...changeBy(factName.track(track), by ?? 0), ...given]
  },
  faults: ({ by, to, outOf }) => [
    ...((by === undefined) === (to === undefined)
      ? [['', 'A track is moved either `by` so much or `to` a number.'] as Fault]
      : []),
    ...(outOf !== undefined && by === undefined
      ? [['outOf', 'What goes from one track to another is said with `by`.'] as Fault]
      : []),
  ],
}
