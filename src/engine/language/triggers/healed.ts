/** A trait of somebody was healed. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    healed: true
  }
}

export const healed: TriggerWord = {
  means: 'a trait was healed',
  yours: 'when you heal a trait',
  theirs: 'when WHO heals a trait',
}
