/** The one picked by `choose-who`, met by `for-each`, or attacked. */
import { isThere } from '../../state/characters.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    target: 'target'
  }
}

export const target: WhoWord<'target'> = {
  means: 'the one picked, aimed at, met by `for-each` or asked about',
  find:
    () =>
    ({ state }, _who, scope) =>
      scope.target && isThere(state, scope.target) ? [scope.target] : [],
  whom: (_who, say) => say.other.object,
  subject: (_who, say) => say.other.subject,
  possessive: (say) => say.other.possessive,
  isPlural: (say) => say.other.isPlural,
  place: 'somebody',
  isTarget: true,
}
