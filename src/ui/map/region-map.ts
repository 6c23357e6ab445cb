/** The map of one region in a window of any size: walls, doorways, and what is in the rooms. */
import type { Region, TileId } from '../../engine/ids.ts'
import { findPlaced, type Placed, type Scene, tileOf } from '../prose/scene.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { type Rect, Sheet } from '../text/sheet.ts'
import { INSIDES } from './insides.ts'
import { drawDoorways, drawWalls, type Plan, planOf, ZOOMS, type Zoom } from './plan.ts'
import { roomOf } from './room.ts'
import { firstSeen } from './window.ts'

export { ZOOMS, type Zoom } from './plan.ts'

export interface Place {
  x: number
  y: number
}
export interface MapOptions {
  region: Region
  zoom: Zoom
  width: number
  height: number
  /** What is kept in sight when the region does not fit; the viewer unless told. */
  centre?: Place | TileId
  /** Rooms that have just changed. */
  changed?: ReadonlySet<TileId>
  glyphs: Glyphs
  /** Rooms looked further east and south by hand. */
  pan?: Place
  /** In the very middle of its window; otherwise the landing stands still while rooms are added round it. */
  centred?: boolean
}
/** How many rooms lie beyond each edge. */
export interface Hidden {
  north: number
  south: number
  east: number
  west: number
}
export interface RegionMap {
  sheet: Sheet
  hidden: Hidden
  fits: boolean
}

export function regionMap(scene: Scene, options: MapOptions): RegionMap {
  const { width, height, glyphs } = options
  const plan = planOf(scene, options.region, options.zoom)
  const sheet = new Sheet(width, height, glyphs)
  if (plan.tiles.length === 0) return { sheet, hidden: { north: 0, south: 0, east: 0, west: 0 }, fits: true }
  const first = firstCorner(scene, plan, options)
  sheet.paste(drawWhole(scene, plan, options), -first.x, -first.y)
  return { sheet, hidden: hiddenRooms(plan, first, options), fits: fitsIn(plan, options) }
}

/** The largest zoom that shows a whole region, if any does. */
export function zoomThatFits(
  scene: Scene,
  region: Region,
  window: { width: number; height: number },
): Zoom | null {
  return ZOOMS.findLast((zoom) => fitsIn(planOf(scene, region, zoom), window)) ?? null
}

const fitsIn = (plan: Plan, window: { width: number; height: number }): boolean =>
  plan.width <= window.width && plan.height <= window.height

function drawWhole(scene: Scene, plan: Plan, { changed, glyphs }: MapOptions): Sheet {
  const whole = new Sheet(plan.width, plan.height, glyphs)
  if (plan.zoom !== 'overview') drawWalls(whole, plan)
  drawDoorways(whole, scene, plan)
  for (const tile of plan.tiles) {
    const { x, y } = plan.corner(tile)
    INSIDES[plan.zoom](whole, x, y, roomOf(scene, tile, changed?.has(tile.id) ?? false))
  }
  return whole
}

const middleOf = ({ stride, corner }: Plan, place: Place): Place => {
  const { x, y } = corner(place)
  return { x: x + stride.x / 2, y: y + stride.y / 2 }
}

/** The cell of the whole map that stands in the upper left of the window. */
function firstCorner(scene: Scene, plan: Plan, { centre, width, height, pan, centred }: MapOptions): Place {
  const landing = landingOf(scene, plan)
  const focus = middleOf(plan, placeOf(scene, plan, centre) ?? landing)
  const anchor = centred
    ? { x: Math.floor(plan.width / 2), y: Math.floor(plan.height / 2) }
    : middleOf(plan, landing)
  const along = (axis: 'x' | 'y', length: number, room: number) =>
    firstSeen({
      length,
      room,
      unit: plan.stride[axis],
      focus: focus[axis],
      anchor: anchor[axis],
      pan: pan?.[axis] ?? 0,
    })
  return { x: along('x', plan.width, width), y: along('y', plan.height, height) }
}

const landingOf = ({ catalog }: Scene, { tiles }: Plan): Placed =>
  tiles.find(({ id }) => catalog.tiles[id]!.start?.landing) ?? tiles[0]!

function placeOf(scene: Scene, { tiles }: Plan, centre: MapOptions['centre']): Place | null {
  if (typeof centre === 'object') return centre
  const id = centre ?? (scene.view.viewer === null ? null : tileOf(scene, scene.view.viewer))
  const placed = id === null ? null : findPlaced(scene, id)
  return placed && tiles.includes(placed) ? placed : null
}

function hiddenRooms(plan: Plan, first: Place, { width, height }: MapOptions): Hidden {
  const hidden: Hidden = { north: 0, south: 0, east: 0, west: 0 }
  for (const tile of plan.tiles) {
    const { x, y } = middleOf(plan, tile)
    if (x < first.x) hidden.west++
    if (x >= first.x + width) hidden.east++
    if (y < first.y) hidden.north++
    if (y >= first.y + height) hidden.south++
  }
  return hidden
}

/** Writes on the frame round a map how many rooms lie further each way; above, at the right end, where no title is. */
export function markEdges(sheet: Sheet, { x, y, width, height }: Rect, hidden: Hidden): void {
  const { more } = sheet.glyphs
  const [right, bottom] = [x + width - 1, y + height - 1]
  const across = (rooms: number, row: number, glyph: string) => {
    const text = ` ${rooms}${glyph} `
    if (rooms > 0) sheet.put(right - 1 - text.length, row, text, 'hint')
  }
  const down = (rooms: number, column: number, glyph: string) => {
    const middle = y + Math.floor((height - 1) / 2)
    if (rooms === 0) return
    for (const [n, one] of [glyph, ...String(rooms)].entries()) sheet.put(column, middle + n, one, 'hint')
  }
  across(hidden.north, y, more.up)
  across(hidden.south, bottom, more.down)
  down(hidden.west, x, more.left)
  down(hidden.east, right, more.right)
}
