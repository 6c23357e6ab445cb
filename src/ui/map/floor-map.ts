/** The map of one region in a window of any size, as cells: walls, doorways, and what is in the rooms. */
import type { Region, TileId } from '../../engine/ids.ts'
import { findPlaced, type Placed, type Scene, tileOf } from '../prose/scene.ts'
import { runsWidth } from '../text/runs.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import { type Cell, LINES, type Runs, TEXTURES } from '../theme/roles.ts'
import { Canvas } from './canvas.ts'
import { type FloorPlan, floorPlan, type GhostTile, type Place } from './floor-plan.ts'
import { drawGhostInside, drawInside } from './inside.ts'
import { groundOf, lightsOf } from './light.ts'
import { glyphOf, SIGNS } from './signs.ts'
import type { Zoom } from './strides.ts'
import { drawDoorways, drawGhost, drawWalls } from './walls.ts'
import { firstSeen } from './window.ts'

export interface MapOptions {
  region: Region
  /** Null for the largest that suits the window. */
  zoom: Zoom | null
  width: number
  height: number
  /** What is kept in sight when the region does not fit; the viewer by default. */
  centre?: Place | TileId
  /** Rooms that have just changed. */
  changed?: ReadonlySet<TileId>
  glyphs: Glyphs
  /** Rooms looked further east and south by hand. */
  pan?: Place
  /** In the very middle of its window; otherwise the landing stands still while rooms are added round it. */
  centred?: boolean
  /** A room that is about to be laid. */
  ghost?: GhostTile | null
}
/** How many rooms lie beyond each edge. */
export interface Hidden {
  north: number
  south: number
  east: number
  west: number
}
export interface FloorMap {
  cells: Cell[][]
  hidden: Hidden
  fits: boolean
  zoom: Zoom
}

export function floorMap(scene: Scene, options: MapOptions): FloorMap {
  const { width, height, glyphs, region, zoom, ghost = null } = options
  const plan = floorPlan(scene, region, zoom, options, ghost)
  if (plan.tiles.length === 0)
    return { cells: new Canvas(width, height).cells, hidden: NOTHING, fits: true, zoom: plan.zoom }
  const first = firstCorner(scene, plan, options)
  const canvas = new Canvas(width, height, first)
  draw(scene, plan, canvas, options)
  const hidden = hiddenRooms(plan, first, options)
  markEdges(canvas, first, hidden, glyphs)
  return { cells: canvas.cells, hidden, fits: plan.width <= width && plan.height <= height, zoom: plan.zoom }
}

const NOTHING: Hidden = { north: 0, south: 0, east: 0, west: 0 }

function draw(scene: Scene, plan: FloorPlan, canvas: Canvas, { changed, glyphs }: MapOptions): void {
  const lightOf = lightsOf(scene)
  const surface = { canvas, plan, glyphs, lightOf }
  if (plan.stride.x > 2) drawWalls(surface)
  drawDoorways(scene, surface)
  drawGhost(surface)
  const inside = { scene, canvas, plan, glyphs }
  for (const tile of plan.tiles) {
    const light = lightOf(tile)
    const isChanged = changed?.has(tile.id) ?? false
    drawInside(inside, tile, { light, isChanged, ground: isChanged ? 'lit' : groundOf(scene, tile, light) })
  }
  drawGhostInside(inside)
}

const middleOf = ({ stride, corner }: FloorPlan, place: Place): Place => {
  const { x, y } = corner(place)
  return { x: x + Math.floor(stride.x / 2), y: y + Math.floor(stride.y / 2) }
}

