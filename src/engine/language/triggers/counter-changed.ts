/** A number the haunt keeps for somebody has changed. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    'counter-changed': true
  }
}

export const counterChanged: TriggerWord = {
  means: 'a counter of somebody has changed',
  yours: 'when a count of yours changes',
  theirs: "when WHO's count changes",
}
