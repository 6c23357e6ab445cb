/** The house: tiles in four grids, doorways, adjacency, sight and distance (L-REG, L-LOS, L-DISC-04..22). */
import { type Region, SIDES, type Side, type TileId } from '../ids.ts'
import type { Play } from '../play.ts'
import type { Link, PlacedTile, State } from './state.ts'

const DX = [0, 1, 0, -1] as const
const DY = [-1, 0, 1, 0] as const
export const bitOf = (side: number): number => 1 << side
export const facing = (side: number): number => (side + 2) % 4
export const sideIndex = (side: Side): number => SIDES.indexOf(side)
const turnBits = (mask: number, turned: number): number => ((mask << turned) | (mask >> (4 - turned))) & 15

/** Few tiles and interned ids: looking along the list is faster than any map we could keep in state. */
export function findTile(state: State, id: TileId): PlacedTile | null {
  for (const tile of state.house) if (tile.id === id) return tile
  return null
}

export function tileOf(state: State, id: TileId): PlacedTile {
  const tile = findTile(state, id)
  if (!tile) throw new Error(`Tile ${id} is not in the house`)
  return tile
}

export function tileAtCell(state: State, region: Region, x: number, y: number): PlacedTile | null {
  for (const tile of state.house) if (tile.x === x && tile.y === y && tile.region === region) return tile
  return null
}

/** No tile lies here, and no neighbour has a bump on this side (L-REG-10). */
function cellFree(state: State, region: Region, x: number, y: number): boolean {
  for (const tile of state.house) {
    if (tile.region !== region) continue
    if (tile.x === x && tile.y === y) return false
    if (tile.blocked === 0) continue
    for (let side = 0; side < 4; side++) {
      if (tile.blocked & bitOf(side) && tile.x + DX[side]! === x && tile.y + DY[side]! === y) return false
    }
  }
  return true
}

/** L-REG-05, L-AMB-32: a doorway that faces an empty cell where a tile may lie. */
export function isOpenDoorway(state: State, tile: PlacedTile, side: number): boolean {
  if (!(tile.doors & bitOf(side)) || tile.next[side]) return false
  return cellFree(state, tile.region, tile.x + DX[side]!, tile.y + DY[side]!)
}

export function openDoorways(state: State, region: Region): { tile: TileId; side: Side }[] {
  const open: { tile: TileId; side: Side }[] = []
  for (const tile of state.house) {
    if (tile.region !== region) continue
    for (let side = 0; side < 4; side++)
      if (isOpenDoorway(state, tile, side)) open.push({ tile: tile.id, side: SIDES[side]! })
  }
  return open
}

/** L-REG-06, L-REG-07: stairs, front door and the like; L-MOVE-13, L-MOVE-16: discovered passages. */
export const linkedTiles = (play: Play, id: TileId): TileId[] => linkedTo(play, tileOf(play.state, id))

export function linkedTo(play: Play, tile: PlacedTile): TileId[] {
  const { state, index } = play
  const linked: TileId[] = []
  for (const other of index.links.get(tile.id) ?? []) if (findTile(state, other)) linked.push(other)
  if (hasPassage(play, tile)) {
    for (const other of state.house) {
      if (other.id !== tile.id && hasPassage(play, other) && !linked.includes(other.id)) linked.push(other.id)
    }
  }
  for (const other of opened(state, tile.id)) if (!linked.includes(other)) linked.push(other)
  return linked
}

/** E1-MON-10, E2-MON-12: ways that Events have opened, while they stay. */
const opened = (state: State, id: TileId): TileId[] =>
  (state.links ?? []).flatMap((link) =>
    link.tiles.includes(id) && isOpenLink(state, link) ? link.tiles.filter((one) => one !== id) : [],
  )

const isOpenLink = (state: State, { card, tiles }: Link): boolean =>
  state.ongoing.some((event) => event.card === card) && tiles.every((tile) => findTile(state, tile) !== null)

