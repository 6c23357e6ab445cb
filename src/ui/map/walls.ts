/** Walls and doorways. A wall that two rooms share is drawn as the better lit of them has it. */
import { SIDES } from '../../engine/ids.ts'
import type { Placed, Scene } from '../prose/scene.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role } from '../theme/roles.ts'
import type { Canvas } from './canvas.ts'
import type { FloorPlan } from './floor-plan.ts'
import { LIGHTS, type Light } from './light.ts'
import { glyphOf, linkSide, SIGNS } from './signs.ts'

const WALLS: Readonly<Record<Light, Role>> = {
  lit: 'litwall',
  near: 'nearwall',
  old: 'oldwall',
  dark: 'oldwall',
}

interface Surface {
  canvas: Canvas
  plan: FloorPlan
  glyphs: Glyphs
  lightOf: (tile: Placed) => Light
}

/** The darkest rooms first, so that the lamp has the last word. */
export function drawWalls({ canvas, plan, glyphs, lightOf }: Surface): void {
  for (const light of LIGHTS) {
    const look = { role: WALLS[light], ...(light === 'lit' && { ground: 'lit' as const }) }
    const put: Put = (x, y, glyph) => canvas.put(x, y, { glyph, ...look })
    for (const tile of plan.tiles)
      if (lightOf(tile) === light) drawRoom(plan, tile, pensOf(light, glyphs), put)
  }
}

/** What a room's walls are drawn with. */
interface Pens {
  across: (n: number) => string
  down: string
  joint: (sides: number) => string
}

function pensOf(light: Light, { across, down, joints, double, dot }: Glyphs): Pens {
  if (light === 'lit')
    return { across: () => double.across, down: double.down, joint: (sides) => double.joints[sides]! }
  if (light === 'dark') return { across: (n) => (n % 2 === 0 ? dot : ' '), down: dot, joint: () => dot }
  return { across: () => across, down, joint: (sides) => joints[sides]! }
}

type Corner = { x: number; y: number }
type Put = (x: number, y: number, glyph: string) => void

function drawRoom(plan: FloorPlan, at: Corner, pens: Pens, put: Put): void {
  const { stride } = plan
  const { x, y } = plan.corner(at)
  for (const row of [y, y + stride.y]) for (let n = 1; n < stride.x; n++) put(x + n, row, pens.across(n))
  for (let row = y + 1; row < y + stride.y; row++)
    for (const column of [x, x + stride.x]) put(column, row, pens.down)
  for (const dx of [0, 1])
    for (const dy of [0, 1])
      put(x + dx * stride.x, y + dy * stride.y, pens.joint(reachOf(plan, at.x + dx, at.y + dy)))
}

/** The sides to which walls leave a corner, as bits. */
function reachOf({ roomAt }: FloorPlan, x: number, y: number): number {
  const [nw, ne, sw, se] = [roomAt(x - 1, y - 1), roomAt(x, y - 1), roomAt(x - 1, y), roomAt(x, y)].map(
    Boolean,
  )
  return Number(nw || ne) + 2 * Number(ne || se) + 4 * Number(sw || se) + 8 * Number(nw || sw)
}

type Doorway = 'open' | 'unopened' | 'boarded' | 'link'

export function drawDoorways(scene: Scene, surface: Surface): void {
  const { plan, lightOf } = surface
  for (const light of LIGHTS)
    for (const tile of plan.tiles) {
      if (lightOf(tile) !== light || light === 'dark') continue
      const front = linkSide(scene, tile)
      SIDES.forEach((_, side) => {
        const kind = side === front ? 'link' : doorwayOf(tile, side)
        if (kind) drawDoorway(surface, tile, side, kind)
      })
    }
}

function doorwayOf(tile: Placed, side: number): Doorway | null {
  if (tile.next[side]) return 'open'
  if (tile.unopened.includes(SIDES[side]!)) return 'unopened'
  return (tile.doors | tile.falses) & (1 << side) ? 'boarded' : null
}

/** The row of doorways in the walls at the sides: that of the people, below the name. */
export const doorRow = ({ stride }: Pick<FloorPlan, 'stride'>): number => (stride.y >= 3 ? 2 : 1)

function drawDoorway({ canvas, plan, glyphs }: Surface, at: Corner, side: number, kind: Doorway): void {
  const { stride } = plan
  const { x, y } = plan.corner(at)
  if (side % 2 === 0) drawAcross(canvas, glyphs, stride.x, x, side === 0 ? y : y + stride.y, kind)
  else drawDown(canvas, glyphs, stride.x, side === 3 ? x : x + stride.x, y + doorRow(plan), kind)
}

/** In a wall that runs across. Jambs keep the look of the wall. */
function drawAcross(
  canvas: Canvas,
  glyphs: Glyphs,
  width: number,
  x: number,
  y: number,
  kind: Doorway,
): void {
  const middle = x + width / 2
  const put = (column: number, glyph: string, role?: Role) =>
    canvas.put(column, y, { glyph, ...(role && { role }) })
  if (width <= 2)
    return kind === 'open' ? put(middle, glyphs.down) : put(middle, ...signFor(kind, glyphs, 'across'))
  if (kind === 'boarded') return put(middle, glyphs.boards.across, 'board')
  const half = width < 8 ? 0 : kind === 'open' ? 2 : 1
  if (half > 0) {
    put(middle - half, glyphs.jambs.left)
    put(middle + half, glyphs.jambs.right)
  }
  if (kind !== 'open') return put(middle, ...signFor(kind, glyphs, 'across'))
  for (let n = middle - Math.max(0, half - 1); n <= middle + Math.max(0, half - 1); n++) put(n, ' ')
}

function drawDown(canvas: Canvas, glyphs: Glyphs, width: number, x: number, y: number, kind: Doorway): void {
  if (kind !== 'open') {
    const [glyph, role] = signFor(kind, glyphs, 'down')
    return canvas.put(x, y, { glyph, role })
  }
  // Codes of three letters would run together through a gap.
  if (width === 4) return canvas.put(x, y, { glyph: SIGNS.open.unicode, role: SIGNS.open.role })
  canvas.put(x, y, { glyph: width <= 2 ? glyphs.across : ' ' })
}

function signFor(kind: Exclude<Doorway, 'open'>, glyphs: Glyphs, way: 'across' | 'down'): [string, Role] {
  if (kind === 'boarded') return [glyphs.boards[way], 'board']
  return [glyphOf(SIGNS[kind], glyphs), SIGNS[kind].role]
}

/** The room about to be laid: dashed, with the joins it makes and the doors it leaves. */
export function drawGhost(surface: Surface): void {
  const { canvas, plan, glyphs } = surface
  const { ghost } = plan
  if (!ghost) return
  const pens: Pens = {
    across: (n) => (n % 3 === 0 ? ' ' : glyphs.across),
    down: glyphs.down,
    joint: (sides) => glyphs.joints[sides]!,
  }
  // Walls that stand already stay as they are.
  drawRoom(plan, ghost, pens, (x, y, glyph) => {
    if (canvas.isBlank(x, y)) canvas.put(x, y, { glyph, role: 'door' })
  })
  SIDES.forEach((_, side) => {
    const [dx, dy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][side] as [number, number]
    const next = plan.roomAt(ghost.x + dx, ghost.y + dy) as Placed | null
    const hasDoor = (ghost.doors & (1 << side)) !== 0
    const isMet = next !== null && (next.doors & (1 << ((side + 2) % 4))) !== 0
    if (hasDoor) drawDoorway(surface, ghost, side, next === null ? 'unopened' : isMet ? 'open' : 'boarded')
  })
}
