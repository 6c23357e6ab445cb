/** The turn of a monster begins. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    'monster-turn-start': true
  }
}

export const monsterTurnStart: TriggerWord = {
  means: 'the turn of a monster begins, before its Speed roll',
  yours: "at the start of the monsters' turn",
  theirs: "at the start of the monsters' turn",
  its: 'at the start of its turn',
}
