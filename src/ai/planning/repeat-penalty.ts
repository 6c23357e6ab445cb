/**
 * Stops players from going in circles: a plan repeated from the same tile in the same state loses score until another
 * plan is better.
 */
import type { Aim, Memory, PastTurn } from '../memory.ts'
import type { World } from '../reading/world.ts'
import type { Plan } from './plan.ts'

/** Turns to remember. */
const MAX_PAST = 12
/** Repeats without penalty: of a plan without a roll, and at most. */
const MIN_REPEATS = 3
const MAX_REPEATS = 10
/** A plan may fail until its run of failures is less likely than this. */
const FAILURE_RUN = 0.1
/** Repeat penalty, as a fraction of a win; doubles with each repeat. */
const PENALTY = 0.03

/** The penalty of each plan for fruitless repeats. */
export function repeatPenalty(world: World, { past }: Memory): (plan: Plan) => number {
  const { tile } = world.self()
  const here = past.filter((turn) => turn.tile === tile)
  if (here.length < MIN_REPEATS) return () => 0
  const facts = fingerprintOf(world)
  const same = here.filter((turn) => turn.facts === facts)
  if (same.length < MIN_REPEATS) return () => 0
  return ({ aim, chance }) => {
    const name = nameOf(aim)
    const times = same.filter((turn) => turn.aim === name).length
    if (times < MIN_REPEATS) return 0
    const over = times - freeRepeats(chance())
    return over < 0 ? 0 : PENALTY * 2 ** over
  }
}

function freeRepeats(chance: number | null): number {
  if (chance === null || chance >= 1) return MIN_REPEATS
  const failures = Math.ceil(Math.log(FAILURE_RUN) / Math.log(1 - chance))
  return Math.min(MAX_REPEATS, Math.max(MIN_REPEATS, failures))
}

/** Adds the first aim of a turn to the past. */
export const rememberTurn = (past: readonly PastTurn[], world: World, aim: Aim): PastTurn[] => [
  ...past.slice(1 - MAX_PAST),
  { tile: world.self().tile, aim: nameOf(aim), facts: fingerprintOf(world) },
]

const nameOf = (aim: Aim): string => Object.values(aim).join('/')

/** Everything a plan could have changed; equal fingerprints mean that nothing came of it. */
function fingerprintOf({ state }: World): string {
  const { explorers, house, haunt, monsters } = state
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return [
    house.length,
    sum(house.map(({ tokens, objects, pile }) => tokens.length + objects.length + pile.length)),
    ...explorers.map(({ steps, cards, objects, dead }) =>
      dead ? 0 : sum(Object.values(steps)) + 40 * cards.length + 1000 * objects.length,
    ),
    monsters.filter(({ stunned }) => !stunned).length,
    ...Object.values(haunt?.tracks ?? {}),
    ...Object.values(haunt?.counters ?? {}).flatMap((kept) => Object.values(kept)),
    Object.values(haunt?.secrets ?? {}).filter(({ shown }) => shown).length,
  ].join()
}
