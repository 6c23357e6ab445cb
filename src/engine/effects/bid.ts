/**
 * Everybody meant commits in secret, and all at the same time (L-AMB-93), a number of what they hold; then all of it is
 * opened and spent, or only the total is told. Numbers that nobody may see lie in the unseen answers alone, never in a frame.
 */
import type { ExplorerId, ObjectId, Seat } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { numberOf } from '../language/evaluate.ts'
import { type FactName, factName, type Making } from '../language/facts.ts'
import { counted, type Say, the } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { askAll, happen, type Play } from '../play.ts'
import { setCounter } from '../rules/counters.ts'
import { people } from '../rules/targets.ts'
import { counterOf, explorerOf, remove } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { actingAs } from '../state/scope.ts'
import { type Effect, sameKeys } from './effect.ts'
import { type Extra, extraSchema, openExtras, runExtras, sayExtras } from './extras.ts'

declare module '../language/words.ts' {
  interface Ops {
    bid: BidOp
  }
}

/** The stake: Objects of a kind, the bidder's own counter, or a track in which all its bidders have an even share. */
export type Stake = { object: ObjectId } | { counter: string } | { track: string }
export interface Bid {
  who: Who
  stake: Stake
  /** The track that is set to what was committed in all. */
  into: string
  least?: Value
  most?: Value
}
export interface BidOp {
  op: 'bid'
  bids: Bid[]
  /** Only the totals are told, and not who committed what. */
  told?: 'total'
  /** How many committed so much or more; the track is set to it. */
  hands?: { atLeast: Value; into: string }
  extras?: Extra[]
}

interface Bidder {
  who: ExplorerId
  seat: Seat
  bid: Bid
  least: number
  most: number
}

function held(play: Play, stake: Stake, who: ExplorerId, sharers: number): number {
  if ('track' in stake) return Math.floor((play.state.haunt?.tracks[stake.track] ?? 0) / sharers)
  if ('counter' in stake) return counterOf(play.state, stake.counter, who)
  return explorerOf(play.state, who).objects.filter((object) => object === stake.object).length
}

/** Each person once, by the first bid that means them, with the numbers they may commit. */
function bidders(play: Play, op: BidOp, scope: Scope): Bidder[] {
  const found: Bidder[] = []
  for (const bid of op.bids) {
    const meant = people(play, bid.who, scope)
    for (const who of meant) {
      if (found.some((other) => other.who === who)) continue
      const own = actingAs(scope, who)
      const has = held(play, bid.stake, who, meant.length)
      const most = Math.min(has, bid.most === undefined ? has : numberOf(play, bid.most, own))
      const least = Math.min(most, bid.least === undefined ? 0 : numberOf(play, bid.least, own))
      found.push({ who, seat: explorerOf(play.state, who).seat, bid, least, most })
    }
  }
  return found
}

function spend(play: Play, stake: Stake, who: ExplorerId, amount: number): void {
  const haunt = play.state.haunt!
  if ('track' in stake) {
    haunt.tracks[stake.track] = (haunt.tracks[stake.track] ?? 0) - amount
    return
  }
  if ('counter' in stake)
    return setCounter(play, stake.counter, who, counterOf(play.state, stake.counter, who) - amount)
  const { objects } = explorerOf(play.state, who)
  for (let n = 0; n < amount; n++) if (remove(objects, stake.object)) haunt.aside.push(stake.object)
}

const nameOfStake = (stake: Stake): string =>
  'track' in stake ? stake.track : 'counter' in stake ? stake.counter : stake.object

const factOfStake = (stake: Stake): FactName =>
  'track' in stake
    ? factName.track(stake.track)
    : 'counter' in stake
      ? factName.counter(stake.counter)
      : factName.object(stake.object)

