/**
 * Votes in secret. Heroes who cannot talk find together by voting for whom all have most reason to suspect,
 * in an order that is the same for all; a hidden traitor votes where it hurts and does not show.
 */
import { advance, clone, decisionOf, legalChoices, nextSeat } from '../engine/game.ts'
import type { ChoiceKey, ExplorerId } from '../engine/ids.ts'
import { findExplorer, numberOf, type Op, type Scope, type State } from '../engine/insight.ts'
import type { Asked } from './answers.ts'
import { askingOp } from './asking.ts'
import type { Luck } from './random.ts'
import type { Situation } from './steady.ts'
import {
  afterwards,
  beliefOf,
  type Clues,
  expectedPick,
  guessing,
  hopeOf,
  mostOf,
  type Poll,
  type Shares,
  type Stake,
} from './suspicion.ts'
import type { World } from './world.ts'

type VoteOp = Extract<Op, { op: 'vote' }>
type Ballots = Map<ExplorerId, ExplorerId>

/** What the heroes lose with one of their own, where the haunt goes on. */
const ONE_OF_US = 0.7
/** What it is worth that whoever was sent for the guilty comes nearer. */
const NEARER = { guilty: 0.2, innocent: -0.1 }
/** How often a traitor is thought to do what can be done once, where that would take somebody. */
const FOUL = 0.4
/** How much being suspected costs a traitor. */
const SUSPECTED = 0.6
/** Keeping to what the others expect, where nothing else tells two ballots apart. */
const TOGETHER = 0.02

/** The same table with somebody else for a traitor, where nobody has been shown. */
export function withTraitor(state: State, traitor: ExplorerId): State {
  const explorers = state.explorers.map((explorer) => {
    const team = explorer.id === traitor ? ('traitor' as const) : ('heroes' as const)
    return explorer.shown === null ? { ...explorer, team } : explorer
  })
  return { ...state, explorers }
}

export interface Voted {
  key: ChoiceKey
  /** The ballot as it is remembered until it is counted. */
  writing: Poll | null
  worth: { key: ChoiceKey; worth: number }[]
}

export function castVote(situation: Situation, world: World, clues: Clues, luck: Luck): Voted {
  const { asked } = situation
  const asking = askingOp(world)
  if (asking?.op.op !== 'vote') throw new Error('Nothing is being voted on')
  const poll = pollOn(situation, world, asking.op, asking.scope)
  const worthOf =
    world.self().team === 'traitor'
      ? worthToTraitor(situation, world, clues, poll)
      : (key: ChoiceKey) => worthToHero(world, clues, poll, targetOf(key))
  const worth = asked.choices
    .map((key) => ({ key, worth: worthOf(key) + luck() * 1e-6 }))
    .sort((a, b) => b.worth - a.worth)
  const { key } = worth[0]!
  const mine = { who: world.me, target: targetOf(key) }
  return { key, worth, writing: { ...poll, mine } }
}

const targetOf = (key: ChoiceKey): ExplorerId => key.slice('target:'.length).split('+')[0]!

const called = new WeakMap<object, Poll>()

/** The vote as everybody sees it: at one table it is worked out once for all of them. */
function pollOn(situation: Situation, world: World, op: VoteOp, scope: Scope): Poll {
  const asking = world.state.asking!
  const poll = called.get(asking) ?? callPoll(situation, world, op, scope)
  called.set(asking, poll)
  return poll
}

/** Who votes, how heavy ballots may be, and what would come of each choice. */
function callPoll(situation: Situation, world: World, op: VoteOp, scope: Scope): Poll {
  const { state, play } = world
  const seats = new Set(state.asking?.open.map(({ seat }) => seat))
  const voters = state.explorers.filter(({ seat, dead }) => seats.has(seat) && !dead).map(({ id }) => id)
  const weigh = (team: 'heroes' | 'traitor') => {
    const voter = state.explorers.find((one) => voters.includes(one.id) && one.team === team)
    if (op.weight === undefined || !voter) return 1
    return numberOf(play, op.weight, { ...scope, me: voter.id })
  }
  const stakes: Poll['stakes'] = {}
  const extras = extrasLeft(op, state)
  for (const id of voters) stakes[id] = stakeOf(situation, world, voters, id, extras)
  return {
    voters,
    weight: { hero: weigh('heroes'), traitor: weigh('traitor') },
    stakes,
    mine: { who: '', target: '' },
    totals: {},
    shown: {},
  }
}

