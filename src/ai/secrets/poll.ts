/** A vote as all players see it: who votes, with what weight, and what each result would do. */
import { actingAs, findExplorer, numberOf, type Op, type Scope, type State } from '../../engine/ai-queries.ts'
import { advance, clone, decisionOf, legalChoices, nextSeat } from '../../engine/game.ts'
import type { ExplorerId } from '../../engine/ids.ts'
import { keys } from '../../engine/keys.ts'
import type { Poll, VoteStake } from '../memory.ts'
import type { World } from '../reading/world.ts'
import type { Situation } from '../types.ts'

type VoteOp = Extract<Op, { op: 'vote' }>

/** Voter to target. */
export type Ballots = Map<ExplorerId, ExplorerId>

export type VoteOutcome = 'heroes' | 'traitor' | 'dead' | 'nothing'
/** The heroes' score of a vote that ends the game, or kills a hero. */
export const OUTCOME_SCORE: Record<VoteOutcome, number> = { heroes: 1, traitor: -1, dead: -0.7, nothing: 0 }

/** The heroes' score if a vote only sends a monster after its target. */
const HUNT_SCORE = { guilty: 0.2, innocent: -0.1 }
/** Assumed probability that the traitor uses a harmful vote extra. */
const EXTRA_PROBABILITY = 0.4
/** Decisions after the vote that are answered by default. */
const MAX_ANSWERS = 6

/** A copy of the state with another traitor; players whose side is public keep it. */
export function withTraitor(state: State, traitor: ExplorerId): State {
  const copy = clone(state)
  for (const explorer of copy.explorers)
    if (explorer.shown === null) explorer.team = explorer.id === traitor ? 'traitor' : 'heroes'
  return copy
}

const polls = new WeakMap<object, Poll>()

/** The open vote; cached per asking, since all its voters see the same. */
export function pollFor(situation: Situation, world: World, op: VoteOp, scope: Scope): Poll {
  const asking = world.state.asking!
  const poll = polls.get(asking) ?? newPoll(situation, world, op, scope)
  polls.set(asking, poll)
  return poll
}

function newPoll(situation: Situation, world: World, op: VoteOp, scope: Scope): Poll {
  const { state, play } = world
  const seats = new Set(state.asking?.open.map(({ seat }) => seat))
  const voters = state.explorers.filter(({ seat, dead }) => seats.has(seat) && !dead).map(({ id }) => id)
  const weightOf = (team: 'heroes' | 'traitor') => {
    const voter = state.explorers.find((one) => voters.includes(one.id) && one.team === team)
    if (op.weight === undefined || !voter) return 1
    return numberOf(play, op.weight, actingAs(scope, voter.id))
  }
  const stakes: Poll['stakes'] = {}
  const extras = unusedExtras(op, state)
  for (const id of voters) stakes[id] = stakeOf(situation, world, voters, id, extras)
  return {
    voters,
    weight: { hero: weightOf('heroes'), traitor: weightOf('traitor') },
    stakes,
    mine: { who: '', target: '' },
    totals: {},
    shown: {},
  }
}

/** A traitor may use one extra per game. */
function unusedExtras({ extras = [] }: VoteOp, { onces }: State): string[] {
  const isUsed = extras.some(({ do: list }) => onces.includes(list.ref))
  return isUsed ? [] : extras.map(({ key }) => key)
}

/** Plays a unanimous vote for a candidate out: once as the traitor, once as a hero. */
function stakeOf(
  situation: Situation,
  world: World,
  voters: ExplorerId[],
  target: ExplorerId,
  extras: readonly string[],
): VoteStake {
  const others = voters.filter((id) => id !== target)
  const outcomeIf = (traitor: ExplorerId, extra: string | null = null): VoteOutcome => {
    const ballots = new Map(voters.map((id) => [id, id === target ? others[0]! : target]))
    return voteOutcome(situation, withTraitor(world.state, traitor), ballots, { by: traitor, extra }, target)
  }
  const innocent = outcomeIf(others[0]!)
  if (innocent !== 'nothing')
    return { innocent: OUTCOME_SCORE[innocent], guilty: OUTCOME_SCORE[outcomeIf(target)] }
  const worst = Math.min(0, ...extras.map((extra) => OUTCOME_SCORE[outcomeIf(others[0]!, extra)]))
  return { guilty: HUNT_SCORE.guilty, innocent: HUNT_SCORE.innocent + EXTRA_PROBABILITY * worst }
}

/** Counts a vote with these ballots; the state changes. */
export function voteOutcome(
  { catalog, me }: Situation,
  state: State,
  ballots: Ballots,
  { by, extra }: { by: ExplorerId; extra: string | null },
  target: ExplorerId | null,
): VoteOutcome {
  const seat = findExplorer(state, me)!.seat
  const ballotOf = (voter: ExplorerId) => keys.target(ballots.get(voter)!, voter === by ? extra : null)
  for (const voter of ballots.keys()) {
    const { seat: other } = findExplorer(state, voter)!
    if (other !== seat) state.asking!.given[other] = ballotOf(voter)
  }
  const result = advance(catalog, state, seat, ballotOf(me))
  if ('refusal' in result) return 'nothing'
  for (let n = 0; n < MAX_ANSWERS && !state.outcome; n++) {
    const next = nextSeat(state)
    const kind = next === null ? null : decisionOf(state, next)?.kind
    if (next === null || !kind || kind === 'main' || kind === 'monster') break
    // The last choice involves no roll: the target does not escape.
    advance(catalog, state, next, legalChoices(catalog, state, next).at(-1)!)
  }
  if (state.outcome) return state.outcome.winner === 'heroes' ? 'heroes' : 'traitor'
  return target !== null && findExplorer(state, target)!.dead ? 'dead' : 'nothing'
}

/** Votes by target. */
export function totalsOf(poll: Poll, ballots: Ballots, traitor: ExplorerId): Record<ExplorerId, number> {
  const totals: Record<ExplorerId, number> = {}
  for (const [voter, target] of ballots)
    totals[target] = (totals[target] ?? 0) + (voter === traitor ? poll.weight.traitor : poll.weight.hero)
  return totals
}

/** The target with the most votes; null if tied. */
export function winnerOf(totals: Record<ExplorerId, number>): ExplorerId | null {
  const most = Math.max(...Object.values(totals))
  const first = Object.keys(totals).filter((id) => totals[id] === most)
  return first.length === 1 ? first[0]! : null
}
