/**
 * The mistakes of weaker levels: they plan less far ahead, add noise to scores, and sometimes take another plan than
 * the best. They only mix up plans, so no choice is absurd.
 */
import type { Aim } from '../memory.ts'
import type { World } from '../reading/world.ts'
import type { Rng } from '../rng.ts'
import type { Skill } from '../types.ts'
import type { Plan } from './plan.ts'

/** A score with an error in proportion to itself. */
export const noisyScore = (score: number, { noise }: Skill, rng: Rng): number =>
  noise === 0 ? score : score + errorIn(Math.abs(score), noise, rng)

/** Uniform error, ± noise × spread / 2. */
const errorIn = (spread: number, noise: number, rng: Rng): number => (rng() - 0.5) * noise * spread

/** Answers sorted by noisy scores, the best first. */
export function noisyOrder<W extends { score: number }>(
  found: readonly W[],
  { noise }: Skill,
  rng: Rng,
): readonly W[] {
  if (noise === 0) return found
  // The lowest scores may be extreme, so the spread is from the best to the median.
  const spread = found[0]!.score - found[Math.floor(found.length / 2)]!.score
  return found
    .map((one) => ({ ...one, score: one.score + errorIn(spread, noise, rng) }))
    .sort((a, b) => b.score - a.score)
}

/** Plans with noisy scores. Plans with one intent get the same error: the best tile for an intent is easy to see. */
export function noisyPlans<P extends Plan>(world: World, plans: readonly P[], skill: Skill, rng: Rng): P[] {
  const { noise } = skill
  if (noise === 0) return [...plans]
  const near = plansInSight(world, plans, skill)
  const spread = Math.max(...near.map(({ score }) => score)) - idleScore(near)
  const errors = new Map<string, number>()
  return near.map((plan) => {
    const intent = intentOf(plan.aim)
    if (!errors.has(intent)) errors.set(intent, errorIn(spread, noise, rng))
    return { ...plan, score: plan.score + errors.get(intent)! }
  })
}

/** Players who do not look ahead see only plans for this turn, if one of them is better than idling. */
function plansInSight<P extends Plan>(
  world: World,
  plans: readonly P[],
  { looksAhead }: Skill,
): readonly P[] {
  if (looksAhead) return plans
  const near = plans.filter(({ tile }) => world.turnsTo(world.me, tile) === 0)
  const idle = idleScore(near)
  return near.some(({ aim, score }) => !isIdle(aim) && score > idle) ? near : plans
}

/** Sometimes puts a random plan first, among the best of each intent that beat idling. */
export function withSlip<P extends Plan>(plans: readonly P[], { slips }: Skill, rng: Rng): P[] {
  if (slips === 0 || rng() >= slips) return [...plans]
  const idle = idleScore(plans)
  const candidates = new Map<string, P>()
  for (const plan of plans) {
    const intent = intentOf(plan.aim)
    if (plan.score >= idle && !candidates.has(intent)) candidates.set(intent, plan)
  }
  const best = [...candidates.values()]
  const first = best[Math.floor(rng() * best.length)]
  return first ? [first, ...plans.filter((plan) => plan !== first)] : [...plans]
}

const isIdle = ({ kind }: Aim): boolean => kind === 'wait' || kind === 'flee' || kind === 'join'

/** The best score of a plan that does nothing but stand somewhere. */
const idleScore = (plans: readonly Plan[]): number =>
  plans.reduce((best, { aim, score }) => (isIdle(aim) ? Math.max(best, score) : best), -1)

/** A plan's purpose, without its tile. */
export function intentOf(aim: Aim): string {
  if (isIdle(aim)) return 'idle'
  switch (aim.kind) {
    case 'act':
      return `act/${aim.at}/${aim.target}`
    case 'attack':
      return `attack/${aim.target}`
    case 'explore':
      return `explore/${aim.region}`
    case 'fetch':
    case 'hand':
      return `${aim.kind}/${aim.thing}`
    default:
      return aim.kind
  }
}
