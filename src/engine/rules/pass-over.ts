/** Skips the turns of explorers who a passive keeps from having one (L-PREC-02). */
import type { CharacterId } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import { endLasting, useUp } from './lasting.ts'
import { eachAnswer } from './questions.ts'

/** Says so, and ends what was to last until this turn. */
export function isPassedOver(play: Play, id: CharacterId): boolean {
  let passed = false
  eachAnswer(play, id, 'no-turn', (_answer, _scope, lasting) => {
    passed = true
    useUp(play, lasting)
  })
  if (!passed) return false
  happen(play, { kind: 'turn-passed', rules: ['L-PREC-02'], who: id })
  endLasting(play, ({ on, until }) => on === id && until === 'turn-start')
  return true
}
