/** Names to ask about ("is the traitor among these?"): those whose total suspicion is nearest to one half. */
import { numberOf } from '../../engine/ai-queries.ts'
import type { ChoiceKey } from '../../engine/ids.ts'
import { readKey } from '../../engine/keys.ts'
import type { Clues } from '../memory.ts'
import { askingOp } from '../reading/asking-op.ts'
import type { World } from '../reading/world.ts'
import type { AskedDecision } from '../types.ts'
import { beliefOf } from './beliefs.ts'

export function namesToAsk(world: World, asked: AskedDecision, clues: Clues): ChoiceKey | null {
  const asking = askingOp(world)
  if (asking?.op.op !== 'learn') return null
  const living = world.state.explorers.filter(({ dead }) => !dead).map(({ id }) => id)
  const { mine } = beliefOf(clues, living, world.me)
  const open = numberOf(world.play, asking.op.count, asking.scope) - asking.left.length
  const named = asking.left.reduce((sum, id) => sum + (mine[id] ?? 0), 0)
  const ids = asked.choices.map((key) => readKey(key, 'target').target)
  /** The least distance from one half with `count` more names. */
  const distance = (sum: number, from: readonly string[], count: number): number =>
    count <= 0 || from.length === 0
      ? Math.abs(sum - 0.5)
      : Math.min(...from.map((id, n) => distance(sum + (mine[id] ?? 0), from.toSpliced(n, 1), count - 1)))
  const distances = ids.map((id, n) => distance(named + (mine[id] ?? 0), ids.toSpliced(n, 1), open - 1))
  return asked.choices[distances.indexOf(Math.min(...distances))]!
}
