/**
 * A reluctant traitor (E3-REVEAL-07, E3-RUL-10): whoever is named may ask somebody to turn instead. If they will, the
 * two figures change places and the card that set off the haunt goes along; all else stays with its owner.
 */
import type { ExplorerId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { answered, ask, happen, type Play, pop } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { gainThing, loseThing } from './cards.ts'

export function volunteerFrame(play: Play, frame: FrameOf<'volunteer'>): void {
  const { with: mine } = frame
  const { state } = play
  const answer = answered(frame)
  if (frame.step === 0) {
    if (!answer) {
      const others = state.explorers.filter(({ id }) => id !== mine.who && !mine.declined.includes(id))
      const choices = ['accept', ...others.map(({ id }) => keys.target(id))]
      return ask(play, explorerOf(state, mine.who).seat, 'volunteer', { who: mine.who }, choices)
    }
    if (answer === 'accept') return pop(play)
    frame.step = 1
    mine.asked = readKey(answer, 'target').target
    return ask(play, explorerOf(state, mine.asked).seat, 'volunteer', { who: mine.asked }, [
      'accept',
      'refuse',
    ])
  }
  const asked = mine.asked!
  if (answer === 'accept') {
    pop(play)
    return turnInstead(play, asked, mine.who)
  }
  mine.declined.push(asked)
  mine.asked = null
  frame.step = 0
  happen(play, { kind: 'volunteer-declined', rules: ['E3-REVEAL-07'], who: asked, instead: mine.who })
}

function turnInstead(play: Play, who: ExplorerId, instead: ExplorerId): void {
  const { state } = play
  const [traitor, before] = [explorerOf(state, who), explorerOf(state, instead)]
  const { team } = traitor
  traitor.team = traitor.shown = before.team
  before.team = before.shown = team
  const { tile } = traitor
  traitor.tile = before.tile
  before.tile = tile
  const { omen } = state.haunt!
  const card = omen !== null && before.cards.includes(omen) ? omen : null
  if (card) {
    loseThing(play, before, card)
    gainThing(play, traitor, card)
  }
  happen(play, { kind: 'volunteered', rules: ['E3-REVEAL-07'], who, instead, card })
}
