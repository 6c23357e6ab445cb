/** Finding the way in the house: exits, unopened doors, neighbours, shortest ways (L-REG-03, L-REG-05). */
import { SIDES, type Side, type TileId } from '../../engine/ids.ts'
import { keys } from '../../engine/keys.ts'
import { findPlaced, type Placed, type Scene } from './scene.ts'

/** The kind of exit: a side, stairs or front door, a secret passage. */
export type By = Side | 'up' | 'down' | 'out' | 'in' | 'passage' | 'stairs'
export interface Exit {
  by: By
  /** Null for an unopened doorway. */
  to: TileId | null
  /** The choice that goes there. */
  key: string
  isFalse?: true
}

export function exitsOf(scene: Scene, tile: Placed): Exit[] {
  const exits: Exit[] = []
  SIDES.forEach((by, side) => {
    const to = tile.next[side] ?? null
    if (to || tile.unopened.includes(by)) exits.push({ by, to, key: keys.move(by) })
    else if (tile.falses & (1 << side)) exits.push({ by, to: null, key: keys.move(by), isFalse: true })
  })
  for (const id of tile.links) {
    const to = findPlaced(scene, id)
    if (to && !tile.next.includes(id))
      exits.push({ by: wayBetween(scene, tile, to), to: id, key: keys.go(id) })
  }
  return exits
}

function wayBetween(scene: Scene, from: Placed, to: Placed): By {
  if (!scene.index.links.get(from.id)?.includes(to.id)) return 'passage'
  if (from.region === to.region) return 'stairs'
  if (to.region === 'outside') return 'out'
  if (from.region === 'outside') return 'in'
  return scene.regions.indexOf(to.region) > scene.regions.indexOf(from.region) ? 'up' : 'down'
}

export interface Step {
  by: By
  to: TileId
  key: string
}

/** The shortest way from a room to every other that can be reached, nearest first. */
export function waysFrom(scene: Scene, from: TileId): Map<TileId, Step[]> {
  const ways = new Map<TileId, Step[]>([[from, []]])
  for (const [at, way] of ways) {
    const tile = findPlaced(scene, at)
    if (!tile) continue
    for (const { by, to, key } of exitsOf(scene, tile))
      if (to && !ways.has(to)) ways.set(to, [...way, { by, to, key }])
  }
  return ways
}

/** The side of a room on which a neighbour lies, if a doorway joins them. */
export function sideTowards(scene: Scene, from: TileId, to: TileId): By | null {
  const tile = findPlaced(scene, from)
  return (tile && exitsOf(scene, tile).find((exit) => exit.to === to)?.by) ?? null
}
