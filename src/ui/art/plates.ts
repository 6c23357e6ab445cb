/** Pictures behind the beats, drawn from a few shapes: a candle, a lantern, a door ajar, the hill. */
import type { BeatKind } from '../store/beats.ts'
import { DAWN, HAUNTED, PLATE_INKS as INK, mixed } from '../theme/scenery.ts'
import { nightPixels, type Pixels } from './night.ts'

interface Plate {
  columns: number
  /** Rows of the screen. */
  rows: number
  /** The screen's own colour. */
  ground: string
}

/** Columns at the left in which text stands. */
const TEXT = 46
const FADE = 12

export function platePixels(kind: BeatKind, plate: Plate): Pixels {
  switch (kind) {
    case 'haunt-begins':
    case 'turning':
      return faded(hill(plate, true), plate)
    case 'last-round':
      return faded(hill(plate, false), plate)
    case 'you-are-traitor':
      return door(plate)
    case 'death':
      return candle(plate, false)
    case 'rising':
      return candle(plate, true)
    default:
      return lantern(plate)
  }
}

const hill = ({ columns, rows }: Plate, isHaunted: boolean): Pixels =>
  nightPixels({ chapter: 0, isHaunted }, { columns, rows, scenery: isHaunted ? HAUNTED : DAWN })

/** The picture gives way to the ground where text stands. */
const faded = (pixels: Pixels, { ground }: Plate): Pixels =>
  pixels.map((row) =>
    row.map((pixel, x) => {
      const share = x < TEXT ? 0.92 : Math.max(0, 0.92 * (1 - (x - TEXT) / FADE))
      return share > 0 ? mixed(ground, pixel, Math.round(share * 12) / 12) : pixel
    }),
  )

type Shade = (x: number, y: number) => string | null

const painted = ({ columns, rows, ground }: Plate, shade: Shade): Pixels =>
  Array.from({ length: rows * 2 }, (_, y) => Array.from({ length: columns }, (_, x) => shade(x, y) ?? ground))

const within = (value: number, from: number, to: number): boolean => value >= from && value <= to
const steps = (share: number, many: number): number => Math.round(Math.max(0, share) * many) / many

/** The Horn Lantern, with its light on everything near it. */
function lantern(plate: Plate): Pixels {
  const [cx, cy] = [plate.columns - 19, plate.rows + 2]
  return painted(plate, (px, py) => {
    const [x, y] = [px - cx, py - cy]
    if ((Math.abs(x) === 3 && within(y, -17, -10)) || (Math.abs(x) <= 3 && y === -17)) return INK.i!
    if ((Math.abs(x) <= 3 && within(y, -9, -7)) || (Math.abs(x) <= 5 && within(y, -6, -4))) return INK.i!
    if (within(Math.abs(x), 1, 3) && within(y, -3, 10))
      return mixed(INK.f!, INK.F!, steps(Math.abs(y - 4) / 8, 4))
    if ((Math.abs(x) <= 4 && within(y, -3, 11)) || (Math.abs(x) <= 6 && within(y, 12, 13))) return INK.i!
    const glow = steps(0.3 * (1 - Math.hypot(x, y - 4) / 24), 28)
    return glow > 0 ? mixed(INK.H!, plate.ground, glow) : null
  })
}

/** A candle that has just gone out, or one that burns for nobody. */
function candle(plate: Plate, isAlight: boolean): Pixels {
  const cx = plate.columns - 22
  const height = plate.rows * 2
  const [foot, top] = [height - 7, height - 21]
  return painted(plate, (x, y) => {
    if (within(y, foot, foot + 1) && Math.abs(x - cx) <= 7) return INK.d!
    if (within(y, top, foot - 1) && within(x - cx, -3, 2))
      return mixed(INK.w!, INK.W!, steps((x - cx + 3) / 5, 5))
    if (within(y, top - 2, top - 1) && x === cx) return isAlight ? INK.g! : y === top - 2 ? INK.o! : INK.k!
    if (isAlight) return flame(x - cx, y - top, plate.ground)
    const sway = Math.round(2.4 * Math.sin((top - y) / 3.2))
    if (within(y, 3, top - 3) && within(x - cx - sway, 0, y > top - 10 ? 1 : 0))
      return y > top - 10 ? INK.s! : INK.S!
    return null
  })
}

