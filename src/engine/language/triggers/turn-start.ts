/** The turn of somebody begins. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    'turn-start': true
  }
}

export const turnStart: TriggerWord = {
  means: 'a turn begins; on a tile: of those who stand there',
  yours: 'at the start of your turn',
  theirs: "at the start of WHO's turn",
  here: 'if you start your turn here',
  its: 'at the start of its turn',
}
