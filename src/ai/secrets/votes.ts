/**
 * Secret votes. Heroes cannot talk, so they vote for the most suspicious player by public knowledge, which is the same
 * for all. A hidden traitor votes to harm the heroes without drawing suspicion.
 */
import type { ChoiceKey, ExplorerId } from '../../engine/ids.ts'
import { readKey } from '../../engine/keys.ts'
import type { Clues, Poll } from '../memory.ts'
import { askingOp } from '../reading/asking-op.ts'
import type { World } from '../reading/world.ts'
import type { Rng } from '../rng.ts'
import type { Probabilities, Situation } from '../types.ts'
import { ballotModel, expectedStake, expectedTarget } from './ballot-model.ts'
import { beliefOf, publicBeliefAfter } from './beliefs.ts'
import { type Ballots, OUTCOME_SCORE, pollFor, totalsOf, voteOutcome, winnerOf, withTraitor } from './poll.ts'
import { mostLikely } from './probabilities.ts'

/** Cost to a traitor of public suspicion, per unit of probability. */
const SUSPICION_COST = 0.6
/** Cost of using an extra: it can be used once, and may decide a later vote. */
const EXTRA_COST = 0.4
/** Bonus for the ballot that the others expect, which breaks ties. */
const CONSENSUS_BONUS = 0.02
/** Probability below which a suspect, or a set of ballots, is ignored. */
const MIN_SUSPICION = 0.01
const MIN_BALLOTS = 0.004
/** Upper bound of the random tie-break. */
const TIE_BREAK = 1e-6

export interface VoteResult {
  key: ChoiceKey
  /** The poll with the own ballot, to remember until it is counted. */
  writing: Poll
  /** Every ballot with its score, the best first. */
  scores: { key: ChoiceKey; score: number }[]
}

export function castVote(situation: Situation, world: World, clues: Clues, rng: Rng): VoteResult {
  const asking = askingOp(world)
  if (asking?.op.op !== 'vote') throw new Error('Nothing is being voted on')
  const poll = pollFor(situation, world, asking.op, asking.scope)
  const scoreOf =
    world.self().team === 'traitor'
      ? traitorScore(situation, world, clues, poll)
      : (key: ChoiceKey) => heroScore(world, clues, poll, targetOf(key))
  const scores = situation.asked.choices
    .map((key) => ({ key, score: scoreOf(key) + rng() * TIE_BREAK }))
    .sort((a, b) => b.score - a.score)
  const { key } = scores[0]!
  const mine = { who: world.me, target: targetOf(key) }
  return { key, scores, writing: { ...poll, mine } }
}

const targetOf = (key: ChoiceKey): ExplorerId => readKey(key, 'target').target

/** Everybody's most likely ballot if `traitor` is the traitor. */
function expectedBallots(clues: Clues, poll: Poll, open: Probabilities, traitor: ExplorerId): Ballots {
  const nth = clues.polls.length
  return new Map(poll.voters.map((id) => [id, expectedTarget(clues, nth, poll, open, id, traitor)]))
}

/** The expected result over all suspects if I vote for the target and the others vote as expected. */
function heroScore(world: World, clues: Clues, poll: Poll, target: ExplorerId): number {
  const belief = beliefOf(clues, poll.voters, world.me)
  let score = 0
  for (const traitor of poll.voters) {
    const probability = belief.mine[traitor]!
    if (probability < MIN_SUSPICION) continue
    const ballots = expectedBallots(clues, poll, belief.open, traitor).set(world.me, target)
    const winner = winnerOf(totalsOf(poll, ballots, traitor))
    if (winner === null) continue
    score += probability * (winner === traitor ? poll.stakes[winner]!.guilty : poll.stakes[winner]!.innocent)
  }
  const suspect = mostLikely(belief.mine)
  const mine = expectedTarget(clues, clues.polls.length, poll, belief.open, world.me, suspect)
  return (
    score +
    CONSENSUS_BONUS * expectedStake(poll.stakes[target], belief.mine[target]!) +
    (mine === target ? CONSENSUS_BONUS : 0)
  )
}

/** The heroes' expected loss over all ballots of the others, minus the suspicion that a ballot draws. */
function traitorScore(
  situation: Situation,
  world: World,
  clues: Clues,
  poll: Poll,
): (key: ChoiceKey) => number {
  const { me } = world
  const { open } = beliefOf(clues, poll.voters, me)
  const ballotOf = ballotModel(clues, clues.polls.length, poll, open)
  const others = poll.voters.filter((id) => id !== me).map((id) => [id, ballotOf(id, me)] as const)
  const suspicionFor = suspicionBy(clues, poll, expectedBallots(clues, poll, open, me), me)
  return (key) => {
    const { target, extra } = readKey(key, 'target')
    const scoreOf = resultScore(situation, world, poll, extra)
    let score = 0
    forEachBallots(others, new Map([[me, target]]), (ballots, probability) => {
      score -= probability * scoreOf(winnerOf(totalsOf(poll, ballots, me)), ballots)
    })
    return score - SUSPICION_COST * suspicionFor(target) - (extra === null ? 0 : EXTRA_COST)
  }
}

/** The public suspicion of me after my vote for a target; cached. */
function suspicionBy(
  clues: Clues,
  poll: Poll,
  expected: Ballots,
  me: ExplorerId,
): (target: ExplorerId) => number {
  const cache = new Map<ExplorerId, number>()
  return (target) => {
    let suspicion = cache.get(target)
    if (suspicion === undefined) {
      const totals = totalsOf(poll, new Map(expected).set(me, target), me)
      suspicion = publicBeliefAfter(clues, { ...poll, totals }, poll.voters)[me]!
      cache.set(target, suspicion)
    }
    return suspicion
  }
}

/** The heroes' score of a vote's winner, with the traitor's extra if there is one; cached by winner. */
function resultScore(
  situation: Situation,
  world: World,
  poll: Poll,
  extra: string | null,
): (winner: ExplorerId | null, ballots: Ballots) => number {
  const { me } = world
  const cache = new Map<ExplorerId | null, number>()
  return (winner, ballots) => {
    const before = cache.get(winner)
    if (before !== undefined) return before
    const withExtra = () =>
      voteOutcome(situation, withTraitor(world.state, me), ballots, { by: me, extra }, winner)
    const plain = winner === null ? 0 : poll.stakes[winner]![winner === me ? 'guilty' : 'innocent']
    const score = extra === null ? plain : OUTCOME_SCORE[withExtra()]
    cache.set(winner, score)
    return score
  }
}

/** Visits every set of ballots that is not too unlikely. */
function forEachBallots(
  voters: readonly (readonly [ExplorerId, Probabilities])[],
  ballots: Ballots,
  visit: (ballots: Ballots, probability: number) => void,
  n = 0,
  probability = 1,
): void {
  if (probability < MIN_BALLOTS) return
  if (n === voters.length) return visit(ballots, probability)
  const [voter, targets] = voters[n]!
  for (const [target, share] of Object.entries(targets))
    forEachBallots(voters, ballots.set(voter, target), visit, n + 1, probability * share)
}
