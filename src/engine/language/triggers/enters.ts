/** Somebody comes to a tile, by whatever way (L-MOVE-17). */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    enters: true
  }
}

export const enters: TriggerWord = {
  means: 'somebody comes to a tile',
  yours: 'when you enter a tile',
  theirs: 'when WHO enters a tile',
  here: 'when you enter',
  its: 'when it enters a tile',
}
