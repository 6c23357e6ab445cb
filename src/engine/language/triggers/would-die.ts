/** Instead of dying: its ops replace the death (L-DIE-05). */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    'would-die': true
  }
}

export const wouldDie: TriggerWord = {
  means: 'instead of a death',
  yours: 'instead of dying',
  theirs: 'when WHO would die, instead',
}
