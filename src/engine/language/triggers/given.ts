/** A card was given away; `target` is the one who has it now. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    given: true
  }
}

export const given: TriggerWord = {
  means: 'this card was given away',
  yours: 'when you give this to somebody',
  theirs: 'when WHO gives something',
  givesTarget: true,
}
