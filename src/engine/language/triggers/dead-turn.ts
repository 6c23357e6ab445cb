/** The turn of a dead explorer would begin. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    'dead-turn': true
  }
}

export const deadTurn: TriggerWord = {
  means:
    "the turn of one who is dead comes round; of a monster: the monsters' turn ends and none of its kind is left, `me` is who runs them",
  yours: 'when your turn comes and you are dead',
  theirs: "when WHO's turn comes and they are dead",
  its: "at the end of the monsters' turn, when none of it is left",
}
