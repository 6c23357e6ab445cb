/** A region as a grid of rooms with shared walls: where each is drawn at a zoom, its walls and its doorways. */
import { type Region, SIDES } from '../../engine/ids.ts'
import type { Placed, Scene } from '../prose/scene.ts'
import type { Sheet } from '../text/sheet.ts'
import { MARKS } from './marks.ts'
import { linkSide } from './room.ts'

export const ZOOMS = ['overview', 'small', 'large'] as const
export type Zoom = (typeof ZOOMS)[number]

/** From one room to the next: its inside and one wall. */
export const STRIDES: Record<Zoom, { x: number; y: number }> = {
  overview: { x: 2, y: 2 },
  small: { x: 4, y: 2 },
  large: { x: 8, y: 4 },
}

export interface Plan {
  zoom: Zoom
  tiles: Placed[]
  stride: { x: number; y: number }
  /** Of the whole region. */
  width: number
  height: number
  /** The north-western corner of a place in the house. */
  corner(place: { x: number; y: number }): { x: number; y: number }
}

export function planOf({ view }: Scene, region: Region, zoom: Zoom): Plan {
  const tiles = view.house.filter((tile) => tile.region === region)
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)]
  const [west, north] = [Math.min(...xs), Math.min(...ys)]
  const stride = STRIDES[zoom]
  const cells = (all: number[]) => (all.length > 0 ? Math.max(...all) - Math.min(...all) + 1 : 0)
  return {
    zoom,
    tiles,
    stride,
    width: cells(xs) * stride.x + 1,
    height: cells(ys) * stride.y + 1,
    corner: ({ x, y }) => ({ x: (x - west) * stride.x, y: (y - north) * stride.y }),
  }
}

/** Walls first, joined where they meet, so that the doorways of both rooms can be cut into them. */
export function drawWalls(sheet: Sheet, plan: Plan): void {
  const { across, down, joints } = sheet.glyphs
  const { stride, tiles } = plan
  const taken = new Map<number, Set<number>>()
  for (const { x, y } of tiles) taken.set(x, (taken.get(x) ?? new Set()).add(y))
  const isRoom = (x: number, y: number) => taken.get(x)?.has(y) ?? false
  const joint = (x: number, y: number): string => {
    const [nw, ne, sw, se] = [isRoom(x - 1, y - 1), isRoom(x, y - 1), isRoom(x - 1, y), isRoom(x, y)]
    return joints[Number(nw || ne) + 2 * Number(ne || se) + 4 * Number(sw || se) + 8 * Number(nw || sw)]!
  }
  for (const tile of tiles) {
    const { x, y } = plan.corner(tile)
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      sheet.put(x + dx * stride.x, y + dy * stride.y, joint(tile.x + dx, tile.y + dy), 'border')
    for (const row of [y, y + stride.y]) sheet.put(x + 1, row, across.repeat(stride.x - 1), 'border')
    for (let row = y + 1; row < y + stride.y; row++)
      for (const column of [x, x + stride.x]) sheet.put(column, row, down, 'border')
  }
}

export function drawDoorways(sheet: Sheet, scene: Scene, plan: Plan): void {
  const { stride } = plan
  for (const tile of plan.tiles) {
    const { x, y } = plan.corner(tile)
    const [middle, centre] = [x + stride.x / 2, y + stride.y / 2]
    const spots = [
      [middle, y],
      [x + stride.x, centre],
      [middle, y + stride.y],
      [x, centre],
    ] as const
    const front = linkSide(scene, tile)
    spots.forEach(([column, row], side) => {
      const mark = side === front ? MARKS.link : closedDoorway(tile, side)
      if (tile.next[side]) drawOpening(sheet, plan, column, row, side)
      else if (mark) sheet.put(column, row, mark.glyph, mark.role)
    })
  }
}

function closedDoorway(tile: Placed, side: number) {
  if (tile.unopened.includes(SIDES[side]!)) return MARKS.unopened
  return (tile.doors | tile.falses) & (1 << side) ? MARKS.nowhere : null
}

function drawOpening(sheet: Sheet, { zoom }: Plan, column: number, row: number, side: number): void {
  const isAcross = side % 2 === 0
  if (zoom === 'overview')
    sheet.put(column, row, isAcross ? sheet.glyphs.down : sheet.glyphs.across, 'border')
  else if (zoom === 'large' && isAcross) sheet.put(column - 1, row, '   ')
  // Codes would run together through a gap.
  else if (zoom === 'small' && !isAcross) sheet.put(column, row, MARKS.open.glyph, MARKS.open.role)
  else sheet.put(column, row, ' ')
}
