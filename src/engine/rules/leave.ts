/** An explorer leaves their tile: what that sets off comes before the move is spent, and may keep them there. */
import { type Play, pop, push } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { startDiscovery } from './discover.ts'
import { moveCharacter, spend, type Way } from './move.ts'
import { react } from './reactions.ts'

export function leave(play: Play, { id }: Explorer, { to, side, cost }: Way): void {
  push(play, 'leave', { who: id, to, side, cost, stays: false })
  react(play, 'leaves', id)
}

export function leaveFrame(play: Play, frame: FrameOf<'leave'>): void {
  const { who, to, side, cost, stays } = frame.with
  pop(play)
  const { turn } = play.state
  if (stays || turn.who !== who || explorerOf(play.state, who).dead) return
  if (to === null) return startDiscovery(play, who, side!, cost)
  spend(play, Math.min(cost, turn.moves))
  moveCharacter(play, who, to, cost, 'walked')
}
