/** The one who set the haunt off. */
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    revealer: 'revealer'
  }
}

export const revealer: WhoWord<'revealer'> = {
  means: 'the one who set the haunt off',
  find:
    () =>
    ({ state }) =>
      state.haunt ? [state.haunt.revealer] : [],
  whom: (_who, say) => say.role('revealer').object,
  subject: (_who, say) => say.role('revealer').subject,
  possessive: (say) => say.role('revealer').possessive,
  isPlural: (say) => say.role('revealer').isPlural,
  place: 'none',
}
