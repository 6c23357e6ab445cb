/** L-EVENT-03: an Event hides the results of a roll until it is rolled; certain costs are shown. */
import { EFFECTS, effectOf, type Op } from '../../engine/effects/table.ts'
import type { OpList } from '../../engine/language/defs.ts'
import type { Scene } from './scene.ts'

/** The op list as text, with the results of rolls hidden. */
export function sealedText({ sentences }: Scene, list: OpList): string {
  if (list.ops.length === 0) return 'nothing happens'
  // The sentence of a roll without bands ends in a colon, which the replacement removes.
  const text = sentences.say.list(seal(list) as OpList)
  return text.replace(/: ?(?= and |,|;|\)|$)/g, ', result sealed')
}

/** Hides the results of every roll in the list, at any depth. */
function seal(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(seal)
  if (typeof part !== 'object' || part === null) return part
  const sealed = Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, seal(inner)]))
  return isOp(sealed) ? (effectOf(sealed).asks?.sealed?.(sealed) ?? sealed) : sealed
}

const isOp = (part: object): part is Op => 'op' in part && Object.hasOwn(EFFECTS, String(part.op))
