/** Two bear more than one: a friend on the tile lends a step of the trait to a roll for an action (door B, L-DICE-09). */
import type { ExplorerId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { answered, ask, happen, type Play } from '../play.ts'
import { explorerOf, findExplorer } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { areOpponents, isFreeForAll } from '../state/sides.ts'
import { anyAnswer } from './questions.ts'
import { lower } from './traits.ts'

/** Friends here who can pay: as a price, so never below critical (L-TRAIT-18). */
function bearers(play: Play, { who, trait, scope }: FrameOf<'roll'>['with']): ExplorerId[] {
  const { state } = play
  const explorer = findExplorer(state, who)
  if (!explorer || trait === null || scope.word === null || state.turn.who !== who) return []
  if (isFreeForAll(play) || !anyAnswer(play, who, 'may-shoulder')) return []
  return state.explorers
    .filter(({ id, dead, tile }) => id !== who && !dead && tile === explorer.tile)
    .filter(({ id, steps }) => steps[trait] > 1 && !areOpponents(play, who, id))
    .map(({ id }) => id)
}

/** Steps 1 to 3 of a roll; asks, or leaves the roll at its last step. */
export function shoulder(play: Play, frame: FrameOf<'roll'>): void {
  const { who, trait } = frame.with
  const answer = answered(frame)
  if (frame.step === 1) {
    const friends = bearers(play, frame.with)
    frame.step = friends.length > 0 ? 2 : ROLLS
    if (friends.length > 0)
      ask(play, explorerOf(play.state, who).seat, 'target', { who, source: SOURCE }, [
        'pass',
        ...friends.map((id) => keys.target(id)),
      ])
    return
  }
  if (frame.step === 2) {
    frame.step = answer === 'pass' ? ROLLS : 3
    if (answer === 'pass') return
    frame.with.friend = readKey(answer!, 'target').target
    const friend = explorerOf(play.state, frame.with.friend)
    return ask(play, friend.seat, 'permit', { who: friend.id, source: SOURCE }, ['accept', 'refuse'])
  }
  frame.step = ROLLS
  if (answer !== 'accept') return
  const friend = explorerOf(play.state, frame.with.friend!)
  happen(play, { kind: 'shouldered', rules: ['L-CAMP-11'], who: friend.id, for: who, trait: trait! })
  lower(play, friend, trait!, 1)
  frame.with.dice++
}

/** The step of a roll at which its dice fall. */
export const ROLLS = 4
/** What asks: no op, but the roll itself. */
const SOURCE = 'rule:shoulder'
