/** Neutral monsters, which matter only to those who end a turn among them. */
import { adjacentTiles, fact, findMonster, isNeutral, type Monster } from '../../engine/ai-queries.ts'
import type { CharacterId, TileId } from '../../engine/ids.ts'
import type { World } from '../reading/world.ts'
import type { Changes } from './effect-changes.ts'
import { reactionScore } from './end-tile-score.ts'
import type { FactValues } from './fact-values.ts'

/** Neutral monsters thought of as moved together. */
const FLOCK = 2
/** Weight of what the end of a turn would bring to somebody else on their tile: they may move first. */
const OTHERS_END = 0.3

/** What the end of a turn brings to those who stand among neutral monsters, or do not. */
export function flockScore(values: FactValues, world: World): number {
  const { explorers, monsters } = world.state
  if (!monsters.some(({ id }) => isNeutral(world.play, id))) return 0
  return explorers
    .filter(({ dead }) => !dead)
    .reduce(
      (sum, { id, tile }) =>
        sum + (id === world.me ? 1 : OTHERS_END) * reactionScore(values, tile, id, world),
      0,
    )
}

/** The same with one of the monsters elsewhere. */
export const scoreMoved = (values: FactValues, id: CharacterId, tile: TileId): number =>
  movedTo([findMonster(values.world.state, id)!], tile, () => flockScore(values, values.world))

const gains = new WeakMap<FactValues, Map<string, number>>()

/** The score of moving neutral monsters to or from my tile, before ending the turn there. */
export function herdScore(values: FactValues, changes: Changes): number {
  const { world } = values
  let sum = 0
  for (const { id } of world.state.monsters) {
    const moved = changes.get(fact.move(id))
    if (moved !== undefined && isNeutral(world.play, id)) sum += moved * gainBy(values, id)
  }
  return sum
}

/** The gain for each monster if it and perhaps another of its kind came here, or went. */
function gainBy(values: FactValues, id: CharacterId): number {
  const { world } = values
  const here = world.self().tile
  const moved = findMonster(world.state, id)!
  const comes = moved.tile !== here
  const next = adjacentTiles(world.play, here)
  if (next.length === 0 || (comes && !next.includes(moved.tile))) return 0
  const others = world.state.monsters.filter(
    ({ kind, id: other, tile }) =>
      kind === moved.kind && other !== id && (comes ? next.includes(tile) : tile === here),
  )
  const flock = [moved, ...others].slice(0, FLOCK)
  const known = gains.get(values) ?? new Map<string, number>()
  gains.set(values, known)
  const key = `${here}/${moved.kind}/${comes}/${flock.length}`
  let gain = known.get(key)
  if (gain === undefined) {
    gain = bestGain(values, flock, here, comes ? here : next[0]!)
    known.set(key, gain)
  }
  return gain
}

function bestGain(values: FactValues, flock: readonly Monster[], here: TileId, to: TileId): number {
  const { me } = values.world
  const before = reactionScore(values, here, me)
  let best = 0
  for (let n = 1; n <= flock.length; n++) {
    const after = movedTo(flock.slice(0, n), to, () => reactionScore(values, here, me))
    best = Math.max(best, (after - before) / n)
  }
  return best
}

/** Asks something as if some monsters stood elsewhere. */
function movedTo<T>(flock: readonly Monster[], tile: TileId, ask: () => T): T {
  const before = flock.map((one) => one.tile)
  for (const one of flock) one.tile = tile
  try {
    return ask()
  } finally {
    flock.forEach((one, n) => {
      one.tile = before[n]!
    })
  }
}
