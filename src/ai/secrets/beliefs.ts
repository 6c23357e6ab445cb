/**
 * Each player's probability of being the hidden traitor, by Bayes' rule. Ballots are secret, but totals are public and
 * a traitor's ballot may weigh more, so every count of votes is evidence.
 */
import type { ExplorerId } from '../../engine/ids.ts'
import type { Clues, Poll } from '../memory.ts'
import type { Belief, Probabilities } from '../types.ts'
import { ballotModel } from './ballot-model.ts'
import { normalized } from './probabilities.ts'

/** Likelihood ratio of an attack if its target is the traitor, and if the attacker is. */
const ATTACK_RATIO = { at: 1.6, by: 1.3 }
/** Likelihood ratio of asking about the traitor, for a traitor against a hero. */
const ASKING_RATIO = 0.6

const cache = new WeakMap<Clues, Map<string, Belief>>()

/** What a player believes of the living. */
export function beliefOf(clues: Clues, living: readonly ExplorerId[], me: ExplorerId): Belief {
  const name = [me, ...living].join()
  let beliefs = cache.get(clues)
  if (!beliefs) {
    beliefs = new Map()
    cache.set(clues, beliefs)
  }
  let belief = beliefs.get(name)
  if (!belief) {
    belief = computeBelief(clues, living, me)
    beliefs.set(name, belief)
  }
  return belief
}

function computeBelief(clues: Clues, living: readonly ExplorerId[], me: ExplorerId): Belief {
  const everybody = clues.polls[0]?.voters ?? living
  let open = normalized(everybody, () => 1)
  let mine = normalized(everybody, (id) => (id === me ? 0 : matchesAnswers(clues, id)))
  for (const [n, { voters }] of clues.polls.entries()) {
    const prior = normalized(voters, (id) => open[id] ?? 0)
    const likelihood = likelihoodsOf(clues, n, prior)
    mine = normalized(voters, (id) => (mine[id] ? mine[id] * likelihood[id]!.mine : 0))
    open = normalized(voters, (id) => prior[id]! * likelihood[id]!.open)
  }
  return {
    mine: normalized(living, (id) => (mine[id] ?? 0) * behaviourRatio(clues, id), me),
    open: normalized(living, (id) => (open[id] ?? 0) * behaviourRatio(clues, id)),
  }
}

/** Likelihood ratio of a player's public acts. */
const behaviourRatio = ({ blows, asked }: Clues, id: ExplorerId): number =>
  blows.reduce(
    (ratio, blow) => ratio * (blow.at === id ? ATTACK_RATIO.at : blow.by === id ? ATTACK_RATIO.by : 1),
    asked.some(({ who }) => who === id) ? ASKING_RATIO : 1,
  )

/** 1 if a traitor of this name fits all private answers, else 0. */
const matchesAnswers = ({ told }: Clues, id: ExplorerId): number =>
  told.every(({ names, isSo }) => names.includes(id) === isSo) ? 1 : 0

/** The likelihood of a poll's totals by traitor: to a player who knows their own ballot, and to the public. */
type Likelihoods = Record<ExplorerId, { mine: number; open: number }>

const likelihoods = new WeakMap<Poll, Likelihoods>()

function likelihoodsOf(clues: Clues, nth: number, prior: Probabilities): Likelihoods {
  const poll = clues.polls[nth]!
  const found = likelihoods.get(poll) ?? computeLikelihoods(clues, nth, poll, prior)
  likelihoods.set(poll, found)
  return found
}

function computeLikelihoods(clues: Clues, nth: number, poll: Poll, prior: Probabilities): Likelihoods {
  const { voters, mine, shown } = poll
  const ballotOf = ballotModel(clues, nth, poll, prior)
  return Object.fromEntries(
    voters.map((traitor) => {
      const ballots = voters.map((voter) => ballotOf(voter, traitor))
      const open = totalsProbability(poll, traitor, ballots, shown)
      const own = { ...shown, [mine.who]: mine.target }
      return [traitor, { open, mine: mine.who ? totalsProbability(poll, traitor, ballots, own) : open }]
    }),
  )
}

/** The probability of a poll's totals given the traitor and the known ballots, over all ballots that add up to them. */
function totalsProbability(
  { voters, weight, totals }: Poll,
  traitor: ExplorerId,
  ballots: readonly Probabilities[],
  known: Record<ExplorerId, ExplorerId>,
): number {
  const left = { ...totals }
  const from = (n: number): number => {
    const voter = voters[n]
    if (voter === undefined) return 1
    const votes = voter === traitor ? weight.traitor : weight.hero
    const target = known[voter]
    const ballot = ballots[n]!
    let sum = 0
    for (const id of target === undefined ? Object.keys(ballot) : [target]) {
      const probability = ballot[id] ?? 0
      if ((left[id] ?? 0) < votes || probability === 0) continue
      left[id]! -= votes
      sum += probability * from(n + 1)
      left[id]! += votes
    }
    return sum
  }
  return from(0)
}

/** The public belief after a poll that has not been counted yet. */
export function publicBeliefAfter(clues: Clues, poll: Poll, living: readonly ExplorerId[]): Probabilities {
  const anonymous = { ...poll, mine: { who: '', target: '' } }
  return beliefOf({ ...clues, polls: [...clues.polls, anonymous], writing: null }, living, '').open
}
