/**
 * How a table stands, as a chance to win: who is nearer to what they want, and who can still take a blow. Coarse, and
 * meant for tables that were played on for a while: what has come of a plan shows in it.
 */
import type { ExplorerId } from '../engine/ids.ts'
import { Effort } from './effort.ts'
import { staminaOf } from './outlook.ts'
import { type Camp, NEVER, type World } from './world.ts'

/** What a side's pace counts, and a step of health shared out over its people; measured on games of steady players. */
const PACE = 0.65
const STEP = 0.2

export function chanceToWin(world: World): number {
  const mine = world.campOf(world.me)
  const rivals = new Set(
    world.state.explorers.map(({ id }) => world.campOf(id)).filter((camp) => camp !== mine),
  )
  // Nobody may have taken the other side yet: then one looks at it with one's own eyes.
  const theirs = rivals.size > 0 ? [...rivals] : (['traitor'] as const)
  const pace = Math.log(paceOf(world, mine) / Math.max(...theirs.map((camp) => paceOf(world, camp))))
  const health = healthOf(world, mine) - Math.max(...theirs.map((camp) => healthOf(world, camp)))
  return 1 / (1 + Math.exp(-PACE * pace - STEP * health))
}

/** Wins a turn, if everybody who is left went their shortest way. */
function paceOf(world: World, camp: Camp): number {
  const people = world.living(camp)
  const ways =
    people.length > 0 ? people.map(({ id }) => wayOf(world, id, camp)) : [wayOf(world, world.me, camp)]
  return ways.reduce((pace, turns) => pace + 1 / Math.max(1, turns), 0)
}

const wayOf = (world: World, id: ExplorerId, camp: Camp): number =>
  new Effort(world, id).ways(camp)[0]?.turns ?? NEVER

function healthOf(world: World, camp: Camp): number {
  const people = world.state.explorers.filter(({ id }) => world.campOf(id) === camp)
  return people.reduce((sum, one) => sum + (one.dead ? 0 : staminaOf(one)), 0) / (people.length + 1)
}
