/**
 * What makes a player weaker than another: it sees less far, it misjudges what plans are worth, and now and then
 * it takes up another plan than its best. Only plans are mistaken for each other, so nobody does what makes no sense.
 */
import type { Aim } from './mind.ts'
import type { Plan } from './plans.ts'
import type { Luck } from './random.ts'
import type { Skill } from './temper.ts'
import type { World } from './world.ts'

/** A worth that is off by some share of itself. */
export const misjudged = (worth: number, { noise }: Skill, luck: Luck): number =>
  noise === 0 ? worth : worth + errorIn(Math.abs(worth), noise, luck)

/** Half of it either way, at most. */
const errorIn = (spread: number, noise: number, luck: Luck): number => (luck() - 0.5) * noise * spread

/** The best first, as this player sees it. */
export function reordered<W extends { worth: number }>(
  found: readonly W[],
  { noise }: Skill,
  luck: Luck,
): readonly W[] {
  if (noise === 0) return found
  // The worst may be out of all measure: half of the answers are no better than the middle one.
  const spread = found[0]!.worth - found[Math.floor(found.length / 2)]!.worth
  return found
    .map((one) => ({ ...one, worth: one.worth + errorIn(spread, noise, luck) }))
    .sort((a, b) => b.worth - a.worth)
}

/** The plans as this player sees them. Plans of one line are misjudged alike: which tile is best for it is plain. */
export function seen<P extends Plan>(world: World, plans: readonly P[], skill: Skill, luck: Luck): P[] {
  const { noise } = skill
  if (noise === 0) return [...plans]
  const near = inSight(world, plans, skill)
  const spread = Math.max(...near.map(({ worth }) => worth)) - idleWorth(near)
  const errors = new Map<string, number>()
  return near.map((plan) => {
    const line = lineOf(plan.aim)
    if (!errors.has(line)) errors.set(line, errorIn(spread, noise, luck))
    return { ...plan, worth: plan.worth + errors.get(line)! }
  })
}

/** Who looks no further than this turn does so only while there is something to do in it. */
function inSight<P extends Plan>(world: World, plans: readonly P[], { looksAhead }: Skill): readonly P[] {
  if (looksAhead) return plans
  const near = plans.filter(({ tile }) => world.turnsTo(world.me, tile) === 0)
  const idle = idleWorth(near)
  return near.some(({ aim, worth }) => !isIdle(aim) && worth > idle) ? near : plans
}

/** Now and then some other plan comes first, as long as it is better than doing nothing. */
export function slipped<P extends Plan>(plans: readonly P[], { slips }: Skill, luck: Luck): P[] {
  if (slips === 0 || luck() >= slips) return [...plans]
  const idle = idleWorth(plans)
  const lines = new Map<string, P>()
  for (const plan of plans) {
    const line = lineOf(plan.aim)
    if (plan.worth >= idle && !lines.has(line)) lines.set(line, plan)
  }
  const best = [...lines.values()]
  const first = best[Math.floor(luck() * best.length)]
  return first ? [first, ...plans.filter((plan) => plan !== first)] : [...plans]
}

const isIdle = ({ kind }: Aim): boolean => kind === 'wait' || kind === 'flee' || kind === 'join'

const idleWorth = (plans: readonly Plan[]): number =>
  plans.reduce((best, { aim, worth }) => (isIdle(aim) ? Math.max(best, worth) : best), -1)

/** What a plan is about, wherever it is done. */
export function lineOf(aim: Aim): string {
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