/** The cell of the whole map that stands in the upper left of the window. */
function firstCorner(
  scene: Scene,
  plan: FloorPlan,
  { centre, width, height, pan, centred }: MapOptions,
): Place {
  const landing = landingOf(scene, plan)
  const focus = middleOf(plan, plan.ghost ?? placeOf(scene, plan, centre) ?? landing)
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

const landingOf = ({ catalog }: Scene, { tiles }: FloorPlan): Placed =>
  tiles.find(({ id }) => catalog.tiles[id]!.start?.landing) ?? tiles[0]!

function placeOf(scene: Scene, { tiles }: FloorPlan, centre: MapOptions['centre']): Place | null {
  if (typeof centre === 'object') return centre
  const id = centre ?? (scene.view.viewer === null ? null : tileOf(scene, scene.view.viewer))
  const placed = id === null ? null : findPlaced(scene, id)
  return placed && tiles.includes(placed) ? placed : null
}

function hiddenRooms(plan: FloorPlan, first: Place, { width, height }: MapOptions): Hidden {
  const hidden: Hidden = { ...NOTHING }
  for (const tile of plan.tiles) {
    const { x, y } = middleOf(plan, tile)
    if (x < first.x) hidden.west++
    if (x >= first.x + width) hidden.east++
    if (y < first.y) hidden.north++
    if (y >= first.y + height) hidden.south++
  }
  return hidden
}

/** How many rooms lie further each way, in the middle of the edge. */
function markEdges(canvas: Canvas, first: Place, hidden: Hidden, { more }: Glyphs): void {
  const { width, height } = canvas
  const across = (rooms: number, row: number, glyph: string): void => {
    const text = `${glyph}${rooms}`
    const at = nearest(Math.floor(width / 2), width - text.length, (x) => isFree(canvas, x, row, text.length))
    if (rooms > 0 && at !== null) put(canvas, first, at, row, text)
  }
  const down = (rooms: number, column: number, text: string): void => {
    const at = nearest(Math.floor(height / 2), height - 1, (y) => isFree(canvas, column, y, text.length))
    if (rooms > 0 && at !== null) put(canvas, first, column, at, text)
  }
  across(hidden.north, 0, more.up)
  across(hidden.south, height - 1, more.down)
  down(hidden.west, 0, `${more.left}${hidden.west}`)
  down(hidden.east, width - 1 - String(hidden.east).length, `${hidden.east}${more.right}`)
}

const put = (canvas: Canvas, first: Place, x: number, y: number, text: string): void =>
  void canvas.line(first.x + x, first.y + y, text, { role: 'title', ground: 'none' })

/** Walls and bare floor may be written over; people, names, doors and signs may not. */
const isFree = (canvas: Canvas, x: number, y: number, many: number): boolean =>
  canvas.cells[y]!.slice(x, x + many).every(
    ({ glyph, role }) => glyph === ' ' || LINES.includes(role) || TEXTURES.includes(role),
  )

/** The number nearest to a middle for which something holds, from 0 to the last. */
function nearest(middle: number, last: number, holds: (n: number) => boolean): number | null {
  for (let off = 0; off <= Math.max(middle, last - middle); off++)
    for (const n of [middle - off, middle + off]) if (n >= 0 && n <= last && holds(n)) return n
  return null
}

/** The signs on a map with their words, in a row; the last ones go if there is no room. */
export function legendRuns(cells: readonly (readonly Cell[])[], glyphs: Glyphs, width: number): Runs {
  const { ghost, token, lying, obstacle, rune, unopened, boarded, corpse, passage } = SIGNS
  const seen = new Set(cells.flat().map(({ glyph, role }) => `${glyph}${role}`))
  let runs: Runs = []
  for (const sign of [ghost, token, lying, obstacle, rune, unopened, boarded, corpse, passage]) {
    const glyph = glyphOf(sign, glyphs)
    if (!seen.has(`${glyph}${sign.role}`)) continue
    const next: Runs = [
      ...runs,
      { text: runs.length > 0 ? '  ' : '' },
      { text: glyph, role: sign.role },
      { text: ` ${sign.word}`, role: 'dim' },
    ]
    if (runsWidth(next) > width) break
    runs = next
  }
  return runs
}
