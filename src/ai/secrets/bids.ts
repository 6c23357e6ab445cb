/**
 * Sealed bids. Holdings are public, so a side scores every lead, the price of its stake and the likely bids of the
 * others, then picks at random among the best bids, to stay unpredictable.
 */

import {
  actingAs,
  affected,
  counterOf,
  explorerOf,
  findExplorer,
  numberOf,
  type Op,
  openExtras,
  type Scope,
  type State,
} from '../../engine/ai-queries.ts'
import { advance, clone } from '../../engine/game.ts'
import type { ChoiceKey, ExplorerId } from '../../engine/ids.ts'
import { keys, readKey } from '../../engine/keys.ts'
import type { FactValues } from '../pricing/fact-values.ts'
import { settle } from '../pricing/settle.ts'
import { scoreState } from '../pricing/state-score.ts'
import { askingOp } from '../reading/asking-op.ts'
import type { World } from '../reading/world.ts'
import { type Rng, rngFor } from '../rng.ts'
import type { Situation } from '../types.ts'

type BidOp = Extract<Op, { op: 'bid' }>
type Bid = BidOp['bids'][number]

/** A player's bid: its kind and its limits. */
interface Bidder {
  who: ExplorerId
  bid: Bid
  least: number
  most: number
}

/** Assumed probability that the others bid their minimum, and their maximum; the rest is uniform. */
const MIN_BID_PROBABILITY = 0.45
const MAX_BID_PROBABILITY = 0.2
/** Score of keeping all we hold for later bids, as a fraction of the stakes of this one. */
const RESERVE = 0.7
/** Price per unit of a stake, whatever is at stake. */
const MIN_PRICE = 1e-4
/** Score of a bid that ends the game. */
const WIN = 2
/** Assumed probability that a hidden traitor adds something harmful to a gift. */
const HARM_PROBABILITY = 0.6
/** Probability that the others give what is usual, and one more or less each. */
const GIFT_WEIGHT = { usual: 0.6, other: 0.2 }
/** Cost to a traitor of a gift that stands out, per unit. */
const UNUSUAL_COST = 0.02
/** Bids this close count as tied (fraction of the stakes). */
const TIE_MARGIN = 0.12

export function sealedBid(situation: Situation, values: FactValues, rng: Rng): ChoiceKey | null {
  const { world } = values
  const asking = askingOp(world)
  if (asking?.op.op !== 'bid') return null
  const all = biddersOf(world, asking.op)
  const mine = all.find(({ who }) => who === world.me)
  if (!mine) return null
  if (asking.op.told) return contribution(situation, values, asking.op, asking.scope, all, rng)
  const ours = all.filter(({ bid }) => bid.into === mine.bid.into)
  const theirs = all.filter(({ bid }) => bid.into !== mine.bid.into)
  const draw = ours.length > 1 ? sharedRng(world, ours) : rng
  const total = totalBid(situation, values, ours, theirs, draw)
  return keys.bid(splitBid(ours, total).get(world.me)!)
}

function biddersOf(world: World, op: BidOp): Bidder[] {
  const { play, state } = world
  const found: Bidder[] = []
  for (const bid of op.bids) {
    const scope = world.scopeOf(world.me)
    const people = affected(play, bid.who, scope).filter((id) => findExplorer(state, id)?.dead === false)
    for (const who of people) {
      if (found.some((other) => other.who === who)) continue
      const own = actingAs(scope, who)
      const has =
        'track' in bid.stake
          ? Math.floor(trackOf(state, bid.stake.track) / people.length)
          : heldBy(state, bid, who)
      const most = Math.min(has, bid.most === undefined ? has : numberOf(play, bid.most, own))
      const least = Math.min(most, bid.least === undefined ? 0 : numberOf(play, bid.least, own))
      found.push({ who, bid, least, most })
    }
  }
  // Seat order is the same for all, so all split a total alike.
  return found.sort((a, b) => explorerOf(state, a.who).seat - explorerOf(state, b.who).seat)
}

