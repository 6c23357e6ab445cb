/** How the regions share a screen: rows of boxes, each as large as its map asks for and the screen allows. */
import type { Region } from '../../engine/ids.ts'
import type { Scene } from '../prose/scene.ts'
import type { Rect } from '../text/sheet.ts'
import { planOf, ZOOMS, type Zoom } from './plan.ts'

const SHOWN: readonly Region[] = ['outside', 'ground', 'upper', 'basement']

/** The regions of the house in the order they are numbered and shown. */
export const shownRegions = ({ regions }: Scene): Region[] =>
  SHOWN.filter((region) => regions.includes(region))

/** A region, or the list of ways between them. */
export type Part = Region | 'ways'
export interface Box {
  part: Part
  rect: Rect
}
export interface Layout {
  zoom: Zoom
  boxes: Box[]
}

const SHAPES: readonly (readonly (readonly Part[])[])[] = [
  [
    ['outside', 'ground', 'upper'],
    ['basement', 'ways'],
  ],
  [['outside', 'ground', 'upper', 'basement'], ['ways']],
  [['outside', 'ground', 'upper', 'basement']],
  [
    ['outside', 'ground'],
    ['upper', 'basement'],
  ],
]

/** A shape without the regions that this house does not have. */
const shapeFor = ({ regions }: Scene, shape: (typeof SHAPES)[number]): (readonly Part[])[] =>
  shape
    .map((row) => row.filter((part) => part === 'ways' || regions.includes(part)))
    .filter((row) => row.length > 0)

interface Need {
  width: number
  height: number
}
const FRAME = 2
/** A title can be read in it. */
const NARROWEST = 20

/** The largest zoom at which every region is seen whole, in the first shape that allows it; failing that, what hides least. */
export function layoutOf(scene: Scene, room: Rect, ways: Need, wanted: Zoom | null): Layout {
  let best: { layout: Layout; missing: number } | null = null
  for (const zoom of wanted ? [wanted] : ZOOMS.toReversed()) {
    const need = (part: Part): Need => {
      const { width, height } = part === 'ways' ? ways : planOf(scene, part, zoom)
      return { width: Math.max(width + FRAME, NARROWEST), height: height + FRAME }
    }
    for (const shape of SHAPES) {
      const boxes = boxesIn(shapeFor(scene, shape), need, room)
      const missing = boxes.reduce((sum, { part, rect }) => sum + lacking(need(part), rect), 0)
      if (!best || missing < best.missing) best = { layout: { zoom, boxes }, missing }
    }
    if (best?.missing === 0) break
  }
  return best!.layout
}

const lacking = (need: Need, { width, height }: Rect): number =>
  Math.max(0, need.width - width) + Math.max(0, need.height - height)

function boxesIn(shape: readonly (readonly Part[])[], need: (part: Part) => Need, room: Rect): Box[] {
  const tall = shape.map((row) => Math.max(...row.map((part) => need(part).height)))
  return spread(room.y, room.height, tall).flatMap(([y, height], n) => {
    const wide = shape[n]!.map((part) => need(part).width)
    return spread(room.x, room.width, wide).map(([x, width], m) => ({
      part: shape[n]![m]!,
      rect: { x, y, width, height },
    }))
  })
}

/** Places and lengths that fill a stretch: what is left over goes evenly, what is lacking by need. */
function spread(from: number, total: number, needs: readonly number[]): (readonly [number, number])[] {
  const sum = needs.reduce((all, need) => all + need, 0)
  const share = (need: number) => (total >= sum ? need + (total - sum) / needs.length : (need * total) / sum)
  let end = 0
  return needs.map((need) => {
    const start = Math.round(end)
    end += share(need)
    return [from + start, Math.round(end) - start] as const
  })
}
