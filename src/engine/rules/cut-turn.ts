/** Ending a turn before its player does (E3-TURN-03). */
import type { Play } from '../play.ts'

/** Ends the turn under way as soon as everything above its frame is done. */
export function cutTurn({ state }: Play): void {
  const turn = state.frames.find(({ rule }) => rule === 'turn')
  if (turn) turn.step = 2
}