export const bid: Effect<BidOp> = {
  schema: (kit) => {
    const { z, id, who, value } = kit
    const stake = z.union([
      z.strictObject({ object: id('object', 'changes') }),
      z.strictObject({ counter: id('counter', 'changes') }),
      z.strictObject({ track: id('track', 'changes') }),
    ])
    const one = z.strictObject({
      who,
      stake,
      into: id('track', 'writes'),
      least: value.optional(),
      most: value.optional(),
    })
    return z
      .strictObject({
        bids: z.array(one).min(1),
        told: z.literal('total').optional(),
        hands: z.strictObject({ atLeast: value, into: id('track', 'writes') }).optional(),
        extras: z.array(extraSchema(kit)).optional(),
      })
      .describe(
        'each commits some of what they hold in secret, of a track an even share at most; all is opened, or the total `told`, and spent; `hands` counts who committed so much',
      )
  },
  choices: (play, op, { scope }, seat) => {
    const mine = bidders(play, op, scope).find((bidder) => bidder.seat === seat)
    if (!mine) return []
    const numbers = Array.from({ length: mine.most - mine.least + 1 }, (_, n) => mine.least + n)
    const extras = openExtras(play, op, actingAs(scope, mine.who))
    return [null, ...extras.map(({ key }) => key)].flatMap((extra) =>
      numbers.map((number) => keys.bid(number, extra)),
    )
  },
  run(play, op, frame) {
    const { scope } = frame.with
    const { haunt } = play.state
    if (!haunt) return
    const all = bidders(play, op, scope)
    const { given } = play
    // What everybody holds lies in the open, so that who is not asked tells nothing.
    const asked = all.filter(({ least, most }) => most > least)
    if (!given && asked.length > 0) {
      askAll(
        play,
        'all',
        asked.map(({ who, seat, bid: { stake } }) => ({
          seat,
          kind: 'bid',
          about: { who, card: null, tile: null, source: nameOfStake(stake) },
          choices: null,
        })),
      )
      return 'again'
    }
    for (const { into } of op.bids) haunt.tracks[into] = 0
    const opened = all.map(({ who, seat, least, bid: { stake, into } }) => {
      const answer = given?.[seat] === undefined ? null : readKey(given[seat], 'bid')
      const amount = answer?.number ?? least
      haunt.tracks[into]! += amount
      return { who, stake, amount, extra: answer?.extra ?? null }
    })
    if (op.hands) {
      const enough = numberOf(play, op.hands.atLeast, scope)
      haunt.tracks[op.hands.into] = opened.filter(({ amount }) => amount >= enough).length
    }
    tell(play, op, opened)
    for (const { who, stake, amount } of opened) spend(play, stake, who, amount)
    runExtras(
      play,
      op,
      scope,
      opened.map(({ extra }) => extra),
    )
  },
  sentence: (op, say) =>
    [
      `in secret and all at once, ${op.bids.map((one) => commits(one, say)).join(', and ')}`,
      ...sayExtras(op.extras ?? [], say),
      ...(op.hands
        ? [
            `${the(say.name(op.hands.into))} is set to how many committed ${say.value(op.hands.atLeast)} or more`,
          ]
        : []),
      op.told ? 'then all is spent, and only the total is told' : 'then all is opened and spent',
    ].join('; '),
  // The bid itself weighs the stake.
  weigh: () => {},
  makes: ({ bids, hands }) => [
    ...(hands ? [{ fact: factName.track(hands.into), way: 'set' } as Making] : []),
    ...bids.flatMap(({ stake, into }): Making[] => [
      // What a bid is counted into may come to stand anywhere.
      { fact: factName.track(into), way: 'set', stake: factOfStake(stake) },
      { fact: factOfStake(stake), way: 'down', isPrice: true },
    ]),
  ],
  faults: ({ extras = [] }) => sameKeys(extras, 'extras'),
  asks: { answers: ({ extras = [] }) => extras },
}

function tell(
  play: Play,
  { bids, told, hands }: BidOp,
  opened: readonly { who: ExplorerId; stake: Stake; amount: number }[],
): void {
  const { tracks } = play.state.haunt!
  if (!told) {
    const each = opened.map(({ who, stake, amount }) => ({ who, what: nameOfStake(stake), amount }))
    return happen(play, { kind: 'bids-opened', rules: ['L-AMB-93'], bids: each })
  }
  const into = [...bids.map((bid) => bid.into), ...(hands ? [hands.into] : [])]
  const totals = [...new Set(into)].map((track) => ({ track, total: tracks[track]! }))
  happen(play, { kind: 'bids-told', rules: ['L-AMB-93'], totals })
}

function commits({ who, stake, into, least, most }: Bid, say: Say): string {
  const name = say.name(nameOfStake(stake))
  const number =
    most === undefined
      ? 'any number'
      : `up to ${counted(say, most, 'piece', 'pieces').replace(/ pieces?/, '')}`
  const at = least === undefined ? '' : ` (at least ${say.value(least)})`
  return `${say.does(who, 'commit', 'commits')} ${number} of ${'track' in stake ? the(name) : name}${at}, counted as ${the(say.name(into))}`
}
