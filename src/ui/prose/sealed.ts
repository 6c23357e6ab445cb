/** L-EVENT-03: what an Event's roll brings stays unread until the dice lie; costs that are certain are shown. */
import type { OpList } from '../../engine/language/defs.ts'
import type { Scene } from './scene.ts'

/** The list as a reader may know it beforehand. */
export function sealedText({ sentences }: Scene, list: OpList): string {
  if (list.ops.length === 0) return 'nothing happens'
  // A roll without bands says what is rolled and leaves an open colon where they would have stood.
  const text = sentences.say.list(seal(list) as OpList)
  return text.replace(/: ?(?= and |,|;|\)|$)/g, ', result sealed')
}

/** Every roll in the list, however deep, loses its bands. */
function seal(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(seal)
  if (typeof part !== 'object' || part === null) return part
  const sealed = Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, seal(inner)]))
  return sealed.op === 'roll' ? { ...sealed, bands: [] } : sealed
}
