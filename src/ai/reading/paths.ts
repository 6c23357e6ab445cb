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
  const open = [start]
  while (open.length > 0) {
    let at = 0
    for (let n = 1; n < open.length; n++) if (paths.cost.get(open[n]!)! < paths.cost.get(open[at]!)!) at = n
    const here = open.splice(at, 1)[0]!
    const cost = paths.cost.get(here)! + leaveCostAt(play, id, here)
    for (const next of neighbours(here)) {
      const before = paths.cost.get(next)
      if ((before !== undefined && before <= cost) || barriers.keepFrom(next)) continue
      paths.cost.set(next, cost)
      paths.from.set(next, here)
      if (!open.includes(next)) open.push(next)
    }
  }
  return paths
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
