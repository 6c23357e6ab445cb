/** Risk of standing in reach of a monster sent by vote: public suspicion × cost of being caught. */

import { affected, distancesFrom, numberOf, type Op } from '../../engine/ai-queries.ts'
import type { TileId } from '../../engine/ids.ts'
import type { HauntDef, OpList } from '../../engine/language/defs.ts'
import type { FactValues } from './fact-values.ts'

/** Cost of being caught, as a fraction of a win. */
const CAUGHT = { heroes: 0.7, traitor: 1.6 }

const cache = new WeakMap<FactValues, (tile: TileId) => boolean>()

export function voteRisk(values: FactValues, tile: TileId): number {
  const { belief, world } = values
  if (!belief) return 0
  let isInReach = cache.get(values)
  if (!isInReach) {
    isInReach = hunterReach(values)
    cache.set(values, isInReach)
  }
  if (!isInReach(tile)) return 0
  return (belief.open[world.me] ?? 0) * (world.self().team === 'traitor' ? CAUGHT.traitor : CAUGHT.heroes)
}

/** Can a monster sent by vote be on a tile at the end of the round? */
function hunterReach({ world }: FactValues): (tile: TileId) => boolean {
  const scope = world.scopeOf(world.me)
  const reaches = sentByVote(world.haunt!).flatMap((op) =>
    affected(world.play, op.who, scope).map((id) => ({
      far: distancesFrom(world.play, world.tileOf(id)),
      upTo: numberOf(world.play, op.upTo, scope),
    })),
  )
  return (tile) => reaches.some(({ far, upTo }) => (far.get(tile) ?? Infinity) <= upTo)
}

type WalkOp = Extract<Op, { op: 'walk' }>
const huntOps = new WeakMap<HauntDef, WalkOp[]>()

/** The ops that move monsters towards the winner of a vote. */
function sentByVote(haunt: HauntDef): WalkOp[] {
  let found = huntOps.get(haunt)
  if (!found) {
    const lists: OpList[] = haunt.reactions.map((reaction) => reaction.do)
    const votes = lists.flatMap(({ ops }) => ops).filter((op) => op.op === 'vote')
    found = votes.flatMap(({ won }) => (won?.ops ?? []).filter((op) => op.op === 'walk'))
    huntOps.set(haunt, found)
  }
  return found
}
