/** An explorer's turn: its start, deeds in any order, its end (L-TURN, L-DISC-14..16, L-AMB-74). */
import type { Cited } from '../editions/cited.ts'
import { keys, type ParsedKey, parseKey } from '../keys.ts'
import { answered, ask, happen, type Play, pop } from '../play.ts'
import { explorerOf, traitValue } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { freshTurn } from '../state/turn.ts'
import { mainDeeds } from './choices.ts'
import { hauntIsDue, startHaunt } from './haunt-roll.ts'
import { settle, unsettled } from './ignoring.ts'
import { endLasting } from './lasting.ts'
import { total } from './questions.ts'
import { react } from './reactions.ts'
import { perform } from './turn-choices.ts'

/** Between opening the turn and its moves; saves hold the numbers of the other steps. */
const SETTLE = 4

export function turnFrame(play: Play, frame: FrameOf<'turn'>): void {
  const { who } = frame.with
  const explorer = explorerOf(play.state, who)
  switch (frame.step) {
    case 0:
      openTurn(play, explorer)
      frame.step = SETTLE
      return
    case SETTLE:
      if (settleOngoing(play, frame, explorer)) return
      frame.step = 1
      return grantMoves(play, explorer)
    case 1: {
      // L-AMB-74: death ends the turn at once.
      if (explorer.dead) {
        frame.step = 3
        return
      }
      const answer = answered(frame)
      if (!answer) {
        followSpeed(play, explorer)
        return ask(play, explorer.seat, 'main', { who }, null)
      }
      const deed = mainDeeds(play, frame).find(({ key }) => key === answer)!
      if (deed.do !== 'end') return perform(play, explorer, deed)
      frame.step = 2
      return
    }
    case 2:
      frame.step = 3
      if (!explorer.dead) react(play, 'turn-end', who) // L-DISC-15, L-DISC-16
      return
    default:
      return endTurn(play, explorer)
  }
}

/** L-TURN-01: cards are unused again. */
function openTurn(play: Play, explorer: Explorer): void {
  const { state } = play
  explorer.used = []
  state.turn = freshTurn(explorer.id)
  state.exhausted = [] // L-AMB-34: what was tried in vain may be tried again
  endLasting(play, ({ on, until }) => on === explorer.id && until === 'turn-start')
}

/**
 * L-TRTR-07, L-AMB-69: an Ongoing Event that would count before the traitor's first choice is settled first. Says
 * whether there is one.
 */
function settleOngoing(play: Play, frame: FrameOf<'turn'>, explorer: Explorer): boolean {
  const answer = answered(frame)
  if (answer) {
    const { card, kind } = parseKey(answer) as ParsedKey & { kind: 'ignore' | 'heed' }
    settle(play, explorer, card, kind === 'ignore')
  }
  const card = unsettled(play, explorer)
  if (card === null) return false
  ask(play, explorer.seat, 'ongoing', { who: explorer.id, card }, [keys.ignore(card), keys.heed(card)])
  return true
}

/** L-TURN-02, L-TURN-03: moves come after the cards; L-TURN-06, L-TURN-07: granted anew, and not changed by later Speed. */
function grantMoves(play: Play, explorer: Explorer): void {
  const { state } = play
  state.turn.moves = Math.max(0, traitValue(play, explorer, 'speed') + total(play, explorer.id, 'moves'))
  if (play.rules.moves.speed === 'live')
    state.turn.live = { speed: traitValue(play, explorer, 'speed'), short: 0, from: explorer.tile }
  happen(play, {
    kind: 'turn-began',
    rules: ['L-TURN-01', 'L-TURN-02'],
    who: explorer.id,
    moves: state.turn.moves,
  })
  react(play, 'turn-start', explorer.id)
}

/** E2-MOVE-12: what is left follows the Speed as it changes. */
function followSpeed(play: Play, explorer: Explorer): void {
  const { turn } = play.state
  if (!turn.live) return
  const speed = traitValue(play, explorer, 'speed')
  if (!turn.cancelled && speed !== turn.live.speed) {
    const left = turn.moves - turn.live.short + speed - turn.live.speed
    turn.live.short = Math.max(0, -left)
    turn.moves = Math.max(0, left)
  }
  turn.live.speed = speed
}

function endTurn(play: Play, explorer: Explorer): void {
  happen(play, { kind: 'turn-ended', rules: ['L-TURN-05'], who: explorer.id })
  endLasting(play, ({ until }) => until === 'turn-end')
  play.state.turn = freshTurn(null)
  pop(play)
  const why = hauntIsDue(play)
  if (why) {
    const rules: Cited[] = why === 'chapter' ? ['L-CAMP-04', 'L-TRIG-07'] : ['L-AMB-89']
    happen(play, { kind: 'haunt-forced', rules, who: explorer.id, why })
    startHaunt(play, explorer.id, play.state.lastOmen)
  }
}
