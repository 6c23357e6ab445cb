// Planning times by level, as a histogram in steps of 5%: small, and easy to add up.
import type { PlayerLevel } from './settings.ts'

/** Number of plans per step. */
export type Steps = Record<string, number>
export type ThinkTimes = Partial<Record<PlayerLevel, Steps>>

const STEP = Math.log(1.05)
const SHORTEST_MS = 0.001

export function addTime(times: ThinkTimes, level: PlayerLevel, ms: number): void {
  const step = Math.round(Math.log(Math.max(SHORTEST_MS, ms)) / STEP)
  addSteps(times, level, { [step]: 1 })
}

export function addTimes(times: ThinkTimes, more: ThinkTimes): void {
  for (const [level, steps] of Object.entries(more)) addSteps(times, level as PlayerLevel, steps)
}

function addSteps(times: ThinkTimes, level: PlayerLevel, more: Steps): void {
  const steps = times[level] ?? {}
  times[level] = steps
  for (const [step, count] of Object.entries(more)) steps[step] = (steps[step] ?? 0) + count
}

export interface PlanTimes {
  plans: number
  medianMs: number
  p95Ms: number
  steps: Steps
}

export const planTimes = (times: ThinkTimes): Record<string, PlanTimes> =>
  Object.fromEntries(Object.entries(times).map(([level, steps]) => [level, summedUp(steps)]))

function summedUp(steps: Steps): PlanTimes {
  const plans = Object.values(steps).reduce((sum, count) => sum + count, 0)
  return { plans, medianMs: within(steps, plans / 2), p95Ms: within(steps, 0.95 * plans), steps }
}

/** So many plans took no longer. */
function within(steps: Steps, plans: number): number {
  let sum = 0
  for (const step of Object.keys(steps)
    .map(Number)
    .sort((a, b) => a - b)) {
    sum += steps[step]!
    if (sum >= plans) return Number(Math.exp(step * STEP).toPrecision(2))
  }
  return 0
}
