/** What in the haunt's own words is asking: the op on top, with its scope and what it has been told so far. */
import type { Op, Scope } from '../engine/insight.ts'
import type { World } from './world.ts'

export function askingOp(world: World): { op: Op; scope: Scope; left: readonly string[] } | null {
  const { frames } = world.state
  const top = frames[frames.length - 1]
  if (top?.rule !== 'ops') return null
  const op = world.play.index.lists.get(top.with.from)?.ops[top.with.pc]
  return op ? { op, scope: top.with.scope, left: top.with.left } : null
}
