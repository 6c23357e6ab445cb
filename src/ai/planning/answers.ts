/**
 * Answers to questions outside the own turn: some have a default, permissions follow rules of thumb, and for the rest
 * each choice is tried on imagined states and the results are scored.
 */

import { fact, factName, isNeutral, type Scope, type State } from '../../engine/ai-queries.ts'
import { advance, clone, playOf } from '../../engine/game.ts'
import type { ChoiceKey } from '../../engine/ids.ts'
import { readKey } from '../../engine/keys.ts'
import type { Catalog, OpList } from '../../engine/language/defs.ts'
import { expectedValue } from '../pricing/answer-value.ts'
import { expectedChanges } from '../pricing/effect-changes.ts'
import type { FactValues } from '../pricing/fact-values.ts'
import { flockScore, scoreMoved } from '../pricing/herding.ts'
import { settle } from '../pricing/settle.ts'
import { scoreState } from '../pricing/state-score.ts'
import { askingOp } from '../reading/asking-op.ts'
import { World } from '../reading/world.ts'
import type { Rng } from '../rng.ts'
import type { AskedDecision } from '../types.ts'
import { awaitedScores } from './meetings.ts'
import { traitAnswer } from './trait-answers.ts'

/** Turns to a win that a player counts on. */
const SOON = 1.5
/** Score of a refused choice. */
const REFUSED = -99
/** Upper bound of the random tie-break. */
const TIE_BREAK = 1e-6
/** Cost per move between me and the next goal tile, between a monster and its prey. */
const GOAL_DISTANCE = 0.01
const PREY_DISTANCE = 0.005
/** Cost per move between a monster and a meeting, times the score of the meeting. */
const MEETING_DISTANCE = 0.1
/** Moves to a tile without a path. */
const FAR = 20

/** Answers that need no state, and so none imagined; null if the question has none. */
export function fixedAnswer({ kind, choices }: AskedDecision): ChoiceKey | null {
  if (kind === 'vote') return null
  if (choices.length === 1) return choices[0]!
  switch (kind) {
    case 'ready':
    case 'order':
    case 'next-monster':
    case 'volunteer':
    case 'turn-tile':
      return choices[0]!
    case 'more':
      return choices.includes('done') ? 'done' : choices[0]!
    case 'heirloom':
      return choices.find((key) => key !== 'decline' && key !== 'no' && key !== 'refuse') ?? choices[0]!
    default:
      return null
  }
}

/** Default answers, without any search; null if the question has none. */
export const defaultAnswer = (world: World, asked: AskedDecision): ChoiceKey | null =>
  fixedAnswer(asked) ?? traitAnswer(world, asked)

/** The answer to a request for permission; null for other questions. */
export const permission = (values: FactValues, asked: AskedDecision): ChoiceKey | null =>
  asked.kind !== 'permit' ? null : permits(values, asked) ? 'accept' : 'refuse'

/** Friends get what they ask for, unless the player is about to win with it. */
function permits(values: FactValues, { about }: AskedDecision): boolean {
  const { world } = values
  const asking = askingOp(world)
  if (asking?.op.op === 'agree') return agrees(values, asking.op.then, asking.scope)
  const asker = world.state.turn.who
  // Before the haunt there are no sides: temper decides.
  if (world.haunt === null) return world.taste.giving >= 1
  if (asker === null || !world.isWithMe(asker) || about.card === null) return false
  return !isSoonNeeded(values, about.card)
}

const isSoonNeeded = ({ prices, mine }: FactValues, thing: string): boolean =>
  mine <= SOON && (prices.get(factName.object(thing)) ?? 0) > 0

/** Shares a win only if it is not about to win alone; agrees to anything else with a positive score. */
function agrees(values: FactValues, list: OpList, scope: Scope): boolean {
  const { world, mine } = values
  const changes = expectedChanges(world, list, scope, (found) => values.score(found))
  const won = changes.get(fact.win(world.me)) ?? 0
  return won > 0 ? mine > SOON : values.score(changes) > 0
}

/** Where to put a neutral monster: nothing but the places changes, so nothing has to be tried. */
export function placeForNeutral(values: FactValues, { kind, about, choices }: AskedDecision, rng: Rng) {
  const { world } = values
  const id = about.who
  if (kind !== 'tile' || !id || !isNeutral(world.play, id)) return null
  const [best] = choices
    .map((key) => ({ key, score: scoreMoved(values, id, readKey(key, 'tile').tile) + rng() * TIE_BREAK }))
    .sort((a, b) => b.score - a.score)
  return best!.key
}

/** Scores every choice on the imagined states, best first. If dice are rolled, exact odds replace the samples. */
export function tryOut(
  catalog: Catalog,
  values: FactValues,
  states: readonly State[],
  asked: AskedDecision,
  rng: Rng,
): { key: ChoiceKey; score: number }[] {
  const tried = asked.choices.map((key) => ({ key, ...tryChoice(catalog, values, states, key) }))
  const exact = tried.some(({ rolled }) => rolled)
    ? asked.choices.map((key) => expectedValue(values, key))
    : [null]
  return tried
    .map(({ key, score }, n) => ({
      key,
      score: (exact.includes(null) ? score : exact[n]!) + rng() * TIE_BREAK,
    }))
    .sort((a, b) => b.score - a.score)
}

function tryChoice(
  catalog: Catalog,
  values: FactValues,
  states: readonly State[],
  key: ChoiceKey,
): { score: number; rolled: boolean } {
  const { seat } = values.world.self()
  let sum = 0
  let rolled = false
  for (const state of states) {
    const copy = clone(state)
    const result = advance(catalog, copy, seat, key)
    if ('refusal' in result) return { score: REFUSED, rolled }
    rolled = [...result.happenings, ...settle(catalog, copy)].some(({ kind }) => kind === 'rolled') || rolled
    sum += scoreState(values, copy) + (haveMoved(state, copy) ? positionScore(catalog, values, copy) : 0)
  }
  return { score: sum / states.length, rolled }
}

const haveMoved = (before: State, after: State): boolean =>
  before.explorers.some(({ tile }, n) => after.explorers[n]!.tile !== tile) ||
  before.monsters.some(({ tile }, n) => after.monsters[n]?.tile !== tile) ||
  isPlacing(before)

/** A question about a destination: staying is an answer too, and must be comparable. */
const isPlacing = ({ asking }: State): boolean =>
  asking?.open.some(({ kind }) => kind === 'tile' || kind === 'step' || kind === 'accept') ?? false

/** Scores positions: me near a goal tile, our monsters near their prey and their meetings, everybody at the end of a turn. */
function positionScore(catalog: Catalog, values: FactValues, state: State): number {
  if (state.outcome || state.phase !== 'haunt') return 0
  const world = new World(playOf(catalog, state), values.world.me)
  const distances = [...values.goalTiles()].map((tile) => world.paths(world.me).cost.get(tile) ?? FAR)
  let score = distances.length > 0 ? -GOAL_DISTANCE * Math.min(...distances) : 0
  for (const monster of state.monsters.filter(({ id }) => !isNeutral(world.play, id))) {
    const prey = world
      .preyOf(monster.id)
      .map((id) => world.paths(monster.id).cost.get(world.tileOf(id)) ?? FAR)
    if (prey.length > 0)
      score -= (world.isWithMe(monster.id) ? PREY_DISTANCE : -PREY_DISTANCE) * Math.min(...prey)
    for (const [tile, awaited] of awaitedScores(values, monster.id))
      score -= MEETING_DISTANCE * awaited * (world.paths(monster.id).cost.get(tile) ?? FAR)
  }
  return score + flockScore(values, world)
}
