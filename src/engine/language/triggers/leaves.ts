/** Somebody is about to leave their tile by a move of their own; `stay` keeps them there (L-MOVE-02). */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    leaves: true
  }
}

export const leaves: TriggerWord = {
  means: 'somebody is about to leave a tile by moving; `stay` keeps them there',
  yours: 'when you leave a tile',
  theirs: 'when WHO leaves a tile',
  here: 'when you leave',
}
