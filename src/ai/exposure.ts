/** What it costs to be near whoever comes for the one the table votes for, while one may be that one. */
import type { TileId } from '../engine/ids.ts'
import { affected, distancesFrom, numberOf, type Op } from '../engine/insight.ts'
import type { HauntDef, OpList } from '../engine/language/defs.ts'
import type { Outlook } from './outlook.ts'

/** What it would cost to be taken, to a hero and to a hidden traitor. */
const TAKEN = { heroes: 0.7, traitor: 1.6 }

const known = new WeakMap<Outlook, (tile: TileId) => boolean>()

export function exposure(outlook: Outlook, tile: TileId): number {
  const { belief, world } = outlook
  if (!belief) return 0
  let isInReach = known.get(outlook)
  if (!isInReach) {
    isInReach = reachOfSent(outlook)
    known.set(outlook, isInReach)
  }
  if (!isInReach(tile)) return 0
  return (belief.open[world.me] ?? 0) * (world.self().team === 'traitor' ? TAKEN.traitor : TAKEN.heroes)
}

/** Where those who are sent for somebody by vote could be at the end of the round. */
function reachOfSent({ world }: Outlook): (tile: TileId) => boolean {
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
const read = new WeakMap<HauntDef, WalkOp[]>()

function sentByVote(haunt: HauntDef): WalkOp[] {
  let found = read.get(haunt)
  if (!found) {
    const lists: OpList[] = haunt.reactions.map((reaction) => reaction.do)
    const votes = lists.flatMap(({ ops }) => ops).filter((op) => op.op === 'vote')
    found = votes.flatMap(({ won }) => (won?.ops ?? []).filter((op) => op.op === 'walk'))
    read.set(haunt, found)
  }
  return found
}
