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
  whom: () => 'the revealer',
  place: 'none',
}
