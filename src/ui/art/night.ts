/** The house on the hill: sky, moon, road and windows as pixels, for how the story stands. */
import { mixed, type Scenery } from '../theme/scenery.ts'
import { LARGE, SMALL } from './bitmaps.ts'
import { lettersOf } from './letters.ts'

/** A colour for each pixel; two rows of pixels make a row of the screen. */
export type Pixels = readonly (readonly string[])[]

export interface Night {
  /** The chapter reached: wings of the house, and lanterns on the road. */
  chapter: number
  /** Every window is lit, and the lanterns are the waiting dead. */
  isHaunted: boolean
  /** Windows lit besides the first. */
  windows?: number
}

export interface Frame {
  columns: number
  /** Rows of the screen. */
  rows: number
  scenery: Scenery
  /** The name of the game across the sky. */
  isNamed?: boolean
}

interface Bitmap {
  rows: readonly string[]
  moon: { x: number; y: number; radius: number }
}

const rowsOf = (bitmap: string): string[] => bitmap.trim().split('\n')
const BITMAPS: Readonly<Record<'small' | 'large', Bitmap>> = {
  small: { rows: rowsOf(SMALL), moon: { x: 63.5, y: 15.4, radius: 9.7 } },
  large: { rows: rowsOf(LARGE), moon: { x: 84, y: 28.5, radius: 19.7 } },
}

export const hasRoomForArt = ({ columns, rows }: { columns: number; rows: number }): boolean =>
  columns >= 80 && rows >= 23

/** The bitmap stands in the lower right; what is left of it goes on, and the sky above. */
export function nightPixels(night: Night, { columns, rows, scenery, isNamed = false }: Frame): Pixels {
  const bitmap = BITMAPS[columns >= 120 && rows >= 39 ? 'large' : 'small']
  const height = rows * 2
  const dx = columns - bitmap.rows[0]!.length
  const dy = height - bitmap.rows.length
  const scene = sceneOf(bitmap, night)
  const horizon = dy + bitmap.rows.findIndex((row) => row.startsWith('f'))
  const moon = { ...bitmap.moon, x: bitmap.moon.x + dx, y: bitmap.moon.y + dy }
  const pixels = Array.from({ length: height }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const mark = scene[y - dy]?.[Math.max(0, x - dx)] ?? '.'
      return pixelAt(mark, x, y, { scenery, horizon, moon, height })
    }),
  )
  if (isNamed) writeName(pixels, scenery, columns >= 100)
  return pixels
}

/** Marks as they are to be painted: `w` a lit window, `u` an unlit one, `g` the glow on the wall, `#` the house. */
function sceneOf({ rows }: Bitmap, { chapter, isHaunted, windows = 0 }: Night): string[][] {
  const all = rows.map((row) => [...row])
  const lanterns = rows.reduce((sum, row) => sum + row.split('l').length - 1, 0)
  const lit = isHaunted ? lanterns : Math.min(chapter, lanterns)
  let fromTop = lanterns
  for (const [y, row] of all.entries())
    for (const [x, mark] of row.entries()) {
      if (mark === 'l') row[x] = fromTop-- <= lit ? 'l' : behindLantern(row, x, y > rows.length * 0.6)
      else if (/\d/.test(mark)) row[x] = isStanding(rows[y]!, x, chapter) ? '#' : '.'
    }
  lightWindows(all, isHaunted ? Number.POSITIVE_INFINITY : 1 + windows)
  return all
}

const behindLantern = (row: readonly string[], x: number, isLow: boolean): string =>
  row[x - 1] === 'r' || row[x + 1] === 'r' ? 'r' : isLow ? 'h' : '#'