const trackOf = ({ haunt }: State, track: string): number => haunt?.tracks[track] ?? 0

function heldBy(state: State, { stake }: Bid, who: ExplorerId): number {
  if ('track' in stake) return trackOf(state, stake.track)
  if ('counter' in stake) return counterOf(state, stake.counter, who)
  return explorerOf(state, who).objects.filter((object) => object === stake.object).length
}

const sum = (bidders: readonly Bidder[], of: 'least' | 'most'): number =>
  bidders.reduce((all, bidder) => all + bidder[of], 0)

/** Partners cannot talk, but they see the same state: it seeds the same random numbers for all of them. */
function sharedRng({ state }: World, ours: readonly Bidder[]): Rng {
  const visible = [state.haunt?.tracks, state.explorers.map(({ tile, steps }) => [tile, steps]), ours]
  return rngFor(JSON.stringify(visible), 0, state.round)
}

/** Splits a total over the bidders: minimums first, then as much as possible in seat order. */
function splitBid(bidders: readonly Bidder[], total: number): Map<ExplorerId, number> {
  let left = total - sum(bidders, 'least')
  const shares = new Map<ExplorerId, number>()
  for (const { who, least, most } of bidders) {
    const more = Math.max(0, Math.min(left, most - least))
    left -= more
    shares.set(who, least + more)
  }
  return shares
}

/** The total our side bids. */
function totalBid(
  situation: Situation,
  values: FactValues,
  ours: readonly Bidder[],
  theirs: readonly Bidder[],
  rng: Rng,
): number {
  const [low, high] = [sum(ours, 'least'), sum(ours, 'most')]
  const [few, many] = [sum(theirs, 'least'), sum(theirs, 'most')]
  const cache = new Map<number, number>()
  const scoreOf = (lead: number): number => {
    let score = cache.get(lead)
    if (score === undefined) {
      const [we, they] = smallestBids(lead, low, few)
      score = openedScore(situation, values, ours, theirs, we, they)
      cache.set(lead, score)
    }
    return score
  }
  const atStake = scoreOf(high - few) - scoreOf(low - many)
  // The more we hold, the less we miss a unit later.
  const price = (RESERVE * Math.min(1, Math.abs(atStake))) / (1 + high) + MIN_PRICE
  const expectedScore = (bid: number) =>
    bidProbabilities(few, many).reduce((all, chance, n) => all + chance * scoreOf(bid - few - n), 0) -
    price * bid
  const bids = Array.from({ length: high - low + 1 }, (_, n) => ({
    bid: low + n,
    score: expectedScore(low + n),
  }))
  const best = Math.max(...bids.map(({ score }) => score))
  const good = bids.filter(({ score }) => score >= best - TIE_MARGIN * Math.abs(atStake))
  return good[Math.floor(rng() * good.length)]!.bid
}

/**
 * A gift to one pot of which only the total is told. All who give are imagined to give alike, and a hidden traitor to
 * give little or to add something to it; the traitor adds what does harm, and otherwise gives what is usual.
 */
