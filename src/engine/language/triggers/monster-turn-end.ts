/** The turn of a monster ends. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    'monster-turn-end': true
  }
}

export const monsterTurnEnd: TriggerWord = {
  means: 'the turn of a monster ends',
  yours: "at the end of the monsters' turn",
  theirs: "at the end of the monsters' turn",
  its: 'at the end of its turn',
}
