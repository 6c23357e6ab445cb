/** Pushing a list of ops, and asking whether it could be done at all. */
import type { OpList } from '../language/defs.ts'
import { type Play, push } from '../play.ts'
import type { Scope } from '../state/flow.ts'
import { effectOf } from './index.ts'

export function runList(play: Play, list: OpList, scope: Scope): void {
  if (list.ops.length > 0)
    push(play, 'ops', { from: list.ref, pc: 0, scope: { ...scope }, left: [], mem: '' })
}

/** A list can be done when its first op can: a price that cannot be paid is not offered (L-TRAIT-18). */
export function isPossible(play: Play, list: OpList, scope: Scope): boolean {
  const first = list.ops[0]
  if (!first) return true
  const { possible } = effectOf(first)
  return possible ? possible(play, first, scope) : true
}