function flame(x: number, y: number, ground: string): string | null {
  const wide = y < -2 && y > -9 ? Math.max(0, 2.4 - Math.abs(y + 4.5) * 0.6) : -1
  if (Math.abs(x) <= wide) return Math.abs(x) < 1 ? INK.G! : INK.g!
  const glow = steps(0.22 * (1 - Math.hypot(x, y + 4) / 20), 22)
  return glow > 0 ? mixed(INK.g!, ground, glow) : null
}

/** A door ajar, and the light behind it. */
function door(plate: Plate): Pixels {
  const left = plate.columns - 27
  const bottom = plate.rows * 2 - 9
  return painted(plate, (px, y) => {
    const x = px - left
    const isHigh = within(y, 4, bottom)
    if (isHigh && within(x, 2, 5))
      return mixed(INK.R!, INK.F!, steps(1 - Math.abs(y - (4 + bottom) / 2) / bottom, 10))
    if (isHigh && x === 6) return INK.r!
    if (isHigh && within(x, 7, 20)) return isPanel(x, y, bottom) ? mixed(INK.p!, plate.ground, 0.35) : INK.D!
    if (within(y, 2, bottom) && within(x, 0, 20)) return INK.p!
    const spill = y - bottom
    if (spill > 0 && within(x, 2 - spill * 1.4, 6))
      return mixed(INK.r!, plate.ground, steps(0.8 - spill / 11, 10))
    const glow = steps(0.16 * (1 - Math.hypot(x - 4, y - bottom / 2) / 30), 20)
    return glow > 0 ? mixed(INK.r!, plate.ground, glow) : null
  })
}

/** Two panels in the door, one above the other. */
const isPanel = (x: number, y: number, bottom: number): boolean => {
  const middle = Math.floor((4 + bottom) / 2)
  return within(x, 10, 17) && (within(y, 8, middle - 3) || within(y, middle + 2, bottom - 5))
}

/** Half the roof, from its ridge outwards: pixels of house above the eaves. */
const GABLE = 5
const HOUSE = { fromRight: 16, half: 6, eaves: 6 } as const

/** The sky over the end of a game: dawn, or night with a window more; dark enough at the left for words. */
export function skyPixels(isDawn: boolean, { columns, rows, ground }: Plate): Pixels {
  const { sky, dark, window } = isDawn ? DAWN : HAUNTED
  const height = rows * 2
  const [top, middle, low] = sky
  const skyAt = (y: number): string => {
    const share = y / (height - 1)
    return share < 0.6
      ? mixed(middle, top, steps(share / 0.6, 6))
      : mixed(low, middle, steps((share - 0.6) / 0.4, 5))
  }
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const off = Math.abs(x - (columns - HOUSE.fromRight))
      const roof = HOUSE.eaves - Math.max(0, GABLE - Math.abs(off - 3)) / 1.4
      const isHouse = off <= HOUSE.half && y >= roof
      const isHill = y >= height - 1 - Math.max(0, 5 - Math.max(0, off - HOUSE.half) / 4)
      if (!isDawn && isHouse && within(y, 8, 9) && (off === 3 || off === 4)) return window
      if (isHouse || isHill) return dark
      const shade = x < TEXT + FADE ? 0.55 * Math.min(1, (TEXT + FADE - x) / FADE) : 0
      return shade > 0 ? mixed(ground, skyAt(y), Math.round(shade * 12) / 12) : skyAt(y)
    }),
  )
}
