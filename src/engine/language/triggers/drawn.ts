/** A card does something as it is drawn (E2-CARD-04). */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    drawn: true
  }
}

export const drawn: TriggerWord = {
  means: 'its card is drawn',
  yours: 'when you draw this card',
  theirs: 'when WHO draws this card',
}
