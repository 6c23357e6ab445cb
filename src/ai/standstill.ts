/**
 * Going round in circles, seen and stopped. What was meant in the last turns is kept, with how things stood; a
 * plan that was made again and again while nothing came of it tires, until another is better.
 */
import type { TileId } from '../engine/ids.ts'
import type { Aim, Memory } from './mind.ts'
import type { Plan } from './plans.ts'
import type { World } from './world.ts'

export interface PastTurn {
  /** Where the turn began, what was meant first in it, and how things stood. */
  tile: TileId
  aim: string
  facts: string
}

const KEPT = 12
/** So often the same may be meant with nothing rolled for it, and so often at most. */
const PATIENCE = 3
const LONGEST_PATIENCE = 10
/** Failing so often by chance is too unlikely to believe in the chance. */
const TOO_UNLIKELY = 0.1
/** What a plan loses then, in shares of a win; with each turn more, as much again. */
const TIRES_BY = 0.03

/** How much each plan has lost because it led nowhere before. */
export function tirednessIn(world: World, { past }: Memory): (plan: Plan) => number {
  const { tile } = world.self()
  const here = past.filter((turn) => turn.tile === tile)
  if (here.length < PATIENCE) return () => 0
  const facts = standing(world)
  const like = here.filter((turn) => turn.facts === facts)
  if (like.length < PATIENCE) return () => 0
  return ({ aim, chance }) => {
    const name = nameOf(aim)
    const times = like.filter((turn) => turn.aim === name).length
    if (times < PATIENCE) return 0
    const over = times - patienceFor(chance())
    return over < 0 ? 0 : TIRES_BY * 2 ** over
  }
}

function patienceFor(chance: number | null): number {
  if (chance === null || chance >= 1) return PATIENCE
  const failures = Math.ceil(Math.log(TOO_UNLIKELY) / Math.log(1 - chance))
  return Math.min(LONGEST_PATIENCE, Math.max(PATIENCE, failures))
}

/** Remembers what was meant at the start of a turn. */
export const remembered = (past: readonly PastTurn[], world: World, aim: Aim): PastTurn[] => [
  ...past.slice(1 - KEPT),
  { tile: world.self().tile, aim: nameOf(aim), facts: standing(world) },
]

const nameOf = (aim: Aim): string => Object.values(aim).join('/')

/** How things stand, as far as somebody's plans have to do with it: the same again means that nothing was gained. */
function standing({ state }: World): string {
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
