/** Can a list of ops be carried out now? */
import type { OpList } from '../language/defs.ts'
import type { Play } from '../play.ts'
import type { Scope } from '../state/flow.ts'

/** A list can be done if its first op can: a price that cannot be paid is not offered (L-TRAIT-18). */
export function isPossible(play: Play, list: OpList, scope: Scope): boolean {
  const first = list.ops[0]
  return !first || (play.effectOf(first).possible?.(play, first, scope) ?? true)
}
