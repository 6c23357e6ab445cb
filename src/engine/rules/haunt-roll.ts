/** What starts the haunt (L-TRIG, L-DISC-11..13, L-CORE-01). */
import type { CardId, ExplorerId } from '../ids.ts'
import { omensInPlay } from '../language/evaluate.ts'
import { happen, type Play, pop, push } from '../play.ts'
import { rollDice } from '../state/dice.ts'
import type { FrameOf } from '../state/flow.ts'
import { isOpenDoorway } from '../state/house.ts'
import { abandonFrames } from './abandon.ts'

/** L-TRIG-03, L-TRIG-04, L-TRIG-09: dice for the Omens in play, no trait roll; the last Omen starts it in any case. */
export function hauntCheckFrame(play: Play, frame: FrameOf<'haunt-check'>): void {
  const { who, omen } = frame.with
  const { state, rules } = play
  pop(play)
  const omens = omensInPlay(play)
  const dice = rollDice(
    state.rng,
    Math.min(rules.dice.most, Math.max(rules.dice.fewest, rules.hauntRoll.dice(omens))),
    rules.dice.faces,
  )
  const total = dice.reduce((sum, face) => sum + face, 0)
  const starts = rules.hauntRoll.starts(total, omens)
  happen(play, {
    kind: 'haunt-rolled',
    rules: ['L-TRIG-03', 'L-TRIG-06'],
    who,
    dice,
    total,
    needs: rules.hauntRoll.needs(omens),
    starts,
  })
  if (starts) return startHaunt(play, who, omen)
  if (rules.hauntRoll.lastOmenStarts && state.decks.omen.length === 0) {
    happen(play, { kind: 'haunt-forced', rules: ['L-TRIG-02'], who, why: 'last-omen' })
    startHaunt(play, who, omen)
  }
}

/** Where no omen tile can be found any more the haunt begins at the end of the turn, or it never would. */
export function hauntIsDue(play: Play): 'no-omen-tile' | null {
  const { state, catalog, rules } = play
  if (state.phase !== 'explore' || !rules.hauntRoll.lastOmenStarts || state.options.mode === 'campaign')
    return null
  const isOmenTile = (id: string) => catalog.tiles[id]!.symbols.includes('omen')
  if (![...state.house.map(({ id }) => id), ...state.stack].some(isOmenTile)) return null
  const waiting = state.stack.some((id) => {
    const def = catalog.tiles[id]!
    return (
      isOmenTile(id) &&
      def.regions.some((region) => !state.exhausted.includes(region) && hasOpenDoorway(play, region))
    )
  })
  return waiting ? null : 'no-omen-tile'
}

const hasOpenDoorway = (play: Play, region: string): boolean =>
  play.state.house.some(
    (tile) => tile.region === region && [0, 1, 2, 3].some((side) => isOpenDoorway(play.state, tile, side)),
  )

/** L-DISC-12, L-START-11, L-TRIG-07: the turn ends at once and nothing more of it resolves. */
export function startHaunt(play: Play, revealer: ExplorerId, omen: CardId | null): void {
  abandonFrames(play, 1)
  push(play, 'start-haunt', { revealer, omen })
}