/** Extras that are once a game are one power, marked by the first of them. */
function extrasLeft({ extras = [] }: VoteOp, { onces }: State): string[] {
  const isSpent = extras.some(({ do: list }) => onces.includes(list.ref))
  return isSpent ? [] : extras.map(({ key }) => key)
}

function stakeOf(
  situation: Situation,
  world: World,
  voters: ExplorerId[],
  target: ExplorerId,
  extras: readonly string[],
): Stake {
  const others = voters.filter((id) => id !== target)
  const run = (traitor: ExplorerId, extra: string | null = null) => {
    const ballots = new Map(voters.map((id) => [id, id === target ? others[0]! : target]))
    return outcomeOf(situation, withTraitor(world.state, traitor), ballots, { by: traitor, extra }, target)
  }
  const innocent = run(others[0]!)
  if (innocent !== 'nothing') return { innocent: VALUE[innocent], guilty: VALUE[run(target)] }
  const worst = Math.min(0, ...extras.map((extra) => VALUE[run(others[0]!, extra)]))
  return { guilty: NEARER.guilty, innocent: NEARER.innocent + FOUL * worst }
}

type Outcome = 'heroes' | 'traitor' | 'dead' | 'nothing'
const VALUE: Record<Outcome, number> = { heroes: 1, traitor: -1, dead: -ONE_OF_US, nothing: 0 }

/** Lets a vote be counted with these ballots, and says what came of it. */
function outcomeOf(
  { catalog, me }: Situation,
  table: State,
  ballots: Ballots,
  { by, extra }: { by: ExplorerId; extra: string | null },
  target: ExplorerId | null,
): Outcome {
  const seat = findExplorer(table, me)!.seat
  const state = clone(table)
  const writtenBy = (voter: ExplorerId) =>
    `target:${ballots.get(voter)!}${extra !== null && voter === by ? `+${extra}` : ''}`
  for (const voter of ballots.keys()) {
    const { seat: other } = findExplorer(state, voter)!
    if (other !== seat) state.asking!.given[other] = writtenBy(voter)
  }
  const result = advance(catalog, state, seat, writtenBy(me))
  if ('refusal' in result) return 'nothing'
  for (let n = 0; n < 6 && !state.outcome; n++) {
    const next = nextSeat(state)
    const kind = next === null ? null : decisionOf(state, next)?.kind
    if (next === null || !kind || kind === 'main' || kind === 'monster') break
    // Whoever could get off by luck is taken not to.
    advance(catalog, state, next, legalChoices(catalog, state, next).at(-1)!)
  }
  if (state.outcome) return state.outcome.winner === 'heroes' ? 'heroes' : 'traitor'
  return target !== null && findExplorer(state, target)!.dead ? 'dead' : 'nothing'
}

/** Everybody's ballot as one would expect it, were this one the traitor. */
function expected(clues: Clues, poll: Poll, open: Shares, traitor: ExplorerId): Ballots {
  const nth = clues.polls.length
  return new Map(poll.voters.map((id) => [id, expectedPick(clues, nth, poll, open, id, traitor)]))
}

function counted(poll: Poll, ballots: Ballots, traitor: ExplorerId): Record<ExplorerId, number> {
  const totals: Record<ExplorerId, number> = {}
  for (const [voter, target] of ballots)
    totals[target] = (totals[target] ?? 0) + (voter === traitor ? poll.weight.traitor : poll.weight.hero)
  return totals
}

function chosenBy(totals: Record<ExplorerId, number>): ExplorerId | null {
  const most = Math.max(...Object.values(totals))
  const first = Object.keys(totals).filter((id) => totals[id] === most)
  return first.length === 1 ? first[0]! : null
}

