/** Compares candidates by rollout. All of them start from the same states with the same random numbers, to reduce variance. */
import { playOf } from '../../engine/game.ts'
import type { ExplorerId } from '../../engine/ids.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Memory } from '../memory.ts'
import type { TurnOption } from '../planning/turn-options.ts'
import { winProbability } from '../pricing/win-probability.ts'
import { World } from '../reading/world.ts'
import { type Rng, rngFor } from '../rng.ts'
import type { Situation } from '../types.ts'
import { type RolloutResult, rollOut } from './rollout.ts'

/** Minimum samples before dropping a candidate, and the required gap in standard errors. */
const MIN_SAMPLES = 4
const DROP_ERRORS = 1.5
/** Score that is subtracted from the required gap: more samples would hardly separate near equals. */
const DROP_MARGIN = 0.01
/** The steady score as a prior: its weight in samples, its scale. */
const PRIOR_SAMPLES = 6
const PRIOR_SCALE = 0.5
/** Cost of a round before a win, and gain of a round before a loss, as a fraction of a win. */
const ROUND_COST = 0.02

/** A choice to compare, with its score by steady play. */
export type Candidate = Pick<TurnOption, 'next' | 'score'>

interface Trial<C> {
  candidate: C
  samples: number[]
}

/** The candidate with the best rollouts within a budget of engine choices; null if there are none. */
export function bestByRollout<C extends Candidate>(
  { catalog, me, more }: Situation,
  candidates: readonly C[],
  memory: Memory,
  { budget, rounds }: { budget: number; rounds: number },
  rng: Rng,
): C | null {
  let trials: Trial<C>[] = candidates.map((candidate) => ({ candidate, samples: [] }))
  let left = budget
  while (trials.length > 1 && left > 0) {
    const state = more()
    const seed = String(rng())
    for (const { candidate, samples } of trials) {
      const result = rollOut(catalog, state, me, candidate.next, memory, rngFor(seed, 0, 0), rounds)
      samples.push(scoreOf(catalog, result, me, state.round))
      left -= result.steps
    }
    trials.sort((a, b) => posteriorOf(b) - posteriorOf(a))
    const [best] = trials
    if (best!.samples.length >= MIN_SAMPLES)
      trials = trials.filter((trial) => trial === best || !isBehind(trial, best!))
  }
  return trials[0]?.candidate ?? null
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The mean of the samples and the prior, weighted by the number of samples. */
function posteriorOf({ candidate, samples }: Trial<Candidate>): number {
  const weight = samples.length / (samples.length + PRIOR_SAMPLES)
  return weight * mean(samples) + (1 - weight) * PRIOR_SCALE * candidate.score
}

/** Is the mean gap on the same states larger than chance explains? */
function isBehind({ samples }: Trial<Candidate>, best: Trial<Candidate>): boolean {
  const gaps = best.samples.map((score, n) => score - samples[n]!)
  const gap = mean(gaps)
  const error = Math.sqrt(mean(gaps.map((one) => (one - gap) ** 2)) / gaps.length)
  return gap > DROP_ERRORS * error - DROP_MARGIN
}

/** 1 for a win and 0 for a loss, early wins and late losses preferred; else an estimate. */
function scoreOf(catalog: Catalog, { state }: RolloutResult, me: ExplorerId, round: number): number {
  const late = ROUND_COST * (state.round - round)
  if (state.outcome) return state.outcome.players.includes(me) ? 1 - late : late
  return winProbability(new World(playOf(catalog, state), me))
}
