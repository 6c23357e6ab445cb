/** The last lines of an answer: the room after a move, the turn at its start, the choices of a decision. */
import type { Happening } from '../../engine/happenings.ts'
import { describeChoice, tileOfActor } from '../prose/choices.ts'
import { placeProse } from '../prose/mood.ts'
import { bodyOf, count } from '../prose/names.ts'
import { exits, marksOf, peopleHere, thingsHere } from '../prose/place.ts'
import { questionOf } from '../prose/questions.ts'
import { choice, fresh, type Said, system } from '../prose/said.ts'
import { type Explorer, findPlaced, type Scene, viewerOf } from '../prose/scene.ts'
import { traitLine } from '../prose/traits.ts'
import { lookAt } from './look.ts'
import { canDo } from './refuse.ts'

/** After these happenings, the place first, then what can be chosen. */
export function situation(scene: Scene, since: readonly Happening[]): Said[] {
  const { decision, phase, viewer } = scene.view
  if (phase === 'over') return [system('The game is over. LOG, WHO and ROOMS still work; Q leaves.')]
  if (!decision) return []
  if (decision.kind !== 'main') return choices(scene)
  if (since.some((one) => one.kind === 'turn-began' && one.who === viewer))
    return [...lookAt(scene, tileOfActor(scene), false), fresh(turnLine(scene))]
  const moved = since.some((one) => one.kind === 'moved' && one.who === viewer)
  const found = since.some((one) => one.kind === 'tile-discovered' && one.who === viewer)
  return [...(moved && !found ? placeAfterMove(scene) : []), ...movesLeft(scene, since)]
}

/** The room has just been named, so only what is there. */
function placeAfterMove(scene: Scene): Said[] {
  const tile = tileOfActor(scene)
  const placed = tile === null ? null : findPlaced(scene, tile)
  if (!placed) return []
  const place = [marksOf(scene, placed), exits(scene, placed.id)].filter(Boolean).join(' ')
  const words = placeProse(scene, placed.id)
  const there = [peopleHere(scene, placed.id), thingsHere(scene, placed.id)].filter((line) => line !== null)
  return [words, place, ...there].filter(Boolean).map(fresh)
}

/** "Your turn, round 3. Moves 4 of 4. Speed 4, Might 5, Sanity 4, Knowledge 3." */
export function turnLine(scene: Scene): string {
  const { round, turn } = scene.view
  const last = scene.haunt ? ` of ${scene.haunt.lastRound}` : ''
  const viewer = viewerOf(scene)
  const traits = viewer ? `${stranger(scene, viewer)} ${traitLine(scene, viewer)}.` : ''
  const moves = turn.moves > 0 ? `Moves ${turn.moves} of ${turn.moves + turn.spent}.` : 'No moves left.'
  return `Your turn, round ${round}${last}. ${moves}${traits}`
}

/** A reminder that the player is in another's body. */
const stranger = (scene: Scene, { id, body }: Explorer): string =>
  body === id ? '' : ` You are in ${bodyOf(scene, body)}.`

/** The state of the turn, or the open question. */
export const standing = (scene: Scene): Said[] =>
  scene.view.decision?.kind === 'main' ? [fresh(turnLine(scene))] : choices(scene)

/** Moves left: shown when they change, with the remaining choices when there are none. */
function movesLeft(scene: Scene, since: readonly Happening[]): Said[] {
  const { turn, decision } = scene.view
  if (turn.moves > 0) {
    const spent = since.some((one) => one.kind === 'moved' || one.kind === 'moves-gained')
    return spent ? [system(`${count(turn.moves, 'move')} left.`)] : []
  }
  return [system(`No moves left. ${canDo(scene, decision!.choices)}`)]
}

const monsterPlace = (scene: Scene): Said[] => {
  const tile = tileOfActor(scene)
  const actor = scene.view.decision!.about.who
  if (tile === null) return []
  const people = peopleHere(scene, tile, actor)
  return [fresh(exits(scene, tile)), ...(people ? [fresh(people.replace(/^Here:/, 'There:'))] : [])]
}

/** The question, and its answers numbered, one a line. */
export function choices(scene: Scene): Said[] {
  const { decision } = scene.view
  const question = questionOf(scene)
  if (!decision || !question) return []
  if (decision.kind === 'ready' || decision.kind === 'bid') return [choice(question)]
  if (decision.kind === 'monster')
    return [choice(question), ...monsterPlace(scene), system(canDo(scene, decision.choices))]
  return [
    choice(question),
    ...decision.choices.map((key, n) => choice(`${n + 1} ${describeChoice(scene, key)}`)),
  ]
}

/** Everything that is legal now, numbered; for a turn as well. */
export function legal(scene: Scene): Said[] {
  const { decision } = scene.view
  if (!decision) return [system('You have nothing to decide now. LOOK, WHO and LOG always work.')]
  if (decision.kind === 'bid') return choices(scene)
  const head = decision.kind === 'main' ? turnLine(scene) : questionOf(scene)!
  const texts = decision.choices.map((key) => describeChoice(scene, key))
  const isTurn = decision.kind === 'main' || decision.kind === 'monster'
  return [choice(head), ...texts.map((text, n) => choice(`${n + 1} ${isTurn ? shortened(text) : text}`))]
}

/** Shortens long texts in lists; X shows them whole. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DEED) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_DEED)).replace(/[,;:]$/, '')} ...`
}
const LONGEST_DEED = 140
