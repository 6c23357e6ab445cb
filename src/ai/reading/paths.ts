/** Shortest paths through the house. */
import { barriersFor, leaveCostAt, type Play } from '../../engine/ai-queries.ts'
import type { CharacterId, TileId } from '../../engine/ids.ts'

/** Shortest paths from one tile to every tile in reach: the cost in moves, and the tile before. */
export interface Paths {
  cost: Map<TileId, number>
  from: Map<TileId, TileId>
}

type Neighbours = (tile: TileId) => readonly TileId[]

/** One move per tile, ignoring obstacles: precise enough for the moves of others. */
export function roughPaths(start: TileId, neighbours: Neighbours): Paths {
  const paths: Paths = { cost: new Map([[start, 0]]), from: new Map() }
  const queue = [start]
  for (const here of queue) {
    const cost = paths.cost.get(here)! + 1
    for (const next of neighbours(here)) {
      if (paths.cost.has(next)) continue
      paths.cost.set(next, cost)
      paths.from.set(next, here)
      queue.push(next)
    }
  }
  return paths
}

/** Dijkstra over the cost of leaving each tile and the barriers for a character (L-MOVE-02..08). */
export function exactPaths(play: Play, id: CharacterId, start: TileId, neighbours: Neighbours): Paths {
  const barriers = barriersFor(play, id)
  const paths: Paths = { cost: new Map([[start, 0]]), from: new Map() }
  // Tiles to visit, with their costs beside them: a heap would be slower for so few.
  const open = [start]
  const costs = [0]
  while (open.length > 0) {
    let at = 0
    for (let n = 1; n < costs.length; n++) if (costs[n]! < costs[at]!) at = n
    const here = open[at]!
    const cost = costs[at]! + leaveCostAt(play, id, here)
    removeAt(open, at)
    removeAt(costs, at)
    for (const next of neighbours(here)) {
      const before = paths.cost.get(next)
      if ((before !== undefined && before <= cost) || barriers.keepFrom(next)) continue
      paths.cost.set(next, cost)
      paths.from.set(next, here)
      const waiting = before === undefined ? -1 : open.indexOf(next)
      if (waiting >= 0) costs[waiting] = cost
      else {
        open.push(next)
        costs.push(cost)
      }
    }
  }
  return paths
}

/** Keeps the order, like `splice`, and makes no array of what it removes. */
function removeAt<T>(list: T[], at: number): void {
  for (let n = at + 1; n < list.length; n++) list[n - 1] = list[n]!
  list.pop()
}

/** The tiles from `here`, excluded, to a tile; null if there is no path. */
export function tilesTo({ from }: Paths, here: TileId, tile: TileId): TileId[] | null {
  const tiles: TileId[] = []
  for (let at: TileId | undefined = tile; at !== here; at = from.get(at)) {
    if (at === undefined) return null
    tiles.unshift(at)
  }
  return tiles
}

/** The tile on the path to another where the moves run out. */
export function tileAfterMoves({ cost, from }: Paths, tile: TileId, moves: number): TileId {
  let at = tile
  while ((cost.get(at) ?? 0) > moves) {
    const before = from.get(at)
    if (before === undefined) return at
    at = before
  }
  return at
}