/** What it takes to pass from one tile to another by a way that an Event has opened; null if nothing. */
export function passRoll(state: State, from: TileId, to: TileId): NonNullable<Link['roll']> | null {
  const link = state.links?.find(({ tiles, roll }) => roll && tiles.includes(from) && tiles.includes(to))
  return link?.roll ?? null
}

export const PASSAGE = 'secret-passage'
export const hasPassage = (play: Play, tile: PlacedTile): boolean =>
  play.catalog.tiles[tile.id]!.passage || tile.tokens.includes(PASSAGE)

/** Effects of cards pass neither into nor out of some tiles. */
export const isIsolated = (play: Play, id: TileId): boolean =>
  play.catalog.tiles[id]!.passives.some((passive) => passive.ask === 'isolated')

/** L-REG-03: joined by a doorway, or by an effect that links them. */
export function adjacentTiles(play: Play, id: TileId): TileId[] {
  const adjacent: TileId[] = []
  const tile = tileOf(play.state, id)
  for (const next of tile.next) if (next) adjacent.push(next)
  if (!play.index.links.has(id) && !play.state.links && !hasPassage(play, tile)) return adjacent
  for (const other of linkedTo(play, tile)) if (!adjacent.includes(other)) adjacent.push(other)
  return adjacent
}

/** Tiles in reach of each number of steps, by doorways, links and passages, round those that are barred. */
export function distancesFrom(
  play: Play,
  from: TileId,
  isBarred?: (tile: TileId) => boolean,
): Map<TileId, number> {
  const far = new Map<TileId, number>([[from, 0]])
  const queue: TileId[] = [from]
  for (let n = 0; n < queue.length; n++) {
    const here = queue[n]!
    const steps = far.get(here)! + 1
    for (const next of adjacentTiles(play, here)) {
      if (!far.has(next) && !isBarred?.(next)) {
        far.set(next, steps)
        queue.push(next)
      }
    }
  }
  return far
}

/** L-LOS-01..04: an unbroken straight run of joined doorways in one region, to another tile. */
export function inSight(play: Play, from: TileId, to: TileId): boolean {
  for (let side = 0; side < 4; side++) {
    let at = tileOf(play.state, from).next[side]
    while (at) {
      if (at === to) return true
      at = tileOf(play.state, at).next[side]
    }
  }
  return false
}

export interface Fit {
  turned: number
  matched: number
  falses: number
}

/**
 * L-DISC-04, L-DISC-06, L-AMB-30: the ways a tile can lie at a doorway. Each joins the doorway used and
 * keeps the region open; of those only the ones with most joined doorways, then fewest false features.
 */
export function fitsAt(play: Play, id: TileId, from: PlacedTile, side: number, maySeal = false): Fit[] {
  const x = from.x + DX[side]!
  const y = from.y + DY[side]!
  const printed = play.index.doors.get(id) ?? 0
  const fits: Fit[] = []
  const seen: number[] = []
  for (let turned = 0; turned < 4; turned++) {
    const doors = turnBits(printed, turned)
    if (!(doors & bitOf(facing(side))) || seen.includes(doors)) continue
    seen.push(doors)
    const fit = { turned, ...joinsAt(play.state, from.region, x, y, doors) }
    if (maySeal || leavesOpen(play.state, from.region, x, y, doors)) fits.push(fit)
  }
  if (!play.rules.placement.mostDoors) return fits
  const most = Math.max(...fits.map((fit) => fit.matched))
  const joined = fits.filter((fit) => fit.matched === most)
  const fewest = Math.min(...joined.map((fit) => fit.falses))
  return joined.filter((fit) => fit.falses === fewest)
}

function joinsAt(
  state: State,
  region: Region,
  x: number,
  y: number,
  doors: number,
): { matched: number; falses: number } {
  let matched = 0
  let falses = 0
  for (let side = 0; side < 4; side++) {
    const neighbour = tileAtCell(state, region, x + DX[side]!, y + DY[side]!)
    if (!neighbour) continue
    const mine = (doors & bitOf(side)) !== 0
    const theirs = (neighbour.doors & bitOf(facing(side))) !== 0
    if (mine && theirs) matched++
    else if (mine || theirs) falses++
  }
  return { matched, falses }
}

