/** The table: map, people, the room, the log and the prompt, at whatever size the terminal has. */
import type { TileId } from '../../engine/ids.ts'
import { lookAt } from '../commands/look.ts'
import { turnLine } from '../commands/situation.ts'
import type { Try } from '../commands/tries.ts'
import { markEdges, regionMap, type Zoom } from '../map/region-map.ts'
import { goalSection } from '../panels/goal.ts'
import { hereSection } from '../panels/here.ts'
import { drawLog, logRows } from '../panels/log.ts'
import { drawPage, layPage, type Page, type PageLayout, startOf } from '../panels/page.ts'
import { carryingRow, countersOf, ladderRows, personRows, titleOf } from '../panels/people.ts'
import { drawPrompt, type Prompt, triesRow } from '../panels/prompt.ts'
import { tileOfActor } from '../prose/choices.ts'
import type { LogLine } from '../prose/log-book.ts'
import { count, nameOf, REGION_NAMES } from '../prose/names.ts'
import { fresh } from '../prose/said.ts'
import { findPlaced, type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import type { Glyphs } from '../text/glyphs.ts'
import {
  drawSections,
  filled,
  heightOf,
  type Row,
  row,
  rowWidth,
  type Section,
  shortened,
  span,
} from '../text/rows.ts'
import { type Rect, type ScreenFrame, Sheet, type Size } from '../text/sheet.ts'
import { cut, widthOf } from '../text/width.ts'

export interface TableModel {
  scene: Scene
  /** What is played: "The Rest, 1666". */
  title: string
  log: readonly LogLine[]
  /** Null for what suits the terminal. */
  zoom: Zoom | null
  /** Rooms in which something has just changed. */
  changed: ReadonlySet<TileId>
  /** The room to look at, where it is not the reader's own. */
  centre?: TileId | null
  page: Page | null
  /** The first row of the page that is shown. */
  from: number
  tries: readonly Try[]
  /** Stands in the place of what could be tried. */
  status?: Row
  prompt: Prompt
  /** The keys that work now. */
  footer: Row
  /** Something that must not be overlooked: who is thinking, what could not be saved. */
  banner: string | null
}

export type Layout = 'full' | 'small' | 'tiny'

/** Below 80x24 panels come on request only; below 60x16 there is text alone, never a dead screen. */
export const layoutFor = ({ columns, rows }: Size): Layout =>
  columns < 60 || rows < 16 ? 'tiny' : columns < 80 || rows < 24 ? 'small' : 'full'

/** Where everything stands. The last row of the terminal stays empty. */
export function placesFor(size: Size): { map: Rect; side: Rect | null; log: Rect | null; bottom: number } {
  const width = size.columns
  const height = size.rows - 1
  const layout = layoutFor(size)
  const bottom = height - 3
  if (layout !== 'full') {
    const log = layout === 'small' ? 2 : 0
    return { map: { x: 0, y: 1, width, height: bottom - 1 - log }, side: null, log: null, bottom }
  }
  const tall = height >= 35 ? 9 : 7
  const wide = width >= 110 ? 42 : width >= 96 ? 38 : 34
  const upper = bottom - 1 - tall
  return {
    map: { x: 0, y: 1, width: width - wide, height: upper },
    side: { x: width - wide, y: 1, width: wide, height: upper },
    log: { x: 0, y: 1 + upper, width, height: tall },
    bottom,
  }
}

export function tableScreen(model: TableModel, size: Size, glyphs: Glyphs): ScreenFrame {
  const layout = layoutFor(size)
  if (layout === 'tiny') return tinyScreen(model, size, glyphs)
  const sheet = new Sheet(size.columns, size.rows - 1, glyphs)
  const { map, side, log, bottom } = placesFor(size)
  sheet.spans(0, 0, heading(model, glyphs, size.columns))
  drawMap(sheet, map, model)
  if (side) drawSide(sheet, side, model.scene, glyphs)
  if (model.page) drawPage(sheet, pageRect(model.page, size), model.page, model.from)
  if (model.page?.isWhole) return { sheet, cursor: drawBottom(sheet, bottom, model) }
  if (log) {
    sheet.box(log, size.columns >= 100 ? 'LOG' : '', size.columns >= 100 ? '^P all' : '')
    drawLog(sheet, log, model.log)
  } else {
    const rows = logRows(model.log.slice(-4), size.columns - 2).slice(-2)
    rows.forEach((one, n) => {
      sheet.spans(1, bottom - 2 + n, one)
    })
  }
  return { sheet, cursor: drawBottom(sheet, bottom, model) }
}

/** A page stands over the map alone where it fits, or over the panel beside it; else over both. */
function pageRect(page: Page, size: Size): Rect {
  const { map, side, bottom } = placesFor(size)
  if (page.isWhole) return { x: 0, y: 1, width: size.columns, height: bottom - 1 }
  const fits = ({ width, height }: Rect): boolean => {
    const { turned, view } = layPage(page, width - 4, height - 2)
    return turned.length <= view
  }
  const place = page.isBeside ? side : map
  return side && place && fits(place) ? place : { ...map, width: size.columns }
}

/** A page as it is laid out at this size. */
export function pageLayout(page: Page, size: Size): PageLayout {
  if (layoutFor(size) === 'tiny') return layPage(page, size.columns - 1, Math.max(1, size.rows - 3))
  const { width, height } = pageRect(page, size)
  return layPage(page, width - 4, height - 2)
}

/** A name in the heading leaves room for what stands behind it. */
const LONGEST_NAME = 24

/** "The Rest, 1666   round 3   ► MERCY   moves 4 of 4"; what is wrong comes first where it would be cut off. */
function heading({ scene, title, banner }: TableModel, glyphs: Glyphs, width: number): Row {
  const { view } = scene
  const { who, moves, spent } = view.turn
  const mine = who !== null && who === view.viewer
  const turn = view.outcome
    ? [span('   the game is over', 'strong')]
    : who === null
      ? []
      : [
          span(
            `   ${glyphs.pointer} ${cut(nameOf(scene, who).toUpperCase(), LONGEST_NAME)}`,
            mine ? 'strong' : 'ally',
          ),
        ]
  const last = scene.haunt && view.phase === 'haunt' ? ` of ${scene.haunt.lastRound}` : ''
  const usual = [
    span(` ${title}`, 'title'),
    span(`   round ${view.round}${last}`),
    ...turn,
    ...(mine && !view.outcome
      ? [span(moves > 0 ? `   moves ${moves} of ${moves + spent}` : '   no moves left')]
      : []),
    ...(view.phase === 'haunt' ? [span(sideOf(scene))] : []),
  ]
  if (!banner) return usual
  const isRoom = rowWidth(usual) + 3 + widthOf(banner) <= width
  return isRoom ? [...usual, span(`   ${banner}`, 'bad')] : [span(` ${banner}  `, 'bad'), ...usual]
}

/** Which side the reader is on, where there are sides (L-AMB-63). */
function sideOf(scene: Scene): string {
  const viewer = viewerOf(scene)
  if (!viewer) return ''
  if (viewer.dead) return '   you are dead'
  if (scene.haunt!.team.kind === 'everyone') return '   you play alone'
  return viewer.team === 'traitor' ? '   you are the TRAITOR' : '   you are a hero'
}

function drawMap(sheet: Sheet, rect: Rect, { scene, zoom, changed, centre }: TableModel): void {
  const tile = centre ?? tileInSight(scene)
  const { region } = findPlaced(scene, tile)!
  const rooms = scene.view.house.filter((placed) => placed.region === region).length
  const { sheet: map, hidden } = regionMap(scene, {
    region,
    zoom: zoom ?? zoomFor(rect),
    width: rect.width - 2,
    height: rect.height - 2,
    centre: tile,
    changed,
    glyphs: sheet.glyphs,
  })
  sheet.box(rect, `${REGION_NAMES[region].toUpperCase()}  ${count(rooms, 'room')}`)
  sheet.paste(map, rect.x + 1, rect.y + 1)
  markEdges(sheet, rect, hidden)
}

/** Where the reader acts, be it with a monster; for an onlooker, whoever's turn it is. */
function tileInSight(scene: Scene): TileId {
  const { viewer, turn, house } = scene.view
  const tile = viewer ? tileOfActor(scene) : turn.who && tileOf(scene, turn.who)
  return tile ?? house[0]!.id
}

/** Names where there is room for them. */
export const zoomFor = ({ width, height }: Rect): Zoom => (width >= 70 && height >= 20 ? 'large' : 'small')

/** The reader, the room, the goal; everybody else where there is room. */
function drawSide(sheet: Sheet, rect: Rect, scene: Scene, glyphs: Glyphs): void {
  const viewer = viewerOf(scene)
  const width = rect.width - 4
  const { who } = scene.view.turn
  const others = scene.view.explorers
    .filter(({ id }) => id !== viewer?.id)
    .flatMap((one) => personRows(scene, one, one.id === who, glyphs.pointer, width))
  const mine: Row[] = viewer
    ? [...ladderRows(scene, viewer), carryingRow(scene, viewer), ...counts(scene)]
    : []
  const party: Section = { title: 'PARTY', rows: others }
  const here = hereSection(scene, width)
  const goal = goalSection(scene, width)
  const me: Section = { title: '', rows: viewer ? mine : others }
  const room = rect.height - 2
  const wanted = [me, ...(viewer ? [here] : []), ...(scene.haunt ? [goal] : [])]
  const more = [...(scene.haunt ? [] : [goal]), ...(viewer ? [party] : [])]
  const sections = [...wanted]
  for (const section of more) if (heightOf([...sections, section]) <= room) sections.push(section)
  sheet.box(rect, viewer ? titleOf(scene, viewer) : 'PARTY', viewer ? 'you @' : '')
  drawSections(sheet, rect, squeeze(sections, room, width))
}

const counts = (scene: Scene): Row[] => {
  const viewer = viewerOf(scene)
  const text = viewer ? countersOf(scene, viewer) : ''
  return text ? [row(text, 'strong')] : []
}

/** The room gives way first: what it says at length is a look away. Then the goal, to its heading; never who is here. */
function squeeze(sections: readonly Section[], room: number, width: number): Section[] {
  const over = heightOf(sections) - room
  const [me, here, goal] = sections
  if (over <= 0 || !me || !here) return [...sections]
  const least = Math.min(here.rows.length, Math.max(2, here.least ?? 0))
  const rows = shortened(here.rows, Math.max(least, here.rows.length - over), width)
  if (!goal) return [me, { ...here, rows }]
  const left = room - heightOf([me, { ...here, rows }]) - 1
  if (left > 0) return [me, { ...here, rows }, { ...goal, rows: shortened(goal.rows, left, width) }]
  return [me, { ...here, rows: [...rows, row(goal.title, 'strong')] }]
}

function drawBottom(
  sheet: Sheet,
  y: number,
  { tries, status, prompt, footer }: TableModel,
): ScreenFrame['cursor'] {
  sheet.spans(0, y, status ?? triesRow(tries, sheet.width - 1))
  const cursor = drawPrompt(sheet, y + 1, prompt)
  sheet.spans(1, y + 2, footer, sheet.width - 2)
  return cursor
}

/** Text and a prompt: the newest lines, or the page that is open. */
function tinyScreen(
  { page, from, log, scene, prompt, title, banner }: TableModel,
  size: Size,
  glyphs: Glyphs,
): ScreenFrame {
  const height = Math.max(1, size.rows - 1)
  const sheet = new Sheet(Math.max(1, size.columns), height, glyphs)
  const head = height > 2 ? 1 : 0
  const below = page ? rowsBelow(pageLayout(page, size), from) : 0
  const more = below > 0 ? `${glyphs.more.down} Space: ${below} more  ` : ''
  if (head) sheet.put(0, 0, `${more}${banner ?? `${title}, round ${scene.view.round}`}`, 'title')
  const room = Math.max(0, height - head - 1)
  const width = size.columns - 1
  const shown = page
    ? pageTail(pageLayout(page, size), from)
    : [...logRows(log.slice(-room), width, false), ...placeRows(scene, width)].slice(-room)
  shown.slice(0, room).forEach((one, n) => {
    sheet.spans(0, head + n, one)
  })
  return { sheet, cursor: drawPrompt(sheet, height - 1, prompt) }
}

/** Where one is and what is left, in words. */
const placeRows = (scene: Scene, width: number): Row[] =>
  scene.view.decision?.kind === 'main'
    ? [...lookAt(scene, undefined, false), fresh(turnLine(scene))].flatMap(({ text }) => filled(text, width))
    : []

const rowsBelow = (layout: PageLayout, from: number): number =>
  Math.max(0, layout.turned.length - startOf(layout, from) - layout.view)

function pageTail(layout: PageLayout, turnedTo: number): Row[] {
  const from = startOf(layout, turnedTo)
  return [...layout.turned.slice(from, from + layout.view), ...layout.pinned]
}
