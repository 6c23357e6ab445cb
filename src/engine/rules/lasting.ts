/** The end of effects that outlive the op that made them: when their time is up, when used, when their bearer is gone. */
import type { CharacterId } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import type { Lasting } from '../state/state.ts'

export function endLasting(play: Play, isOver: (lasting: Lasting) => boolean): void {
  const { state } = play
  const over = state.lasting.filter(isOver)
  if (over.length === 0) return
  state.lasting = state.lasting.filter((lasting) => !over.includes(lasting))
  for (const { on, from } of over)
    happen(play, { kind: 'effect-ended', rules: ['L-PREC-02'], on, source: from })
}

/** What was to last until the end of this round is over; what lasts through the next has begun its last round. */
export function endRoundsLasting(play: Play): void {
  endLasting(play, ({ until }) => until === 'round-end')
  for (const lasting of play.state.lasting)
    if (lasting.until === 'next-round-end') lasting.until = 'round-end'
}

/** Nothing lies on the dead, nor on the next monster to take a token that has come free. */
export const endAllOn = (play: Play, id: CharacterId): void => endLasting(play, ({ on }) => on === id)

/** What was good for one time has had it. */
export function useUp(play: Play, lasting: Lasting | null): void {
  if (lasting?.until !== 'used') return
  play.state.lasting = play.state.lasting.filter((other) => other !== lasting)
}