function contribution(
  situation: Situation,
  values: FactValues,
  op: BidOp,
  scope: Scope,
  all: readonly Bidder[],
  rng: Rng,
): ChoiceKey {
  const { play, me } = situation
  const most = Math.max(...all.map((bidder) => bidder.most))
  const isTraitor = explorerOf(play.state, me).team === 'traitor'
  const suspect = all.find(({ who }) => explorerOf(play.state, who).team === 'traitor')?.who ?? null
  const extras = suspect ? openExtras(play, op, actingAs(scope, suspect)).map(({ key }) => key) : []
  const score = (gift: number, key: ChoiceKey | null): number => {
    const answers = all.map(({ who, least, most }) => [who, keys.bid(clamp(gift, least, most))] as const)
    const own = suspect && key ? [[suspect, key] as const] : []
    return scoreOfAnswers(situation, values, all, new Map([...answers, ...own]))
  }
  const gifts = Array.from({ length: most + 1 }, (_, gift) => gift)
  const expected = gifts.map((gift) => {
    const harms = extras.flatMap((extra) => [keys.bid(gift, extra), keys.bid(0, extra)])
    const harmed = harms.reduce((sum, key) => sum + score(gift, key), 0) / Math.max(1, harms.length)
    const share = harms.length > 0 ? HARM_PROBABILITY : 0
    return (isTraitor ? -1 : 1) * ((1 - share) * score(gift, null) + share * harmed)
  })
  const atStake = Math.max(...expected) - Math.min(...expected)
  const price = (RESERVE * Math.min(1, atStake)) / (1 + most) + MIN_PRICE
  const usual = bestOf(gifts, (gift) => expected[gift]! - price * gift)
  if (!isTraitor) return keys.bid(clamp(usual, ...limitsOf(all, me)))
  return bestOf(situation.asked.choices, (key) => {
    const near = [-1, 0, 1].reduce(
      (sum, by) => sum + GIFT_WEIGHT[by === 0 ? 'usual' : 'other'] * score(clamp(usual + by, 0, most), key),
      0,
    )
    return near - UNUSUAL_COST * Math.abs(readKey(key, 'bid').number - usual) + rng() * MIN_PRICE
  })
}

const clamp = (number: number, least: number, most: number): number => Math.max(least, Math.min(most, number))

function limitsOf(all: readonly Bidder[], me: ExplorerId): [number, number] {
  const { least, most } = all.find(({ who }) => who === me)!
  return [least, most]
}

const bestOf = <T>(all: readonly T[], scoreOf: (one: T) => number): T =>
  all.map((one) => ({ one, score: scoreOf(one) })).reduce((a, b) => (b.score > a.score ? b : a)).one

/** The smallest pair of bids with this lead. */
const smallestBids = (lead: number, low: number, few: number): [number, number] =>
  lead >= low - few ? [lead + few, few] : [low, low - lead]

/** The probability of each total of the others, from their minimum up. */
function bidProbabilities(few: number, many: number): number[] {
  const count = many - few + 1
  const chances = new Array<number>(count).fill((1 - MIN_BID_PROBABILITY - MAX_BID_PROBABILITY) / count)
  chances[0]! += MIN_BID_PROBABILITY
  chances[count - 1]! += MAX_BID_PROBABILITY
  return chances
}

/** The score of the state after these bids are opened. */
function openedScore(
  situation: Situation,
  values: FactValues,
  ours: readonly Bidder[],
  theirs: readonly Bidder[],
  we: number,
  they: number,
): number {
  const shares = new Map([...splitBid(ours, we), ...splitBid(theirs, they)])
  const answers = new Map([...shares].map(([who, amount]) => [who, keys.bid(amount)]))
  return scoreOfAnswers(situation, values, [...ours, ...theirs], answers)
}

/** The score of the state after these answers, with the stakes given back: their price counts apart. */
function scoreOfAnswers(
  { catalog, play, me }: Situation,
  values: FactValues,
  all: readonly Bidder[],
  answers: ReadonlyMap<ExplorerId, ChoiceKey>,
): number {
  const before = play.state
  const state = clone(before)
  for (const { seat } of state.asking!.open) {
    const { id } = state.explorers[seat]!
    if (id !== me) state.asking!.given[seat] = answers.get(id) ?? keys.bid(0)
  }
  const result = advance(catalog, state, explorerOf(state, me).seat, answers.get(me)!)
  if ('refusal' in result) throw new Error(`A bid was refused: ${result.refusal.code}`)
  settle(catalog, state)
  for (const { who, bid } of all) {
    if (state.haunt && 'track' in bid.stake)
      state.haunt.tracks[bid.stake.track] = trackOf(before, bid.stake.track)
    if (state.haunt) state.haunt.tracks[bid.into] = 0
    if ('object' in bid.stake) explorerOf(state, who).objects = [...explorerOf(before, who).objects]
  }
  if (state.outcome) return state.outcome.players.includes(me) ? WIN : -WIN
  return scoreState(values, state) - scoreState(values, before)
}
