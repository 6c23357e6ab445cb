/** Which conditions hang on where one stands, and which of those only on the tile itself, read off their words once. */
import type { Condition, Tiles } from '../engine/language/words.ts'

const OF_PLACE =
  /"(on|at|here|there|region|adjacent|here-or-adjacent|landing|target|tiles|nextTo|within|nearest|farthest|ghosts?|ghostClause)"/
/** Places that are found from where somebody is. */
const FROM_SOMEBODY =
  /:"(here|there|region|adjacent|here-or-adjacent|landing)"|"(of|at|if|within|nearest|farthest)":/

const placeless = new WeakMap<Condition, boolean>()

/** Has it the same answer wherever one stands? Then it need be asked only once. */
export function isPlaceless(condition: Condition): boolean {
  let known = placeless.get(condition)
  if (known === undefined) {
    known = !OF_PLACE.test(JSON.stringify(condition))
    placeless.set(condition, known)
  }
  return known
}

const named = new WeakMap<Condition, Tiles | null>()

/** The tiles it asks me to be on, where they are the same for everybody; else null. */
export function tilesNamedBy(condition: Condition): Tiles | null {
  let known = named.get(condition)
  if (known === undefined) {
    known = readTiles(condition)
    named.set(condition, known)
  }
  return known
}

function readTiles(condition: Condition): Tiles | null {
  if (!('on' in condition) || (condition.who !== undefined && condition.who !== 'me')) return null
  const { on } = condition
  return typeof on === 'string' || FROM_SOMEBODY.test(JSON.stringify(on)) ? null : on
}