/** L-DISC-19: would the region still have an open doorway, elsewhere or through the new tile? */
function leavesOpen(state: State, region: Region, x: number, y: number, doors: number): boolean {
  for (let side = 0; side < 4; side++) {
    if (doors & bitOf(side) && cellFree(state, region, x + DX[side]!, y + DY[side]!)) return true
  }
  return openDoorways(state, region).some((open) => {
    const tile = tileOf(state, open.tile)
    const side = sideIndex(open.side)
    return tile.x + DX[side]! !== x || tile.y + DY[side]! !== y
  })
}

export function cellBeyond(tile: PlacedTile, side: number): { x: number; y: number } {
  return { x: tile.x + DX[side]!, y: tile.y + DY[side]! }
}

/** Lays a tile and joins it to its neighbours; a doorway against a wall is a false feature (L-DISC-22). */
export function placeTile(
  play: Play,
  id: TileId,
  region: Region,
  x: number,
  y: number,
  turned: number,
): PlacedTile {
  const def = play.catalog.tiles[id]!
  const doors = turnBits(play.index.doors.get(id) ?? 0, turned)
  const tile: PlacedTile = {
    id,
    region,
    x,
    y,
    turned,
    doors,
    falses: 0,
    blocked: turnBits(play.index.blocked.get(id) ?? 0, turned),
    next: [null, null, null, null],
    ghosts: def.ghosts.filled + (play.state.marks[id]?.ghosts ?? 0),
    tokens: play.state.marks[id]?.passage ? [PASSAGE] : [],
    objects: [],
    pile: [],
  }
  play.state.house.push(tile)
  join(play.state, tile)
  return tile
}

function join(state: State, tile: PlacedTile): void {
  for (let side = 0; side < 4; side++) {
    const neighbour = tileAtCell(state, tile.region, tile.x + DX[side]!, tile.y + DY[side]!)
    if (!neighbour) continue
    const other = facing(side)
    const mine = (tile.doors & bitOf(side)) !== 0
    const theirs = (neighbour.doors & bitOf(other)) !== 0
    if (mine && theirs) {
      tile.next[side] = neighbour.id
      neighbour.next[other] = tile.id
    } else if (mine) {
      tile.doors &= ~bitOf(side)
      tile.falses |= bitOf(side)
    } else if (theirs) {
      neighbour.doors &= ~bitOf(other)
      neighbour.falses |= bitOf(other)
    }
  }
}

/** Takes a tile off the table; the doorways that met it are as they were before. */
export function liftTile(state: State, id: TileId): PlacedTile {
  const tile = tileOf(state, id)
  state.house.splice(state.house.indexOf(tile), 1)
  for (let side = 0; side < 4; side++) {
    const neighbour = tileAtCell(state, tile.region, tile.x + DX[side]!, tile.y + DY[side]!)
    if (!neighbour) continue
    const other = facing(side)
    if (neighbour.next[other] === id) neighbour.next[other] = null
    if (neighbour.falses & bitOf(other)) {
      neighbour.falses &= ~bitOf(other)
      neighbour.doors |= bitOf(other)
    }
  }
  return tile
}

/** The landing of a region (L-REG-08). */
export function landingOf(play: Play, region: Region): TileId {
  for (const id of play.state.pieces.tiles) {
    const { start } = play.catalog.tiles[id]!
    if (start?.landing && start.region === region) return id
  }
  throw new Error(`No landing in ${region}`)
}

/** How many steps a tile is from the nearest of these. */
export function stepsFrom(play: Play, from: readonly TileId[]): (tile: TileId) => number {
  const maps = from.map((id) => distancesFrom(play, id))
  return (tile) => Math.min(99, ...maps.map((far) => far.get(tile) ?? 99))
}
