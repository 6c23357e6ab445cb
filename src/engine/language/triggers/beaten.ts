/** Somebody has lost an attack, their own or another's; `target` is the one who won it, `rolled` by how much (L-ATK-09). */
import type { TriggerWord } from '../word.ts'

declare module '../words.ts' {
  interface TriggerWords {
    beaten: true
  }
}

export const beaten: TriggerWord = {
  means:
    'somebody lost an attack, their own or another’s; `target` is the one who won it, `rolled` by how much',
  yours: 'when you lose an attack, your own or another’s (the result is by how much)',
  theirs: 'when WHO loses an attack, their own or another’s (the result is by how much)',
  its: 'when it loses an attack, its own or another’s (the result is by how much)',
  givesTarget: true,
}