/** Over all whom it could be: what comes of the vote if I write this name and the others vote as expected. */
function worthToHero(world: World, clues: Clues, poll: Poll, target: ExplorerId): number {
  const belief = beliefOf(clues, poll.voters, world.me)
  let worth = 0
  for (const traitor of poll.voters) {
    const share = belief.mine[traitor]!
    if (share < 0.01) continue
    const ballots = expected(clues, poll, belief.open, traitor).set(world.me, target)
    const chosen = chosenBy(counted(poll, ballots, traitor))
    if (chosen === null) continue
    worth += share * (chosen === traitor ? poll.stakes[chosen]!.guilty : poll.stakes[chosen]!.innocent)
  }
  const suspect = mostOf(belief.mine)
  const mine = expectedPick(clues, clues.polls.length, poll, belief.open, world.me, suspect)
  return (
    worth + TOGETHER * hopeOf(poll.stakes[target], belief.mine[target]!) + (mine === target ? TOGETHER : 0)
  )
}

/** What comes of it on average over how the others may vote, less what they will think of me then. */
function worthToTraitor(
  situation: Situation,
  world: World,
  clues: Clues,
  poll: Poll,
): (key: ChoiceKey) => number {
  const { me } = world
  const { open } = beliefOf(clues, poll.voters, me)
  const guess = guessing(clues, clues.polls.length, poll, open)
  const likely = poll.voters.filter((id) => id !== me).map((id) => [id, guess(id, me)] as const)
  const most = expected(clues, poll, open, me)
  const suspects = new Map<ExplorerId, number>()
  const suspectedFor = (target: ExplorerId): number => {
    let suspected = suspects.get(target)
    if (suspected === undefined) {
      const totals = counted(poll, new Map(most).set(me, target), me)
      suspected = afterwards(clues, { ...poll, totals }, poll.voters)[me]!
      suspects.set(target, suspected)
    }
    return suspected
  }
  return (key) => {
    const [target, extra = null] = key.slice('target:'.length).split('+') as [string, string?]
    const known = new Map<ExplorerId | null, number>()
    const comesOf = (chosen: ExplorerId | null, others: Ballots): number => {
      const before = known.get(chosen)
      if (before !== undefined) return before
      const plain = chosen === null ? 0 : poll.stakes[chosen]![chosen === me ? 'guilty' : 'innocent']
      const comes =
        extra === null
          ? plain
          : VALUE[outcomeOf(situation, withTraitor(world.state, me), others, { by: me, extra }, chosen)]
      known.set(chosen, comes)
      return comes
    }
    let worth = 0
    overBallots(likely, new Map([[me, target]]), (others, chance) => {
      worth -= chance * comesOf(chosenBy(counted(poll, others, me)), others)
    })
    // What can be done once is kept for when it matters.
    return worth - SUSPECTED * suspectedFor(target) - (extra === null ? 0 : 0.4)
  }
}

/** Goes through all the ways the others may vote that are not too unlikely. */
function overBallots(
  likely: readonly (readonly [ExplorerId, Shares])[],
  ballots: Ballots,
  each: (ballots: Ballots, chance: number) => void,
  n = 0,
  chance = 1,
): void {
  if (chance < 0.004) return
  if (n === likely.length) return each(ballots, chance)
  const [voter, shares] = likely[n]!
  for (const [pick, share] of Object.entries(shares))
    overBallots(likely, ballots.set(voter, pick), each, n + 1, chance * share)
}

/** Whom to name when one may ask whether the traitor is among so many: those who halve the doubt. */
export function namesToAsk(world: World, asked: Asked, clues: Clues): ChoiceKey | null {
  const asking = askingOp(world)
  if (asking?.op.op !== 'learn') return null
  const living = world.state.explorers.filter(({ dead }) => !dead).map(({ id }) => id)
  const { mine } = beliefOf(clues, living, world.me)
  const more = numberOf(world.play, asking.op.count, asking.scope) - asking.left.length
  const share = asking.left.reduce((sum, id) => sum + (mine[id] ?? 0), 0)
  const ids = asked.choices.map((key) => key.slice('target:'.length))
  const best = (sum: number, from: readonly string[], left: number): number =>
    left <= 0 || from.length === 0
      ? Math.abs(sum - 0.5)
      : Math.min(...from.map((id, n) => best(sum + (mine[id] ?? 0), from.toSpliced(n, 1), left - 1)))
  const off = ids.map((id, n) => best(share + (mine[id] ?? 0), ids.toSpliced(n, 1), more - 1))
  return asked.choices[off.indexOf(Math.min(...off))]!
}
