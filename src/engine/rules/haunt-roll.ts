/** What starts the haunt (L-TRIG, L-DISC-11..13, L-CORE-01). */
import { isMet } from '../editions/haunt-roll.ts'
import type { CardId, ExplorerId } from '../ids.ts'
import { chapterOf } from '../language/chapters.ts'
import type { Pause } from '../language/defs.ts'
import { omensInPlay } from '../language/values/omens.ts'
import { happen, type Play, pop, push } from '../play.ts'
import { rollDice } from '../state/dice.ts'
import type { FrameOf } from '../state/flow.ts'
import { isOpenDoorway } from '../state/house.ts'
import { abandonFrames } from './abandon.ts'

/** L-TRIG-03, L-TRIG-04, L-TRIG-09: dice for the Omens in play, no trait roll; L-AMB-88: the last Omen may start it in any case. */
export function hauntCheckFrame(play: Play, frame: FrameOf<'haunt-check'>): void {
  const { who, omen } = frame.with
  const { state, rules } = play
  pop(play)
  if (chapterOf(play.catalog, state.options)) return // L-TRIG-02: its own trigger alone counts
  const isLast = state.decks.omen.length === 0
  const { lastOmen } = rules.hauntRoll
  if (isLast && lastOmen === 'replaces-roll') return forceHaunt(play, who, omen) // E3-HROLL-05
  const omens = omensInPlay(play)
  const dice = rollDice(
    state.rng,
    Math.min(rules.dice.most, Math.max(rules.dice.fewest, rules.hauntRoll.dice(omens))),
    rules.dice.faces,
  )
  const total = dice.reduce((sum, face) => sum + face, 0)
  const needs = rules.hauntRoll.needs(omens)
  const starts = isMet(needs, total)
  happen(play, {
    kind: 'haunt-rolled',
    rules: ['L-TRIG-03', 'L-TRIG-06'],
    who,
    dice,
    total,
    needs,
    starts,
  })
  if (starts) return startHaunt(play, who, omen)
  if (isLast && lastOmen === 'forces') forceHaunt(play, who, omen)
}

function forceHaunt(play: Play, who: ExplorerId, omen: CardId | null): void {
  happen(play, { kind: 'haunt-forced', rules: ['L-AMB-88'], who, why: 'last-omen' })
  startHaunt(play, who, omen)
}

/** Why the haunt begins at the end of a turn, if it does: a chapter has its own reasons (L-TRIG-02, L-CAMP-04). */
export function hauntIsDue(play: Play): 'no-omen-tile' | 'chapter' | null {
  if (play.state.phase !== 'explore') return null
  const chapter = chapterOf(play.catalog, play.state.options)
  if (chapter) return chapter.pause.some((pause) => isOver(play, pause)) ? 'chapter' : null
  return omenTilesAreOut(play) ? 'no-omen-tile' : null
}

/** The house lies in the order in which its tiles were found. */
function isOver({ state, catalog }: Play, { discovered, tile }: Pause): boolean {
  const found = state.house.filter(({ id }) => !catalog.tiles[id]!.start).map(({ id }) => id)
  return tile === undefined ? found.length >= discovered : found.indexOf(tile) + 1 >= discovered
}

/** L-AMB-89: when no omen tile can be found any more the haunt begins, or it never would. */
function omenTilesAreOut(play: Play): boolean {
  const { state, catalog, rules } = play
  if (rules.hauntRoll.lastOmen === 'rolls') return false
  const isOmenTile = (id: string) => catalog.tiles[id]!.symbols.includes('omen')
  if (![...state.house.map(({ id }) => id), ...state.stack].some(isOmenTile)) return false
  return !state.stack.some((id) => {
    const def = catalog.tiles[id]!
    return (
      isOmenTile(id) &&
      def.regions.some((region) => !state.exhausted.includes(region) && hasOpenDoorway(play, region))
    )
  })
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
