/** How passives speak of the one they lie on. */
import type { Home, Say } from '../say.ts'
import type { Value, Who } from '../words.ts'

/** "your turn", "its turn", "the turn of each hero". */
export const ofBearer = (what: string, say: Say, on: Who, home: Home): string =>
  on === 'me' ? `${home === 'monster' ? 'its' : 'your'} ${what}` : `the ${what} of ${say.whom(on)}`

/** "add 2 to", "subtract 2 from". */
export const toOrFrom = (by: Value): string => (typeof by === 'number' && by < 0 ? 'from' : 'to')
