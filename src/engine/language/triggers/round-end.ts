/** A round ends. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    'round-end': true
  }
}

export const roundEnd: TriggerWord = {
  means: 'a round ends; `me` is the revealer',
  yours: 'at the end of the round',
  theirs: 'at the end of the round, for WHO',
}
