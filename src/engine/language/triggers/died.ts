/** Somebody has died, or a monster is gone. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    died: true
  }
}

export const died: TriggerWord = {
  means: 'after a death',
  yours: 'when you die',
  theirs: 'when WHO dies',
  its: 'when it is removed',
}
