/**
 * Sealed bids. What each side holds lies in the open, so a side reckons what every lead would bring, what its
 * stake is worth later, and how the others may bid; then it bids a little at random, so as not to be read.
 */
import { advance, clone } from '../engine/game.ts'
import type { ChoiceKey, ExplorerId } from '../engine/ids.ts'
import {
  affected,
  counterOf,
  explorerOf,
  findExplorer,
  numberOf,
  type Op,
  type State,
} from '../engine/insight.ts'
import { inPassing } from './answers.ts'
import { askingOp } from './asking.ts'
import { appraise, type Outlook } from './outlook.ts'
import { type Luck, luckFor } from './random.ts'
import type { Situation } from './steady.ts'
import type { World } from './world.ts'

type BidOp = Extract<Op, { op: 'bid' }>
type Bid = BidOp['bids'][number]

interface Bidder {
  who: ExplorerId
  bid: Bid
  least: number
  most: number
}

/** How often the others are thought to keep back all they can, and to throw in all they have. */
const SAVING = 0.45
const ALL_IN = 0.2
/** What a stake that is kept may still win, as a share of what is at stake now, over all there is. */
const KEPT = 0.7
/** A game won, where a step on the way is a share of it. */
const WIN = 2
/** How near in worth two bids are when one is as good as the other, as a share of what is at stake. */
const NEAR = 0.12

export function sealedBid(situation: Situation, outlook: Outlook, luck: Luck): ChoiceKey | null {
  const { world } = outlook
  const asking = askingOp(world)
  if (asking?.op.op !== 'bid') return null
  const all = biddersOf(world, asking.op)
  const mine = all.find(({ who }) => who === world.me)
  if (!mine) return null
  const ours = all.filter(({ bid }) => bid.into === mine.bid.into)
  const theirs = all.filter(({ bid }) => bid.into !== mine.bid.into)
  const chance = ours.length > 1 ? sharedLuck(world, ours) : luck
  const total = totalBid(situation, outlook, ours, theirs, chance)
  return `bid:${shareOut(ours, total).get(world.me)!}`
}

function biddersOf(world: World, op: BidOp): Bidder[] {
  const { play, state } = world
  const found: Bidder[] = []
  for (const bid of op.bids) {
    const scope = world.scopeOf(world.me)
    const people = affected(play, bid.who, scope).filter((id) => findExplorer(state, id)?.dead === false)
    for (const who of 'track' in bid.stake ? people.slice(0, 1) : people) {
      if (found.some((other) => other.who === who)) continue
      const own = { ...scope, me: who }
      const has = heldBy(state, bid, who)
      const most = Math.min(has, bid.most === undefined ? has : numberOf(play, bid.most, own))
      const least = Math.min(most, bid.least === undefined ? 0 : numberOf(play, bid.least, own))
      found.push({ who, bid, least, most })
    }
  }
  // One order for all: who is meant is told from where each of them sits.
  return found.sort((a, b) => explorerOf(state, a.who).seat - explorerOf(state, b.who).seat)
}

function heldBy(state: State, { stake }: Bid, who: ExplorerId): number {
  if ('track' in stake) return state.haunt?.tracks[stake.track] ?? 0
  if ('counter' in stake) return counterOf(state, stake.counter, who)
  return explorerOf(state, who).objects.filter((object) => object === stake.object).length
}

const sum = (bidders: readonly Bidder[], of: 'least' | 'most'): number =>
  bidders.reduce((all, bidder) => all + bidder[of], 0)

/** Those who bid together cannot talk, but all see the same table: it gives them the same luck. */
function sharedLuck({ state }: World, ours: readonly Bidder[]): Luck {
  const seen = [state.haunt?.tracks, state.explorers.map(({ tile, steps }) => [tile, steps]), ours]
  return luckFor(JSON.stringify(seen), 0, state.round)
}

/** A sum taken from each in turn, in the order of the seats, as far as it goes. */
function shareOut(bidders: readonly Bidder[], total: number): Map<ExplorerId, number> {
  let left = total - sum(bidders, 'least')
  const shares = new Map<ExplorerId, number>()
  for (const { who, least, most } of bidders) {
    const more = Math.max(0, Math.min(left, most - least))
    left -= more
    shares.set(who, least + more)
  }
  return shares
}

function totalBid(
  situation: Situation,
  outlook: Outlook,
  ours: readonly Bidder[],
  theirs: readonly Bidder[],
  luck: Luck,
): number {
  const [low, high] = [sum(ours, 'least'), sum(ours, 'most')]
  const [few, many] = [sum(theirs, 'least'), sum(theirs, 'most')]
  const known = new Map<number, number>()
  const comesOf = (lead: number): number => {
    let worth = known.get(lead)
    if (worth === undefined) {
      const [we, they] = meeting(lead, low, few)
      worth = opened(situation, outlook, ours, theirs, we, they)
      known.set(lead, worth)
    }
    return worth
  }
  const atStake = comesOf(high - few) - comesOf(low - many)
  // The more there is, the less each piece will be missed another time.
  const price = (KEPT * Math.min(1, Math.abs(atStake))) / (1 + high) + 1e-4
  const weigh = (bid: number) =>
    likelyBids(few, many).reduce((all, chance, n) => all + chance * comesOf(bid - few - n), 0) - price * bid
  const bids = Array.from({ length: high - low + 1 }, (_, n) => ({ bid: low + n, worth: weigh(low + n) }))
  const best = Math.max(...bids.map(({ worth }) => worth))
  const good = bids.filter(({ worth }) => worth >= best - NEAR * Math.abs(atStake))
  return good[Math.floor(luck() * good.length)]!.bid
}

/** The least that both must bid to stand so far apart. */
const meeting = (lead: number, low: number, few: number): [number, number] =>
  lead >= low - few ? [lead + few, few] : [low, low - lead]

/** The chance of each sum the others may bid, from the least up. */
function likelyBids(few: number, many: number): number[] {
  const count = many - few + 1
  const chances = new Array<number>(count).fill((1 - SAVING - ALL_IN) / count)
  chances[0]! += SAVING
  chances[count - 1]! += ALL_IN
  return chances
}

/** What the table is worth when these bids have been opened, what was staked left aside. */
function opened(
  { catalog, play, me }: Situation,
  outlook: Outlook,
  ours: readonly Bidder[],
  theirs: readonly Bidder[],
  we: number,
  they: number,
): number {
  const before = play.state
  const state = clone(before)
  const shares = new Map([...shareOut(ours, we), ...shareOut(theirs, they)])
  for (const { seat } of state.asking!.open) {
    const { id } = state.explorers[seat]!
    if (id !== me) state.asking!.given[seat] = `bid:${shares.get(id) ?? 0}`
  }
  const result = advance(catalog, state, explorerOf(state, me).seat, `bid:${shares.get(me)!}`)
  if ('refusal' in result) throw new Error(`A bid was refused: ${result.refusal.code}`)
  inPassing(catalog, state)
  for (const { who, bid } of [...ours, ...theirs]) {
    if (state.haunt && 'track' in bid.stake) state.haunt.tracks[bid.stake.track] = heldBy(before, bid, who)
    if (state.haunt) state.haunt.tracks[bid.into] = 0
    if ('object' in bid.stake) explorerOf(state, who).objects = [...explorerOf(before, who).objects]
  }
  if (state.outcome) return state.outcome.players.includes(me) ? WIN : -WIN
  return appraise(outlook, state) - appraise(outlook, before)
}
