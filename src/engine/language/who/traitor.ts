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
  whom: (_who, say) => say.role('traitor').object,
  subject: (_who, say) => say.role('traitor').subject,
  possessive: (say) => say.role('traitor').possessive,
  isPlural: (say) => say.role('traitor').isPlural,
  place: 'none',
  tellsSide: () => true,
  isTraitor: () => true,
}
