/** The op that asks the open question, with its scope and the answers it still holds; null if a rule asks. */
import type { Op, Scope } from '../../engine/ai-queries.ts'
import type { World } from './world.ts'

export function askingOp(world: World): { op: Op; scope: Scope; left: readonly string[] } | null {
  const { frames } = world.state
  const top = frames[frames.length - 1]
  if (top?.rule !== 'ops') return null
  const op = world.play.index.lists.get(top.with.from)?.ops[top.with.pc]
  return op ? { op, scope: top.with.scope, left: top.with.left } : null
}
