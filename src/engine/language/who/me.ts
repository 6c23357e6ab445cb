/** The one whose effect this is. */
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    me: 'me'
  }
}

export const me: WhoWord<'me'> = {
  means: 'the one whose effect this is',
  find: () => (_play, _who, scope) => [scope.me],
  whom: (_who, say) => say.mine.object,
  subject: (_who, say) => say.mine.subject,
  possessive: (say) => say.mine.possessive,
  isPlural: (say) => say.mine.isPlural,
  place: 'none',
}
