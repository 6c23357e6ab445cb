/** The whole house: its regions side by side and the ways between them, or one region as large as it can be. */
import type { Region } from '../../engine/ids.ts'
import { layoutOf, shownRegions } from '../map/house-layout.ts'
import { whereabouts } from '../map/legend.ts'
import { MARKS, type Mark, spanOf } from '../map/marks.ts'
import { occupantsOf } from '../map/occupants.ts'
import { markEdges, type Place, regionMap, type Zoom, zoomThatFits } from '../map/region-map.ts'
import { waysBetween } from '../map/ways-between.ts'
import { count, REGION_NAMES } from '../prose/names.ts'
import { findPlaced, type Scene, tileOf } from '../prose/scene.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { type Rect, type ScreenFrame, Sheet, type Size, type Span } from '../text/sheet.ts'
import { widthOf } from '../text/width.ts'

export interface HouseModel {
  scene: Scene
  /** Null shows them all. */
  picked: Region | null
  /** Null is the largest at which everything is seen. */
  zoom: Zoom | null
  pan: Place
  message?: string
}

/** Less than this shows nothing of a map worth seeing: the regions are listed instead. */
const LEAST = { columns: 60, rows: 14 }

export function houseScreen(model: HouseModel, { columns, rows }: Size, glyphs: Glyphs): ScreenFrame {
  const sheet = new Sheet(columns, rows, glyphs)
  header(sheet, model)
  const body = { x: 0, y: 1, width: columns, height: rows - (model.message ? 3 : 2) }
  if (model.picked) drawRegion(sheet, model, model.picked, body)
  else if (columns < LEAST.columns || rows < LEAST.rows) drawList(sheet, model.scene, body)
  else drawAll(sheet, model, body)
  if (model.message) sheet.put(1, rows - 2, model.message, 'system', columns - 2)
  sheet.put(1, rows - 1, keys(model, columns - 2), 'text')
  return { sheet, cursor: null }
}

function header(sheet: Sheet, { scene }: HouseModel): void {
  const end = sheet.spans(1, 0, [
    { text: 'THE HOUSE', role: 'title' },
    { text: `   round ${scene.view.round}`, role: 'text' },
  ])
  const said = [
    { ...MARKS.unopened, meaning: 'unopened' },
    { ...MARKS.nowhere, meaning: 'leads nowhere' },
    MARKS.you,
    { glyph: `1-${scene.view.explorers.length}`, role: 'ally', meaning: 'others' },
  ] as const
  const legend = said.flatMap((mark, n): Span[] => [
    { text: n > 0 ? '   ' : '', role: 'text' },
    spanOf(mark),
    { text: ` ${mark.meaning}`, role: 'text' },
  ])
  const width = legend.reduce((sum, { text }) => sum + widthOf(text), 0)
  if (end + width + 3 < sheet.width) sheet.spans(sheet.width - width - 1, 0, legend)
}

function keys({ scene, picked }: HouseModel, room: number): string {
  const numbers = `1-${shownRegions(scene).length}`
  const whole = picked
    ? `${numbers} another region   0 whole house   + - zoom   arrows move   Esc back`
    : `${numbers} pick a region   + - zoom   Esc back`
  if (widthOf(whole) <= room) return whole
  return picked ? `${numbers} region   0 all   Esc back` : `${numbers} pick   Esc back`
}

function drawAll(sheet: Sheet, { scene, zoom }: HouseModel, body: Rect): void {
  const ways = waysBetween(scene)
  const need = { width: Math.max(...ways.map(lineWidth), 0), height: ways.length }
  const layout = layoutOf(scene, body, need, zoom)
  for (const { part, rect } of layout.boxes)
    if (part === 'ways') drawWays(sheet, scene, ways, rect)
    else drawMap(sheet, scene, part, { rect, zoom: layout.zoom, pan: { x: 0, y: 0 } })
}

function drawRegion(sheet: Sheet, { scene, zoom, pan }: HouseModel, region: Region, rect: Rect): void {
  const best = zoomThatFits(scene, region, { width: rect.width - 2, height: rect.height - 2 })
  drawMap(sheet, scene, region, { rect, zoom: zoom ?? (best === 'large' ? best : 'small'), pan })
}

function drawMap(
  sheet: Sheet,
  scene: Scene,
  region: Region,
  { rect, zoom, pan }: { rect: Rect; zoom: Zoom; pan: Place },
): void {
  const [width, height] = [rect.width - 2, rect.height - 2]
  const map = regionMap(scene, { region, zoom, width, height, pan, centred: true, glyphs: sheet.glyphs })
  sheet.box(rect, titleOf(scene, region, rect.width - 6))
  sheet.paste(map.sheet, rect.x + 1, rect.y + 1)
  markEdges(sheet, rect, map.hidden)
}

const isHere = (scene: Scene, region: Region): boolean => {
  const here = scene.view.viewer === null ? null : tileOf(scene, scene.view.viewer)
  return here !== null && findPlaced(scene, here)?.region === region
}

/** The fullest that fits: "2 GROUND FLOOR  13 rooms  you", "2 GROUND  13 rooms  you", "2 GROUND  you". */
function titleOf(scene: Scene, region: Region, room: number): string {
  const name = `${shownRegions(scene).indexOf(region) + 1} ${REGION_NAMES[region].toUpperCase()}`
  const short = name.split(' ').slice(0, 2).join(' ')
  const rooms = `  ${count(scene.view.house.filter((tile) => tile.region === region).length, 'room')}`
  const you = isHere(scene, region) ? '  you' : ''
  const titles = [`${name}${rooms}${you}`, `${short}${rooms}${you}`, `${short}${you}`]
  return titles.find((title) => widthOf(title) <= room) ?? short
}

const lineOf = (mark: Mark): Span[] => [spanOf(mark), { text: `  ${mark.meaning}`, role: 'text' }]
const lineWidth = (mark: Mark): number => 4 + widthOf(mark.meaning)

/** The ways, and below them who is where if there is room for all explorers. */
function drawWays(sheet: Sheet, scene: Scene, ways: readonly Mark[], rect: Rect): void {
  const { x, y, width, height } = rect
  sheet.box(rect, 'WAYS BETWEEN')
  const put = (mark: Mark, row: number) => sheet.spans(x + 2, row, lineOf(mark), width - 4)
  for (const [n, way] of ways.slice(0, height - 2).entries()) put(way, y + 1 + n)
  const from = y + 1 + ways.length
  const left = y + height - from - 2
  if (left < scene.view.explorers.length) return
  sheet.rule(rect, from, 'WHO IS WHERE')
  for (const [n, person] of whereabouts(scene).slice(0, left).entries()) put(person, from + 1 + n)
}

/** "2 ground floor   8 rooms, 5 unopened   @24": what there is to know where no map fits. */
function drawList(sheet: Sheet, scene: Scene, { x, y, width }: Rect): void {
  shownRegions(scene).forEach((region, n) => {
    const tiles = scene.view.house.filter((tile) => tile.region === region)
    const unopened = tiles.reduce((sum, tile) => sum + tile.unopened.length, 0)
    const people = tiles.flatMap(({ id }) => occupantsOf(scene, id))
    const rooms = `${count(tiles.length, 'room')}, ${unopened} unopened`
    const at = sheet.put(x + 1, y + 1 + n, `${n + 1} ${REGION_NAMES[region].padEnd(14)}${rooms}  `)
    sheet.spans(at, y + 1 + n, people, x + width - at)
  })
}
