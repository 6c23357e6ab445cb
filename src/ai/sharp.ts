/**
 * Layer B: the best few plans are played on for a round on imagined tables, everybody by layer A, and the tables they
 * lead to are judged; where sides are hidden, games are played to their end. The plan that does best is taken. The
 * budget is in choices of the engine, never in time, so that the same seed thinks the same on any machine.
 */
import { playOf } from '../engine/game.ts'
import type { ChoiceKey, ExplorerId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { chanceToWin } from './judgement.ts'
import type { Memory, Weighed } from './mind.ts'
import { lineOf } from './misjudging.ts'
import { Outlook } from './outlook.ts'
import { type Ending, playOut } from './playing-out.ts'
import { type Luck, luckFor } from './random.ts'
import {
  carryOut,
  type Decided,
  decide,
  type Option,
  optionsFor,
  type Situation,
  suspecting,
} from './steady.ts'
import type { Manner } from './temper.ts'
import { World } from './world.ts'

/** So many rounds each table is played on before it is judged: what the others do about a plan shows in one. */
const HORIZON = 1
/** Where sides are hidden, what one finds out pays when the last votes are counted. */
const TO_THE_END = Infinity
const MOST_PLANS = 3
/** What is staked now is missing when there is a bid again: that has to be seen too. */
const BID_HORIZON = 2
const MOST_BIDS = 5
/** What a bid is thought to lose with each piece it is off what layer A would bid. */
const STRANGE = 0.02
/** After so many tables a plan may be dropped: when it is behind by more than so many times what luck would explain. */
const FEWEST = 4
const SURE = 1.5
/** Where plans come to the same, more tables would hardly tell. */
const ALIKE = 0.01
/** What layer A thinks counts as much as so many tables, and a share of a win counts there for this much. */
const DOUBT = 6
const PRIOR = 0.5
/** A better answer by so much needs no second look. */
const CLEAR = 0.2
/** A round sooner or later, beside a game won or lost. */
const A_ROUND = 0.02

/** One of several things that could be done, and what layer A thinks of it. */
type Candidate = Pick<Option, 'next' | 'worth'>

export function ponder(given: Situation, before: Memory, manner: Manner, luck: Luck): Decided {
  return given.asked.kind === 'main'
    ? plannedBy(given, before, manner, luck)
    : answeredBy(given, before, manner, luck)
}

/** A turn of the haunt, by plans and then by trying them. */
function plannedBy(given: Situation, before: Memory, manner: Manner, luck: Luck): Decided {
  const { situation, memory, belief } = suspecting(given, before, luck)
  const world = new World(situation.play, situation.me, manner.taste)
  const options = [...optionsFor(new Outlook(world, belief), situation.asked.choices, memory, manner, luck)]
  const best = lookAhead(situation, distinct(options), memory, manner, luck)
  const ordered = best ? [best, ...options.filter((option) => option !== best)] : options
  return carryOut(ordered, memory, world)
}

/** A question that layer A answered after some weighing: its first two answers are played out. */
function answeredBy(given: Situation, before: Memory, manner: Manner, luck: Luck): Decided {
  const decided = decide(given, before, manner, luck)
  const { why, memory } = decided
  if (given.asked.kind === 'bid') return bidBy(given, decided, manner, luck)
  if (given.asked.kind === 'vote' || !why?.instead || why.worth - why.instead.worth > CLEAR) return decided
  const { situation } = suspecting(given, memory, luck)
  const answers = [why, why.instead].map(answerOf)
  const best = lookAhead(situation, answers, memory, manner, luck)
  if (!best || best === answers[0]) return decided
  return { ...decided, key: best.next.key, why: { ...why.instead, instead: why } }
}

/** A sealed bid: what layer A would bid and what is nearest to it, played on as the others would bid. */
function bidBy(given: Situation, decided: Decided, manner: Manner, luck: Luck): Decided {
  const { situation } = suspecting(given, decided.memory, luck)
  const off = (key: ChoiceKey) => Math.abs(amountOf(key) - amountOf(decided.key))
  const bids = [...given.asked.choices].sort((a, b) => off(a) - off(b)).slice(0, MOST_BIDS)
  const candidates = bids.map((key) => ({ next: { key, route: null }, worth: -STRANGE * off(key) }))
  const best = lookAhead(situation, candidates, decided.memory, manner, luck, BID_HORIZON)
  return best ? { ...decided, key: best.next.key } : decided
}

const amountOf = (key: ChoiceKey): number => Number(key.slice('bid:'.length))

const answerOf = ({ aim, worth }: Weighed): Candidate => ({
  next: { key: aim.kind === 'answer' ? aim.key : '', route: null },
  worth,
})

/** The best of each line: which tile is best for it is plain. */
function distinct(options: readonly Option[]): Option[] {
  const found = new Map<string, Option>()
  for (const option of options) {
    const name = lineOf(option.aim)
    if (!found.has(name)) found.set(name, option)
    if (found.size === MOST_PLANS) break
  }
  return [...found.values()]
}

/** A candidate, and how the tables went on which it was tried. */
interface Trial<C> {
  candidate: C
  went: number[]
}

/** The one that does best. All are tried on the same tables with the same luck, so that less of it is luck. */
function lookAhead<C extends Candidate>(
  { catalog, me, more }: Situation,
  candidates: readonly C[],
  memory: Memory,
  { skill }: Manner,
  luck: Luck,
  rounds = memory.clues ? TO_THE_END : HORIZON,
): C | null {
  let trials: Trial<C>[] = candidates.map((candidate) => ({ candidate, went: [] }))
  let left = skill.steps
  while (trials.length > 1 && left > 0) {
    const table = more()
    const seed = String(luck())
    for (const trial of trials) {
      const ending = playOut(catalog, table, me, trial.candidate.next, memory, luckFor(seed, 0, 0), rounds)
      trial.went.push(worthOf(catalog, ending, me, table.round))
      left -= ending.steps
    }
    trials.sort((a, b) => judged(b) - judged(a))
    const [best] = trials
    if (best!.went.length >= FEWEST)
      trials = trials.filter((trial) => trial === best || !isBehind(trial, best!))
  }
  return trials[0]?.candidate ?? null
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** What layer A thought, and what the tables say: the more of them there are, the more they count. */
function judged({ candidate, went }: Trial<Candidate>): number {
  const trust = went.length / (went.length + DOUBT)
  return trust * mean(went) + (1 - trust) * PRIOR * candidate.worth
}

/** Has it done worse than another on the same tables, by more than luck would explain? */
function isBehind({ went }: Trial<Candidate>, best: Trial<Candidate>): boolean {
  const gaps = best.went.map((worth, n) => worth - went[n]!)
  const gap = mean(gaps)
  const spread = Math.sqrt(mean(gaps.map((one) => (one - gap) ** 2)) / gaps.length)
  return gap > SURE * spread - ALIKE
}

/** Winning is all; sooner is better, and losing later. */
function worthOf(catalog: Catalog, { state }: Ending, me: ExplorerId, round: number): number {
  const late = A_ROUND * (state.round - round)
  if (state.outcome) return state.outcome.players.includes(me) ? 1 - late : late
  return chanceToWin(new World(playOf(catalog, state), me))
}
