/** What starts the haunt (L-TRIG, L-DISC-11..13, L-CORE-01). */
import { isMet, type Threshold } from '../editions/haunt-roll.ts'
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
  const pauses = chapterOf(play.catalog, state.options)?.pause
  const least = pauses?.find(({ roll }) => roll !== undefined)?.roll
  const enough = pauses?.some((pause) => pause.omens !== undefined && omensInPlay(play) >= pause.omens)
  // L-TRIG-02: the trigger of the chapter alone counts.
  if (pauses && least === undefined) return enough ? forceHaunt(play, who, omen, 'chapter') : undefined
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
  const needs: Threshold =
    least === undefined ? rules.hauntRoll.needs(omens) : { bound: 'at-least', value: least }
  const starts = isMet(needs, total)
  happen(play, {
    kind: 'haunt-rolled',
    rules: ['L-TRIG-03', least === undefined ? 'L-TRIG-06' : 'L-TRIG-05'],
    who,
    dice,
    total,
    needs,
    starts,
    omen,
  })
  if (starts) return startHaunt(play, who, omen)
  if (enough) return forceHaunt(play, who, omen, 'chapter')
  if (isLast && lastOmen === 'forces') forceHaunt(play, who, omen)
}

/** E1-HROLL-01, E2-TURN-04, E2-RUL-12: the rolls wait under the turn until it is over, in the order of the Omens. */
export function checkAfterTurn(play: Play, frame: FrameOf<'haunt-check'>): void {
  if (frame.step === 1) return hauntCheckFrame(play, frame)
  frame.step = 1
  pop(play)
  play.state.frames.splice(1, 0, frame)
}

function forceHaunt(
  play: Play,
  who: ExplorerId,
  omen: CardId | null,
  why: 'last-omen' | 'chapter' = 'last-omen',
): void {
  happen(play, { kind: 'haunt-forced', rules: [why === 'chapter' ? 'L-CAMP-04' : 'L-AMB-88'], who, why })
  startHaunt(play, who, omen)
}

/** Why the haunt begins at the end of a turn, if it does: a chapter has its own reasons (L-TRIG-02, L-CAMP-04). */
export function hauntIsDue(play: Play): 'no-omen-tile' | 'chapter' | null {
  if (play.state.phase !== 'explore') return null
  const chapter = chapterOf(play.catalog, play.state.options)
  if (chapter?.pause.some((pause) => isOver(play, pause))) return 'chapter'
  if (chapter && !chapter.pause.some(({ roll }) => roll !== undefined)) return null
  return omenTilesAreOut(play) ? 'no-omen-tile' : null
}

/** The house lies in the order in which its tiles were found. */
function isOver({ state, catalog }: Play, { discovered, tile }: Pause): boolean {
  if (discovered === undefined) return false
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
/** A trigger of its own says which haunt it is. */
export function startHaunt(play: Play, revealer: ExplorerId, omen: CardId | null, number?: number): void {
  abandonFrames(play, 1)
  push(play, 'start-haunt', { revealer, omen, ...(number !== undefined && { number }) })
}
