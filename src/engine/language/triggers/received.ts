/** A thing came into somebody's hands otherwise than by a draw; `target` is the one it came from, if anybody. */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    received: true
  }
}

export const received: TriggerWord = {
  means:
    'a thing was given to somebody, taken, stolen or picked up by them; `target` is the one it came from',
  yours: 'when something comes into your hands',
  theirs: "when something comes into WHO's hands",
  givesTarget: true,
}
