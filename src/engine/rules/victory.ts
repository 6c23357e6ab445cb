/** Winning: goals the engine checks, sides that are no more, the last round (L-WIN-01, L-AMB-75, L-AMB-76). */
import { addresses } from '../addresses.ts'
import type { Cited } from '../editions/cited.ts'
import type { ExplorerId, Winner } from '../ids.ts'
import type { GoalDef } from '../language/defs.ts'
import { holds } from '../language/evaluate.ts'
import { happen, type Play } from '../play.ts'
import { findExplorer, isTraitor } from '../state/characters.ts'
import { isNeutral } from '../state/sides.ts'
import type { Outcome } from '../state/state.ts'
import { abandonFrames } from './abandon.ts'
import { startAfter } from './legacy.ts'
import { scopeFor } from './questions.ts'

interface Ending {
  /** Where some of them win by themselves. */
  players?: ExplorerId[]
  /** The address of the goal or of the ops that end it. */
  at?: string
}

/** The rule by which the game is over. */
const ENDED_BY: Record<Outcome['because'], Cited> = {
  goal: 'L-WIN-01',
  'all-dead': 'L-AMB-75',
  'no-opponent': 'L-AMB-75',
  'last-round': 'L-AMB-91',
}

/** L-WIN-01: what the traitor would win without there being one, the house does. */
export function endGame(
  play: Play,
  side: Winner,
  because: Outcome['because'],
  { players, at }: Ending = {},
): void {
  const { state } = play
  if (state.outcome) return
  const winner = side === 'traitor' && !state.explorers.some(isTraitor) ? 'house' : side
  abandonFrames(play, 0)
  state.phase = 'over'
  state.outcome = { winner, players: players ?? winners(play, winner), because }
  happen(play, { kind: 'won', rules: [ENDED_BY[because]], ...state.outcome, ...(at && { at }) })
  if (state.legacy) startAfter(play)
}

function winners(play: Play, winner: Winner): ExplorerId[] {
  const { explorers } = play.state
  if (winner === 'heroes' || winner === 'traitor')
    return explorers.filter(({ team }) => team === winner).map(({ id }) => id)
  return findExplorer(play.state, winner) ? [winner] : []
}

/** Goals that hold now; where both sides reach one, the active side has it (L-AMB-76). */
export function checkGoals(play: Play, at?: 'round-end'): boolean {
  const { state, catalog } = play
  if (state.phase !== 'haunt') return false
  const { goals } = catalog.haunts[state.haunt!.number]!
  const scope = scopeFor(addresses.haunt(state.haunt!.number), 'haunt', state.haunt!.revealer)
  // L-HSTR-04: a side goal helps and wins nothing.
  const won = goals.filter(
    ({ kind, team, when, at: then }) =>
      kind === 'main' && when && then === at && mayWin(play, team) && holds(play, when, scope),
  )
  if (won.length === 0) return false
  const active = state.turn.who ? (findExplorer(state, state.turn.who)?.team ?? 'traitor') : null
  const goal = won.find(({ team }) => team === active) ?? (won[0] as GoalDef)
  endGame(play, goal.team, 'goal', { at: addresses.goal(state.haunt!.number, goals.indexOf(goal)) })
  return true
}

/** E1-WIN-02, E2-WIN-03: the heroes need a survivor, where the edition says so. */
const mayWin = ({ state, rules }: Play, side: Winner): boolean =>
  side !== 'heroes' ||
  !rules.death.survivor ||
  state.explorers.some(({ team, dead }) => team === 'heroes' && !dead)

/** L-AMB-75: no hero left, or nobody left to oppose them. */
export function checkLastOnes(play: Play): void {
  const { state, catalog } = play
  if (state.phase !== 'haunt') return
  const haunt = catalog.haunts[state.haunt!.number]!
  const living = state.explorers.filter(({ dead }) => !dead)
  const heroes = living.filter(({ team }) => team === 'heroes')
  const { kind } = haunt.team
  const hadTraitor = state.explorers.some(isTraitor)
  if (heroes.length === 0) {
    if (!hadTraitor) return endGame(play, 'house', 'all-dead')
    if (kind !== 'all-traitors') return endGame(play, 'traitor', 'all-dead')
  }
  if (
    hadTraitor &&
    !living.some(isTraitor) &&
    !state.monsters.some(({ id }) => !isNeutral(play, id)) &&
    !haunt.playsOn
  )
    endGame(play, heroes.length > 0 ? 'heroes' : 'house', 'no-opponent')
}
