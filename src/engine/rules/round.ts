/** The round: whose slot comes next, what happens when all have had theirs (L-TURN-08, L-ORDER, L-MON-01). */
import { addresses } from '../addresses.ts'
import { happen, type Play, pop, push, runList } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { endRoundsLasting } from './lasting.ts'
import { forgetRound } from './onces.ts'
import { isPassedOver } from './pass-over.ts'
import { scopeFor } from './questions.ts'
import { react } from './reactions.ts'
import { checkGoals, endGame } from './victory.ts'

/** The frame at the bottom of every game. */
export function gameFrame(play: Play, frame: FrameOf<'game'>): void {
  const { state } = play
  switch (frame.step) {
    case 0:
      if (state.slot + 1 < state.order.length) {
        state.slot++
        return openSlot(play, frame)
      }
      frame.step = 1
      if (state.haunt) react(play, 'round-end', state.haunt.revealer)
      return
    case 1:
      frame.step = 0
      return endRound(play)
    default: {
      // Back from what the haunt had for a dead player: those who rose take their turn.
      frame.step = 0
      const who = state.order[state.slot]!
      if (!explorerOf(state, who).dead) push(play, 'turn', { who })
    }
  }
}

function openSlot(play: Play, frame: FrameOf<'game'>): void {
  const { state } = play
  const slot = state.order[state.slot]!
  if (slot === '*monsters') return push(play, 'monsters', { left: [], moved: [] })
  if (slot === '*house') return push(play, 'house', {})
  const explorer = explorerOf(state, slot)
  if (!explorer.dead) {
    if (!isPassedOver(play, slot)) push(play, 'turn', { who: slot })
    return
  }
  // L-AMB-74: the dead are passed over, unless the haunt has something for them.
  if (react(play, 'dead-turn', slot)) frame.step = 2
}

/** L-WIN-01, L-AMB-91: goals of the round's end are looked at before the next one begins, then the last round. */
function endRound(play: Play): void {
  const { state } = play
  if (state.phase === 'haunt') {
    if (checkGoals(play, 'round-end')) return
    if (state.round >= play.catalog.haunts[state.haunt!.number]!.lastRound)
      return endGame(play, 'house', 'last-round')
  }
  forgetRound(state)
  endRoundsLasting(play)
  state.round++
  state.slot = -1
  happen(play, {
    kind: 'round-began',
    rules: ['L-TURN-08'],
    round: state.round,
    ...(state.haunt && { haunt: state.haunt.number }),
  })
}

/** L-AMB-92: in haunts with a house turn the house does what its page says. */
export function houseFrame(play: Play, frame: FrameOf<'house'>): void {
  const haunt = play.catalog.haunts[play.state.haunt!.number]!
  if (frame.step === 0 && haunt.houseTurn) {
    frame.step = 1
    happen(play, { kind: 'house-turn', rules: ['L-AMB-92'], haunt: haunt.number })
    return runList(
      play,
      haunt.houseTurn,
      scopeFor(addresses.haunt(haunt.number), 'haunt', play.state.haunt!.revealer),
    )
  }
  pop(play)
}
