/** What stands inside the walls of a room, at each zoom. */
import { roomName } from '../prose/names.ts'
import type { Placed, Scene } from '../prose/scene.ts'
import { cut, widthOf } from '../text/width.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Cell, Ground, Role } from '../theme/roles.ts'
import type { Canvas } from './canvas.ts'
import { type Figure, figuresIn } from './figures.ts'
import type { FloorPlan } from './floor-plan.ts'
import type { Light } from './light.ts'
import { glyphOf, type RoomSign, SIGNS, signsIn } from './signs.ts'
import { TEXTURE_ROLES, textureAt } from './textures.ts'

export interface Inside {
  scene: Scene
  canvas: Canvas
  plan: FloorPlan
  glyphs: Glyphs
}

export interface RoomLook {
  light: Light
  ground: Ground
  isChanged: boolean
}

export function drawInside(inside: Inside, tile: Placed, look: RoomLook): void {
  const { canvas, plan } = inside
  const { x, y } = plan.corner(tile)
  const { stride } = plan
  if (look.ground !== 'none') canvas.fill(x + 1, y + 1, stride.x - 1, stride.y - 1, look.ground)
  if (stride.x === 2) return drawDot(inside, tile, x, y)
  if (stride.x === 4) return drawCode(inside, tile, x, y, look)
  canvas.line(
    x + 1,
    y + 1,
    nameIn(inside.scene, tile.id, stride.x - 1),
    { role: nameRole(look) },
    stride.x - 1,
  )
  // Of a room that nobody can reach only those inside are seen.
  const isDark = look.light === 'dark'
  if (isDark && figuresIn(inside.scene, tile.id, inside.glyphs).length === 0) return
  if (stride.y === 3) drawOneRow(inside, tile, x + 1, y + 2)
  else drawTwoRows(inside, tile, x + 1, y + 2, y + stride.y - 1)
  if (!isDark) drawTexture(inside, tile, look)
}

const nameRole = ({ light, isChanged }: RoomLook): Role =>
  isChanged ? 'litwall' : light === 'lit' ? 'littext' : light === 'near' ? 'text' : 'dim'

/** The whole name, or the short one. */
export function nameIn(scene: Scene, tile: string, width: number): string {
  const name = roomName(scene, tile)
  return widthOf(name) <= width ? name : scene.catalog.tiles[tile]!.short
}

/** Someone who is there, else a way out, else something there. */
function drawDot({ scene, canvas, glyphs }: Inside, tile: Placed, x: number, y: number): void {
  const [figure] = figuresIn(scene, tile.id, glyphs)
  if (figure) return void putFigure(canvas, x + 1, y + 1, figure)
  const { sign } = signsIn(scene, tile)[0] ?? { sign: SIGNS.room }
  canvas.put(x + 1, y + 1, { glyph: glyphOf(sign, glyphs), role: sign.role })
}

/** Three letters: people, or the code. Signs hang on the wall above, left and right of its doorway. */
function drawCode(
  { scene, canvas, glyphs }: Inside,
  tile: Placed,
  x: number,
  y: number,
  look: RoomLook,
): void {
  const figures = figuresIn(scene, tile.id, glyphs)
  const signs = oneOfEach(signsIn(scene, tile))
  const ghost = signs.find(({ sign }) => sign === SIGNS.ghost)
  const [right, ...others] = signs.filter((one) => one !== ghost)
  const left = ghost ?? others.shift()
  const tail = others.slice(0, Math.max(0, figures.length > 0 ? 3 - figures.length : 1))
  if (figures.length > 0) putCrowd(canvas, x + 1, y + 1, figures, 3, glyphs)
  else canvas.line(x + 1, y + 1, scene.catalog.tiles[tile.id]!.code, { role: nameRole(look) }, 3)
  tail.forEach(({ sign }, n) => {
    canvas.put(x + 4 - tail.length + n, y + 1, { glyph: glyphOf(sign, glyphs), role: sign.role })
  })
  for (const [column, one] of [
    [x + 3, right],
    [x + 1, left],
  ] as const)
    if (one) canvas.put(column, y, { glyph: glyphOf(one.sign, glyphs), role: one.sign.role })
}

/** People from the left, signs from the right. */
function drawOneRow({ scene, canvas, plan, glyphs }: Inside, tile: Placed, x: number, y: number): void {
  const width = plan.stride.x - 1
  const figures = figuresIn(scene, tile.id, glyphs)
  const signs = oneOfEach(signsIn(scene, tile)).slice(-(width - Math.min(figures.length, 3) - 1))
  const room = width - signs.length
  putCrowd(
    canvas,
    figures.length < room ? x + 1 : x,
    y,
    figures,
    figures.length < room ? room - 1 : room,
    glyphs,
  )
  signs.forEach(({ sign }, n) => {
    canvas.put(x + width - signs.length + n, y, { glyph: glyphOf(sign, glyphs), role: sign.role })
  })
}

