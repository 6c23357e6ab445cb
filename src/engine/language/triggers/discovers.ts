/** Somebody discovers a tile. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    discovers: true
  }
}

export const discovers: TriggerWord = {
  means: 'somebody discovers a tile',
  yours: 'when you discover a tile',
  theirs: 'when WHO discovers a tile',
  here: 'when you discover this tile',
}
