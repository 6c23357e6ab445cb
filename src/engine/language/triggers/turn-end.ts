/** The turn of somebody ends (L-DISC-16). */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    'turn-end': true
  }
}

export const turnEnd: TriggerWord = {
  means: 'a turn ends; on a tile: of those who stand there',
  yours: 'at the end of your turn',
  theirs: "at the end of WHO's turn",
  here: 'if you end your turn here',
  its: 'at the end of its turn',
}
