/** The frames kept in test/frames, each drawn again from the name of its file: `exploring-80x24`, `map-small-ascii`. */
import { markEdges, regionMap, type Zoom } from '../../src/ui/map/region-map.ts'
import { houseScreen } from '../../src/ui/screens/house.ts'
import { ASCII, type Glyphs, UNICODE } from '../../src/ui/text/glyphs.ts'
import { Sheet } from '../../src/ui/text/sheet.ts'
import { hauntedHouse, longHouse } from './houses.ts'
import { MOMENTS } from './moments.ts'
import type { HandStage } from './stage.ts'

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** A screen in a window of this size. */
export const shownAt = (stage: HandStage, columns: number, rows: number): string =>
  text(stage.sized(columns, rows).lines())

/** The house, or one region of it. */
export async function houseFrame(isPicked: boolean, columns: number, rows: number): Promise<string> {
  const scene = await hauntedHouse()
  const pan = { x: 0, y: 0 }
  const whole = { scene, picked: null, zoom: null, pan }
  const picked = { ...whole, picked: 'ground', message: 'Crypt: 4 moves.' } as const
  const glyphs = isPicked && columns < 60 ? ASCII : UNICODE
  return text(houseScreen(isPicked ? picked : whole, { columns, rows }, glyphs).sheet.lines())
}

export const MAP_WINDOWS: Record<Zoom, { width: number; height: number }> = {
  large: { width: 44, height: 19 },
  small: { width: 24, height: 11 },
  overview: { width: 14, height: 11 },
}
export const GLYPHS: Readonly<Record<string, Glyphs>> = { unicode: UNICODE, ascii: ASCII }

export async function mapOf(zoom: Zoom, glyphs: string) {
  const window = { region: 'ground', zoom, ...MAP_WINDOWS[zoom], glyphs: GLYPHS[glyphs]! } as const
  const { sheet, ...map } = regionMap(await hauntedHouse(), window)
  return { ...map, text: text(sheet.lines()) }
}

/** A map that does not fit its box, with the rooms beyond counted on the frame. */
export async function scrolledMap(named: string) {
  const glyphs = GLYPHS[named]!
  const frame = new Sheet(30, 7, glyphs)
  const box = { x: 0, y: 0, width: 30, height: 7 }
  frame.box(box, 'GROUND FLOOR')
  const window = { region: 'ground', zoom: 'small', width: 28, height: 5, glyphs } as const
  const { sheet, ...map } = regionMap(await longHouse('E'), window)
  frame.paste(sheet, 1, 1)
  markEdges(frame, box, map.hidden)
  return { ...map, text: text(frame.lines()) }
}

/** Finding a moment takes long, showing it at another size does not. */
const found = new Map<string, Promise<HandStage>>()

export async function drawnAgain(frame: string): Promise<string> {
  const [, zoom, glyphs] = /^map-(\w+)-(\w+)$/.exec(frame) ?? []
  if (zoom && glyphs)
    return (zoom === 'scrolled' ? await scrolledMap(glyphs) : await mapOf(zoom as Zoom, glyphs)).text
  const [, name = '', columns, rows] = /^(.*)-(\d+)x(\d+)$/.exec(frame) ?? []
  const size = [Number(columns), Number(rows)] as const
  if (name === 'house' || name === 'house-picked') return houseFrame(name !== 'house', ...size)
  const moment = MOMENTS[name]
  if (!moment) throw new Error(`Nothing draws the frame ${frame}`)
  const stage = found.get(name) ?? moment()
  found.set(name, stage)
  return shownAt(await stage, ...size)
}
