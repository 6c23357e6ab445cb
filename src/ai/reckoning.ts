/**
 * What an answer brings by exact odds: the ops it leads to, and those that are still to run after them. Numbers the
 * answer moves count in what follows.
 */
import type { ChoiceKey } from '../engine/ids.ts'
import { fact, type Op, type Scope, type State } from '../engine/insight.ts'
import type { OpList } from '../engine/language/defs.ts'
import { askingOp } from './asking.ts'
import type { Outlook } from './outlook.ts'
import { weighedFor } from './plans.ts'
import type { Changes } from './scales.ts'

interface Course {
  list: OpList
  scope: Scope
}

/** In shares of a win; null where the question is of another kind. */
export function reckon(outlook: Outlook, key: ChoiceKey): number | null {
  const { world } = outlook
  const asking = askingOp(world)
  const course = asking && courseOf(asking.op, asking.scope, key)
  if (!course) return null
  const now = weighedFor(outlook, course.list, course.scope)
  const later = withTracks(world.state, now, () =>
    stillToRun(outlook).map(({ list, scope }) => outlook.worth(weighedFor(outlook, list, scope))),
  )
  return later.reduce((sum, worth) => sum + worth, outlook.worth(now))
}

function courseOf(op: Op, scope: Scope, key: ChoiceKey): Course | null {
  const [, answer = ''] = key.split(':')
  if (op.op === 'name-trait') return { list: op.do, scope: { ...scope, named: answer } }
  const option = op.op === 'choose' ? op.options.find((one) => one.key === answer) : undefined
  return option ? { list: option.do, scope } : null
}

/** What comes after the question, the innermost list first. */
function stillToRun({ world }: Outlook): Course[] {
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
