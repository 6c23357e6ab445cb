/**
 * Sharp play: compares the best steady plans or answers by rollout. The budget counts engine choices, not time, so the
 * same seed gives the same choice on any machine.
 */
import type { ChoiceKey } from '../../engine/ids.ts'
import { readKey } from '../../engine/keys.ts'
import type { Memory, ScoredAim } from '../memory.ts'
import { intentOf } from '../planning/mistakes.ts'
import { optionsFor, type TurnOption, takeFirst } from '../planning/turn-options.ts'
import { FactValues } from '../pricing/fact-values.ts'
import { World } from '../reading/world.ts'
import type { Rng } from '../rng.ts'
import type { DecisionResult, PlayStyle, Situation } from '../types.ts'
import { bestByRollout, type Candidate } from './rollout-search.ts'
import { decide, withBelief } from './steady.ts'

/** Rounds per rollout: the others' replies to a plan show within one. */
const ROUNDS = 1
/** With hidden sides information pays only at the last vote, so rollouts finish the game. */
const HIDDEN_ROUNDS = Infinity
/** A stake spent now is missing in the next bid. */
const BID_ROUNDS = 2
/** Plans and bids to compare. */
const MAX_PLANS = 3
const MAX_BIDS = 5
/** Prior cost of a bid, per unit of distance from the steady bid. */
const BID_DISTANCE_COST = 0.02
/** Lead of the best answer, as a difference of scores, that needs no rollout. */
const CLEAR_LEAD = 0.2

export function decideByRollout(
  given: Situation,
  before: Memory,
  style: PlayStyle,
  rng: Rng,
): DecisionResult {
  return given.asked.kind === 'main' ? planTurn(given, before, style, rng) : answer(given, before, style, rng)
}

function planTurn(given: Situation, before: Memory, style: PlayStyle, rng: Rng): DecisionResult {
  const { situation, memory, belief } = withBelief(given, before, rng)
  const world = new World(situation.play, situation.me, style.taste)
  const options = [...optionsFor(new FactValues(world, belief), situation.asked.choices, memory, style, rng)]
  const best = bestByRollout(situation, bestPerIntent(options), memory, limitsFor(style, memory), rng)
  const ordered = best ? [best, ...options.filter((option) => option !== best)] : options
  return takeFirst(ordered, memory, world)
}

const limitsFor = ({ skill }: PlayStyle, { clues }: Memory) => ({
  budget: skill.steps,
  rounds: clues ? HIDDEN_ROUNDS : ROUNDS,
})

/** Compares the two best steady answers. Votes stay as they are: rollouts won no more of them. */
function answer(given: Situation, before: Memory, style: PlayStyle, rng: Rng): DecisionResult {
  const decided = decide(given, before, style, rng)
  const { why, memory } = decided
  if (given.asked.kind === 'bid') return bid(given, decided, style, rng)
  if (given.asked.kind === 'vote' || !why?.instead || why.worth - why.instead.worth > CLEAR_LEAD)
    return decided
  const { situation } = withBelief(given, memory, rng)
  const answers = [why, why.instead].map(candidateOf)
  const best = bestByRollout(situation, answers, memory, limitsFor(style, memory), rng)
  if (!best || best === answers[0]) return decided
  return { ...decided, key: best.next.key, why: { ...why.instead, instead: why } }
}

/** Compares the bids nearest to the steady one. */
function bid(given: Situation, decided: DecisionResult, style: PlayStyle, rng: Rng): DecisionResult {
  const { situation } = withBelief(given, decided.memory, rng)
  const distance = (key: ChoiceKey) => Math.abs(amountOf(key) - amountOf(decided.key))
  const bids = [...given.asked.choices].sort((a, b) => distance(a) - distance(b)).slice(0, MAX_BIDS)
  const candidates = bids.map((key) => ({
    next: { key, route: null },
    score: -BID_DISTANCE_COST * distance(key),
  }))
  const limits = { budget: style.skill.steps, rounds: BID_ROUNDS }
  const best = bestByRollout(situation, candidates, decided.memory, limits, rng)
  return best ? { ...decided, key: best.next.key } : decided
}

const amountOf = (key: ChoiceKey): number => readKey(key, 'bid').number

const candidateOf = ({ aim, worth: score }: ScoredAim): Candidate => ({
  next: { key: aim.kind === 'answer' ? aim.key : '', route: null },
  score,
})

/** The best option of each intent: the best tile for an intent needs no rollout. */
function bestPerIntent(options: readonly TurnOption[]): TurnOption[] {
  const found = new Map<string, TurnOption>()
  for (const option of options) {
    const intent = intentOf(option.aim)
    if (!found.has(intent)) found.set(intent, option)
    if (found.size === MAX_PLANS) break
  }
  return [...found.values()]
}
