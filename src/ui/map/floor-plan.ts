/** A region as a grid of rooms with shared walls: which rooms there are, and where each is drawn at a zoom. */
import type { Region, TileId } from '../../engine/ids.ts'
import type { Placed, Scene } from '../prose/scene.ts'
import { type Stride, strideOf, suitableZoom, type Zoom } from './strides.ts'

export interface Place {
  x: number
  y: number
}
/** A room that is about to be laid. */
export interface GhostTile extends Place {
  region: Region
  tile: TileId
  /** Doorways as they would lie: a bit for each side, north 1, east 2, south 4, west 8. */
  doors: number
}
export interface FloorPlan {
  zoom: Zoom
  stride: Stride
  tiles: Placed[]
  ghost: GhostTile | null
  /** Of the whole region, in cells. */
  width: number
  height: number
  /** The north-western corner of a place in the house. */
  corner(place: Place): Place
  roomAt(x: number, y: number): Placed | GhostTile | null
}

export function floorPlan(
  { view }: Scene,
  region: Region,
  zoom: Zoom | null,
  window: { width: number; height: number },
  ghost: GhostTile | null = null,
): FloorPlan {
  const tiles = view.house.filter((tile) => tile.region === region)
  const coming = ghost?.region === region ? ghost : null
  const all: readonly Place[] = coming ? [...tiles, coming] : tiles
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [west, north] = [Math.min(...xs), Math.min(...ys)]
  const many = (places: number[]) => (places.length > 0 ? Math.max(...places) - Math.min(...places) + 1 : 0)
  const rooms = { across: many(xs), down: many(ys) }
  const chosen = zoom ?? suitableZoom(rooms, window)
  const stride = strideOf(chosen)
  const placed = new Map(tiles.map((tile) => [keyOf(tile.x, tile.y), tile]))
  return {
    zoom: chosen,
    stride,
    tiles,
    ghost: coming,
    width: rooms.across * stride.x + 1,
    height: rooms.down * stride.y + 1,
    corner: ({ x, y }) => ({ x: (x - west) * stride.x, y: (y - north) * stride.y }),
    roomAt: (x, y) => placed.get(keyOf(x, y)) ?? (coming && coming.x === x && coming.y === y ? coming : null),
  }
}

/** Houses are far smaller than this either way. */
const keyOf = (x: number, y: number): number => (x + 500) * 1000 + y + 500
