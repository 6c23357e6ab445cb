/** The one whose turn it is. */
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    active: 'active'
  }
}

export const active: WhoWord<'active'> = {
  means: 'whose turn it is',
  find:
    () =>
    ({ state }) =>
      state.turn.who ? [state.turn.who] : [],
  whom: () => 'the player whose turn it is',
  place: 'none',
}
