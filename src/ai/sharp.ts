/**
 * Layer B: the best few plans are played to the end of the game on imagined tables, everybody by layer A; the
 * plan that wins more of them is taken. The budget is in choices of the engine, never in time, so that the same
 * seed thinks the same on any machine.
 */
import type { ExplorerId } from '../engine/ids.ts'
import type { Memory, Weighed } from './mind.ts'
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

/** Plans compared, and after how many tables the worst of them is dropped. */
const MOST_PLANS = 3
const DROPPED_AFTER = 3
/** What layer A thought counts this much beside the share of tables won. */
const PRIOR = 0.3
/** A better answer by so much needs no second look. */
const CLEAR = 0.2
/** Where the tables so far come to the same, more of them would hardly tell. */
const ALIKE = 0.05
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
  if (given.asked.kind === 'vote' || !why?.instead || why.worth - why.instead.worth > CLEAR) return decided
  const { situation } = suspecting(given, memory, luck)
  const answers = [why, why.instead].map(answerOf)
  const best = lookAhead(situation, answers, memory, manner, luck)
  if (!best || best === answers[0]) return decided
  return { ...decided, key: best.next.key, why: { ...why.instead, instead: why } }
}

const answerOf = ({ aim, worth }: Weighed): Candidate => ({
  next: { key: aim.kind === 'answer' ? aim.key : '', route: null },
  worth,
})

/** Plans that begin and end alike are one plan. */
function distinct(options: readonly Option[]): Option[] {
  const found = new Map<string, Option>()
  for (const option of options) {
    const name = `${option.tile}/${option.key}`
    if (!found.has(name)) found.set(name, option)
    if (found.size === MOST_PLANS) break
  }
  return [...found.values()]
}

/** The one that does best. All are tried on the same tables with the same luck, so that less of it is luck. */
function lookAhead<C extends Candidate>(
  { catalog, me, more }: Situation,
  candidates: readonly C[],
  memory: Memory,
  { skill }: Manner,
  luck: Luck,
): C | null {
  let trials = candidates.map((candidate) => ({ candidate, sum: 0 }))
  let left = skill.steps
  for (let tables = 1; trials.length > 1 && left > 0; tables++) {
    const table = more()
    const seed = String(luck())
    for (const trial of trials) {
      const ending = playOut(catalog, table, me, trial.candidate.next, memory, luckFor(seed, 0, 0))
      trial.sum += worthOf(ending, me, table.round)
      left -= ending.steps
    }
    const judged = ({ candidate, sum }: (typeof trials)[number]) => sum / tables + PRIOR * candidate.worth
    trials.sort((a, b) => judged(b) - judged(a))
    if (tables % DROPPED_AFTER !== 0) continue
    if (judged(trials[0]!) - judged(trials.at(-1)!) < ALIKE) break
    if (trials.length > 2) trials = trials.slice(0, -1)
  }
  return trials[0]?.candidate ?? null
}

/** Winning is all; sooner is better, and losing later. */
function worthOf({ state }: Ending, me: ExplorerId, round: number): number {
  const late = A_ROUND * (state.round - round)
  return state.outcome?.players.includes(me) ? 1 - late : late
}
