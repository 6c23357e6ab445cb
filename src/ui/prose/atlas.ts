/** The house as a reader finds the way in it: exits, unopened doors, neighbours, shortest ways (L-REG-03, L-REG-05). */
import { rulesetOf } from '../../engine/game.ts'
import { REGIONS, SIDES, type Side, type TileId } from '../../engine/ids.ts'
import { findPlaced, type Placed, type Scene } from './scene.ts'

const STEP_X = [0, 1, 0, -1] as const
const STEP_Y = [-1, 0, 1, 0] as const
const PASSAGE = 'secret-passage'

/** How one goes: by a side, by stairs or front door, through a secret passage. */
export type By = Side | 'up' | 'down' | 'out' | 'in' | 'passage' | 'stairs'
export interface Exit {
  by: By
  /** Null for an unopened doorway. */
  to: TileId | null
  /** The choice that goes there. */
  key: string
  isFalse?: true
}

export const isUnopened = ({ view }: Scene, tile: Placed, side: number): boolean => {
  if (!(tile.doors & (1 << side)) || tile.next[side] || view.exhausted.includes(tile.region)) return false
  const x = tile.x + STEP_X[side]!
  const y = tile.y + STEP_Y[side]!
  return !view.house.some(
    (other) => other.region === tile.region && ((other.x === x && other.y === y) || bumpsInto(other, x, y)),
  )
}

/** L-REG-10: a blocked side keeps the cell beside it empty. */
const bumpsInto = (tile: Placed, x: number, y: number): boolean =>
  SIDES.some(
    (_, side) => tile.blocked & (1 << side) && tile.x + STEP_X[side]! === x && tile.y + STEP_Y[side]! === y,
  )

export function exitsOf(scene: Scene, tile: Placed): Exit[] {
  const exits: Exit[] = []
  SIDES.forEach((by, side) => {
    const to = tile.next[side] ?? null
    if (to || isUnopened(scene, tile, side)) exits.push({ by, to, key: `move:${by}` })
    else if (tile.falses & (1 << side)) exits.push({ by, to: null, key: `move:${by}`, isFalse: true })
  })
  for (const to of linkedTo(scene, tile))
    if (!tile.next.includes(to.id))
      exits.push({ by: wayBetween(scene, tile, to), to: to.id, key: `go:${to.id}` })
  return exits
}

/** L-REG-06, L-REG-07: stairs, front door and the like; L-MOVE-13: discovered passages. */
function linkedTo(scene: Scene, tile: Placed): Placed[] {
  const linked = (scene.index.links.get(tile.id) ?? []).flatMap((id) => findPlaced(scene, id) ?? [])
  if (!rulesetOf(scene.view.edition).passagesMesh || !hasPassage(scene, tile)) return linked
  const others = scene.view.house.filter(
    (other) => other !== tile && hasPassage(scene, other) && !linked.includes(other),
  )
  return [...linked, ...others]
}

const hasPassage = ({ catalog }: Scene, tile: Placed): boolean =>
  catalog.tiles[tile.id]!.passage || tile.tokens.includes(PASSAGE)

function wayBetween(scene: Scene, from: Placed, to: Placed): By {
  if (!scene.index.links.get(from.id)?.includes(to.id)) return 'passage'
  if (from.region === to.region) return 'stairs'
  if (to.region === 'outside') return 'out'
  if (from.region === 'outside') return 'in'
  return REGIONS.indexOf(to.region) > REGIONS.indexOf(from.region) ? 'up' : 'down'
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

export const unopenedIn = (scene: Scene, tile: Placed): Side[] =>
  SIDES.filter((_, side) => isUnopened(scene, tile, side))

/** The side of one room that another lies on, where they are joined by a doorway. */
export function sideTowards(scene: Scene, from: TileId, to: TileId): By | null {
  const tile = findPlaced(scene, from)
  return (tile && exitsOf(scene, tile).find((exit) => exit.to === to)?.by) ?? null
}