/** A part that does not stand yet shows what lies behind it: the house, if that goes on at both sides. */
function isStanding(row: string, x: number, chapter: number): boolean {
  const part = row[x]!
  if (Number(part) <= chapter) return true
  const before =
    row
      .slice(0, x)
      .replace(new RegExp(`${part}+$`), '')
      .at(-1) ?? '.'
  const after =
    row
      .slice(x)
      .replace(new RegExp(`^${part}+`), '')
      .at(0) ?? '.'
  return [before, after].every((mark) => /\d/.test(mark) && Number(mark) <= chapter)
}

/** The first windows, as they are found, are lit; their light falls on the wall round them. */
function lightWindows(all: string[][], many: number): void {
  const seen: { x: number; y: number; isLit: boolean }[] = []
  let count = 0
  for (const [y, row] of all.entries())
    for (const [x, mark] of row.entries()) {
      if (mark !== 'w') continue
      const near = seen.find((one) => Math.abs(one.x - x) <= 1 && Math.abs(one.y - y) <= 1)
      const isLit = near ? near.isLit : count++ < many
      seen.push({ x, y, isLit })
    }
  for (const { x, y, isLit } of seen) {
    if (!isLit) all[y]![x] = 'u'
    for (let dy = -2; isLit && dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) if (all[y + dy]?.[x + dx] === '#') all[y + dy]![x + dx] = 'g'
  }
}

interface Surroundings {
  scenery: Scenery
  horizon: number
  moon: { x: number; y: number; radius: number }
  height: number
}

function pixelAt(mark: string, x: number, y: number, around: Surroundings): string {
  const { scenery, horizon, height } = around
  switch (mark) {
    case '#':
    case 'h':
    case 't':
      return scenery.dark
    case 'g':
      return scenery.glow
    case 'w':
      return scenery.window
    case 'u':
      return scenery.unlit
    case 'l':
      return scenery.lantern
    case 'f':
      return scenery.bog
    case 'r':
      return mixed(
        scenery.road[1],
        scenery.road[0],
        Math.min(1, bands((y - horizon) / (height - horizon), 8)),
      )
    default:
      // Below the horizon stands text, which needs a dark ground.
      return y > horizon ? scenery.bog : skyAt(x, y, around)
  }
}

/** In steps: bands of one colour cost less to draw, and look like a print. */
const bands = (share: number, many: number): number =>
  Math.round(Math.max(0, Math.min(1, share)) * many) / many

function skyAt(x: number, y: number, { scenery, horizon, moon }: Surroundings): string {
  const distance = Math.hypot(x - moon.x, y - moon.y) / moon.radius
  if (distance <= 1) return isCrater(x, y, moon) ? scenery.crater : scenery.moon
  const [top, middle, low] = scenery.sky
  const height = bands(y / horizon, 12)
  const plain = height < 0.6 ? mixed(middle, top, height / 0.6) : mixed(low, middle, (height - 0.6) / 0.4)
  const glow = bands(0.22 / (distance * distance), 24)
  return glow > 0 ? mixed(scenery.moon, plain, glow) : plain
}

/** Three seas, by their place on the moon. */
const CRATERS = [
  { x: -0.35, y: -0.15, radius: 0.36 },
  { x: 0.12, y: -0.5, radius: 0.2 },
  { x: 0.52, y: -0.1, radius: 0.15 },
] as const

const isCrater = (x: number, y: number, moon: Surroundings['moon']): boolean =>
  CRATERS.some((one) => {
    const [dx, dy] = [(x - moon.x) / moon.radius - one.x, (y - moon.y) / moon.radius - one.y]
    return Math.hypot(dx, dy) <= one.radius
  })

/** The last row of the letters lies in shadow. */
function writeName(pixels: string[][], { moon, dark }: Scenery, isLarge: boolean): void {
  const letters = lettersOf('LYCHGATE', isLarge)
  const top = isLarge ? 4 : 2
  letters.forEach((row, y) => {
    for (const [x, mark] of [...row].entries())
      if (mark === '#') pixels[top + y]![3 + x] = y === letters.length - 1 ? mixed(moon, dark, 0.7) : moon
  })
}