/** Chips of three columns where they fit, then signs, one of them with its word. */
function drawTwoRows(
  { scene, canvas, plan, glyphs }: Inside,
  tile: Placed,
  x: number,
  y: number,
  last: number,
): void {
  const width = plan.stride.x - 1
  const figures = figuresIn(scene, tile.id, glyphs)
  const wide = figures.length * 3
  if (wide <= width) {
    const start = wide < width ? x + 1 : x
    figures.forEach((figure, n) => {
      const { ground } = figure
      for (const dx of ground ? [0, 2] : [])
        canvas.put(start + n * 3 + dx, y, { glyph: ' ', role: figure.role, ground: ground! })
      putFigure(canvas, start + n * 3 + 1, y, figure)
    })
  } else putCrowd(canvas, x, y, figures, width, glyphs)
  for (const { text, role, at } of signTexts(signsIn(scene, tile), width, glyphs))
    canvas.line(x + at, last, text, { role })
}

interface SignText {
  text: string
  role: Role
  /** The column inside the room. */
  at: number
}

/** Signs in a row: with counts and one word where there is room, closer together where there is not. */
export function signTexts(signs: readonly RoomSign[], width: number, glyphs: Glyphs): SignText[] {
  const counted = ({ sign, many }: RoomSign): string => `${glyphOf(sign, glyphs)}${many > 1 ? many : ''}`
  const named = signs.findIndex(({ word }) => word !== '')
  const withWord = (gap: string): string[] =>
    signs.map((one, n) => (n === named ? `${counted(one)}${gap}${one.word}` : counted(one)))
  const kinds = oneOfEach(signs)
  const ways: readonly [readonly RoomSign[], string[], string, number][] = [
    ...(named >= 0
      ? ([
          [signs, withWord(' '), ' ', 1],
          [signs, withWord(''), ' ', 1],
          [signs, withWord(''), ' ', 0],
        ] as [RoomSign[], string[], string, number][])
      : []),
    [signs, signs.map(counted), ' ', 1],
    [signs, signs.map(counted), '', 1],
    [kinds, kinds.map(({ sign }) => glyphOf(sign, glyphs)), '', 0],
  ]
  const [kept, texts, gap, start] =
    ways.find(([, some, between, from]) => from + widthOf(some.join(between)) <= width) ?? ways.at(-1)!
  let at = start
  return texts.flatMap((text, n) => {
    const placed = { text: cut(text, width - at, ''), role: kept[n]!.sign.role, at }
    at += widthOf(text) + widthOf(gap)
    return placed.text ? [placed] : []
  })
}

const oneOfEach = (signs: readonly RoomSign[]): RoomSign[] =>
  signs.filter((one, n) => signs.findIndex(({ sign }) => sign === one.sign) === n)

function putFigure(canvas: Canvas, x: number, y: number, { glyph, role, ground }: Figure): void {
  canvas.put(x, y, { glyph, role, ...(ground && { ground }) })
}

/** One column each; how many more there are, if not all fit. */
function putCrowd(
  canvas: Canvas,
  x: number,
  y: number,
  figures: readonly Figure[],
  room: number,
  glyphs: Glyphs,
): void {
  if (figures.length <= room) return figures.forEach((figure, n) => void putFigure(canvas, x + n, y, figure))
  const plus = glyphOf(SIGNS.crowd, glyphs)
  const mark = room >= 4 ? `${plus}${figures.length - (room - 2)}` : plus
  const shown = figures.slice(0, room - mark.length)
  shown.forEach((figure, n) => void putFigure(canvas, x + n, y, figure))
  canvas.line(x + shown.length, y, mark, { role: SIGNS.crowd.role })
}

/** The floor, below the name and where nothing stands. */
function drawTexture({ canvas, plan, glyphs }: Inside, tile: Placed, { light }: RoomLook): void {
  const { x, y } = plan.corner(tile)
  const { stride } = plan
  const texture = textureAt(tile.region, tile.id)
  const role = light === 'lit' ? 'littex' : TEXTURE_ROLES[tile.region]
  for (let row = 2; row < stride.y; row++) {
    // Signs and people have a blank on either side.
    const isFree = Array.from({ length: stride.x + 1 }, (_, dx) => isBare(canvas.at(x + dx, y + row)))
    for (let column = 1; column < stride.x; column++) {
      const glyph = texture(column, row, glyphs.isAscii)
      const isAlone = column === 1 || isFree[column - 1]
      const isApart = column === stride.x - 1 || isFree[column + 1]
      if (glyph !== ' ' && isFree[column] && isAlone && isApart)
        canvas.put(x + column, y + row, { glyph, role })
    }
  }
}

const isBare = (cell: Cell | undefined): boolean =>
  cell?.glyph === ' ' && !cell.ground.startsWith('chip-') && cell.ground !== 'foe'

/** Name and symbols of the room about to be laid. */
export function drawGhostInside({ scene, canvas, plan, glyphs }: Inside): void {
  const { ghost, stride } = plan
  if (!ghost) return
  const { x, y } = plan.corner(ghost)
  const look = { role: 'door', italic: true } as const
  if (stride.x < 8)
    return void canvas.line(x + 1, y + 1, scene.catalog.tiles[ghost.tile]!.code, look, stride.x - 1)
  canvas.line(x + 1, y + 1, nameIn(scene, ghost.tile, stride.x - 1), look, stride.x - 1)
  let at = x + 3
  for (const symbol of scene.catalog.tiles[ghost.tile]!.symbols) {
    at = canvas.line(at, y + 2, glyphs.cards[symbol] || symbol, { role: symbol }, x + stride.x - at) + 1
  }
}
