/** The traitor, or all of them. */
import { traitorsOf } from '../../state/characters.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    traitor: 'traitor'
  }
}

export const traitor: WhoWord<'traitor'> = {
  means: 'the traitor, or all of them',
  find:
    () =>
    ({ state }) =>
      traitorsOf(state).map(({ id }) => id),
  whom: () => 'the traitor',
  place: 'none',
  tellsSide: () => true,
  isTraitor: () => true,
}
