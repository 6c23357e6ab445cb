/** The procedures that the test edition puts in the place of Legacy's. */
import { type Play, type Procedures, pop } from '../../../src/engine/play.ts'
import { discoverFrame } from '../../../src/engine/rules/discover.ts'
import { hauntCheckFrame } from '../../../src/engine/rules/haunt-roll.ts'
import { FRAMES } from '../../../src/engine/rules/procedures.ts'
import { tieFromRevealer } from '../../../src/engine/rules/traitor.ts'
import { cutTurn } from '../../../src/engine/rules/turn.ts'
import type { FrameOf } from '../../../src/engine/state/flow.ts'

/** A tile that was found ends the turn, once its text and symbols are done. */
function discoverAndEnd(play: Play, frame: FrameOf<'discover'>): void {
  discoverFrame(play, frame)
  const isDone = !play.state.frames.includes(frame)
  if (isDone && frame.with.tile && play.state.turn.who === frame.with.who) cutTurn(play)
}

/** The roll waits under the turn until it is over; those of several Omens come in the order of the Omens. */
function rollAtTurnEnd(play: Play, frame: FrameOf<'haunt-check'>): void {
  if (frame.step === 1) return hauntCheckFrame(play, frame)
  frame.step = 1
  pop(play)
  play.state.frames.splice(1, 0, frame)
}

export const testProcedures: Procedures = {
  frames: { ...FRAMES, discover: discoverAndEnd, 'haunt-check': rollAtTurnEnd },
  /** The oldest. */
  mayGoFirst: ({ state: { explorers } }) => {
    const most = Math.max(...explorers.map(({ age }) => age))
    return explorers.filter(({ age }) => age === most)
  },
  /** The haunts in turn, one further for each Omen that is out. */
  chooseHaunt: ({ state, catalog }) => {
    const haunts = Object.values(catalog.haunts)
    const omens = Object.values(catalog.cards).filter(({ kind }) => kind === 'omen').length
    return haunts[(omens - state.decks.omen.length) % haunts.length]!.number
  },
  settleTie: tieFromRevealer,
}
