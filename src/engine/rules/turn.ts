/** An explorer's turn: its start, deeds in any order, its end (L-TURN, L-DISC-14..16, L-AMB-74). */
import type { CharacterId } from '../ids.ts'
import { answered, ask, happen, type Play, pop } from '../play.ts'
import { explorerOf, traitValue } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer, Turn } from '../state/state.ts'
import { mainDeeds } from './choices.ts'
import { perform } from './deeds.ts'
import { hauntIsDue, startHaunt } from './haunt-roll.ts'
import { endLasting } from './lasting.ts'
import { total } from './questions.ts'
import { react } from './reactions.ts'

export const freshTurn = (who: CharacterId | null): Turn => ({
  who,
  moves: 0,
  spent: 0,
  onStart: true,
  cancelled: false,
  drags: null,
  words: [],
  onces: [],
})

export function turnFrame(play: Play, frame: FrameOf<'turn'>): void {
  const { who } = frame.with
  const explorer = explorerOf(play.state, who)
  switch (frame.step) {
    case 0:
      frame.step = 1
      return beginTurn(play, explorer)
    case 1: {
      // L-AMB-74: death ends the turn at once.
      if (explorer.dead) {
        frame.step = 3
        return
      }
      const answer = answered(frame)
      if (!answer) return ask(play, explorer.seat, 'main', { who }, null)
      const deed = mainDeeds(play, frame).find(({ key }) => key === answer)!
      if (deed.do !== 'end') return perform(play, explorer, deed)
      frame.step = 2
      return
    }
    case 2:
      frame.step = 3
      react(play, 'turn-end', who) // L-DISC-15, L-DISC-16
      return
    default:
      return endTurn(play, explorer)
  }
}

/** L-TURN-01..03: cards first, then moves; L-TURN-06, L-TURN-07: granted anew, and not changed by later Speed. */
function beginTurn(play: Play, explorer: Explorer): void {
  const { state } = play
  explorer.used = []
  state.turn = freshTurn(explorer.id)
  state.exhausted = [] // L-AMB-34: what was tried in vain may be tried again
  endLasting(play, ({ on, until }) => on === explorer.id && until === 'turn-start')
  state.turn.moves = Math.max(0, traitValue(play, explorer, 'speed') + total(play, explorer.id, 'moves'))
  happen(play, {
    kind: 'turn-began',
    rules: ['L-TURN-01', 'L-TURN-02'],
    who: explorer.id,
    moves: state.turn.moves,
  })
  react(play, 'turn-start', explorer.id)
}

function endTurn(play: Play, explorer: Explorer): void {
  happen(play, { kind: 'turn-ended', rules: ['L-TURN-05'], who: explorer.id })
  play.state.turn = freshTurn(null)
  pop(play)
  const why = hauntIsDue(play)
  if (why) {
    const rules = why === 'chapter' ? ['L-CAMP-04', 'L-TRIG-07'] : ['L-TRIG-02']
    happen(play, { kind: 'haunt-forced', rules, who: explorer.id, why })
    startHaunt(play, explorer.id, play.state.lastOmen)
  }
}
