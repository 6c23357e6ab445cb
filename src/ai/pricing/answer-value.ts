/** The expected score of an answer by exact odds: the ops it leads to, then the ops still to run after the question. */

import { effectOf, fact, type Op, type Scope, type State } from '../../engine/ai-queries.ts'
import type { ChoiceKey } from '../../engine/ids.ts'
import type { OpList } from '../../engine/language/defs.ts'
import { askingOp } from '../reading/asking-op.ts'
import { changesFor } from './action-score.ts'
import type { Changes } from './effect-changes.ts'
import type { FactValues } from './fact-values.ts'

interface Continuation {
  list: OpList
  scope: Scope
}

/** Score as a fraction of a win; null for questions without ops of their own. */
export function expectedValue(values: FactValues, key: ChoiceKey): number | null {
  const { world } = values
  const asking = askingOp(world)
  const answer = asking && continuationOf(asking.op, asking.scope, key)
  if (!answer) return null
  const now = changesFor(values, answer.list, answer.scope)
  const later = withTracks(world.state, now, () =>
    stillToRun(values).map(({ list, scope }) => values.score(changesFor(values, list, scope))),
  )
  return later.reduce((sum, score) => sum + score, values.score(now))
}

const continuationOf = (op: Op, scope: Scope, key: ChoiceKey): Continuation | null =>
  effectOf(op).asks?.leadsTo?.(op, key, scope) ?? null

/** The ops after the question, the innermost list first. */
function stillToRun({ world }: FactValues): Continuation[] {
  const { index, state } = world.play
  const asking = state.frames.length - 1
  return state.frames
    .flatMap((frame, n) => {
      if (frame.rule !== 'ops') return []
      const { from, pc, scope } = frame.with
      const list = index.lists.get(from)
      const isUnderWay = n === asking || frame.step > 0
      return list ? [{ list: { ...list, ops: list.ops.slice(pc + (isUnderWay ? 1 : 0)) }, scope }] : []
    })
    .reverse()
}

/** Asks with the tracks as the answer would leave them. */
function withTracks<T>({ haunt }: State, changes: Changes, ask: () => T): T {
  if (!haunt) return ask()
  const before = haunt.tracks
  haunt.tracks = Object.fromEntries(
    Object.entries(before).map(([id, now]) => [id, Math.max(0, now + (changes.get(fact.track(id)) ?? 0))]),
  )
  try {
    return ask()
  } finally {
    haunt.tracks = before
  }
}
