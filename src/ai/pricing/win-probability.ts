/**
 * Estimates the probability of winning from the pace and the health of the sides. Coarse: meant for states some time
 * after a choice, when its consequences show.
 */
import type { ExplorerId } from '../../engine/ids.ts'
import { type Camp, UNREACHABLE, type World } from '../reading/world.ts'
import { weakestHealth } from './character-prices.ts'
import { GoalSearch } from './goal-search.ts'

/** Logistic weights of the log ratio of paces, and of a step of mean health; fitted to games of steady players. */
const PACE_WEIGHT = 0.65
const HEALTH_WEIGHT = 0.2

export function winProbability(world: World): number {
  const mine = world.campOf(world.me)
  const rivals = new Set(
    world.state.explorers.map(({ id }) => world.campOf(id)).filter((camp) => camp !== mine),
  )
  // If nobody plays the other side yet, its pace is estimated from my own position.
  const theirs = rivals.size > 0 ? [...rivals] : (['traitor'] as const)
  const pace = Math.log(paceOf(world, mine) / Math.max(...theirs.map((camp) => paceOf(world, camp))))
  const health = healthOf(world, mine) - Math.max(...theirs.map((camp) => healthOf(world, camp)))
  return 1 / (1 + Math.exp(-PACE_WEIGHT * pace - HEALTH_WEIGHT * health))
}

/** Sum of 1 / turns-to-win over living players. */
function paceOf(world: World, camp: Camp): number {
  const people = world.living(camp)
  const turns =
    people.length > 0
      ? people.map(({ id }) => turnsToWin(world, id, camp))
      : [turnsToWin(world, world.me, camp)]
  return turns.reduce((pace, each) => pace + 1 / Math.max(1, each), 0)
}

const turnsToWin = (world: World, id: ExplorerId, camp: Camp): number =>
  new GoalSearch(world, id).ways(camp)[0]?.turns ?? UNREACHABLE

/** Health of a camp, dead included, divided by its size plus one: a lone survivor counts as weaker. */
function healthOf(world: World, camp: Camp): number {
  const people = world.state.explorers.filter(({ id }) => world.campOf(id) === camp)
  return people.reduce((sum, one) => sum + (one.dead ? 0 : weakestHealth(one)), 0) / (people.length + 1)
}
