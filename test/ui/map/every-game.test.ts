// What must hold of every map of every house: random games, looked at again and again on the way.
import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { viewFor } from '../../../src/engine/game.ts'
import { REGIONS, SIDES } from '../../../src/engine/ids.ts'
import { regionMap, ZOOMS, type Zoom } from '../../../src/ui/map/region-map.ts'
import { findPlaced, type Placed, type Scene, sceneOf, tileOf } from '../../../src/ui/prose/scene.ts'
import { UNICODE } from '../../../src/ui/text/glyphs.ts'
import { widthOf } from '../../../src/ui/text/width.ts'
import { manyGames, playRandomly } from '../../support/random-game.ts'

const STRIDE: Record<Zoom, [number, number]> = { overview: [2, 2], small: [4, 2], large: [8, 4] }
const LOOK_EVERY = 80

test('every room, door and person of 200 games is on the map', async () => {
  const catalog = await loadCatalog()
  const games = manyGames(catalog, 8)
  expect(games.length).toBeGreaterThan(200)
  let looks = 0
  for (const game of games)
    playRandomly(catalog, {
      ...game,
      at: (state, seat, n) => {
        if (n % LOOK_EVERY !== LOOK_EVERY - 1) return
        looks++
        const scene = sceneOf(catalog, viewFor(catalog, state, seat))
        for (const zoom of ZOOMS) {
          checkWhole(scene, zoom, `${game.seed} at ${n}`)
          checkWindow(scene, zoom, looks, `${game.seed} at ${n}`)
        }
      },
    })
  expect(looks).toBeGreaterThan(400)
})

/** In a window of just its size a region has its first room in the corner. */
function checkWhole(scene: Scene, zoom: Zoom, where: string): void {
  const [dx, dy] = STRIDE[zoom]
  for (const region of REGIONS) {
    const tiles = scene.view.house.filter((tile) => tile.region === region)
    const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)]
    const [west, north] = [Math.min(...xs), Math.min(...ys)]
    const width = (Math.max(...xs) - west + 1) * dx + 1
    const height = (Math.max(...ys) - north + 1) * dy + 1
    const { sheet, fits, hidden } = regionMap(scene, { region, zoom, width, height, glyphs: UNICODE })
    expect([where, fits, Object.values(hidden)]).toEqual([where, true, [0, 0, 0, 0]])
    const lines = sheet.lines().map((line) => line.padEnd(width))
    for (const tile of tiles) {
      const [x, y] = [(tile.x - west) * dx, (tile.y - north) * dy]
      const inside = lines.slice(y + 1, y + dy).map((line) => line.slice(x + 1, x + dx))
      expect(roomFaults(scene, zoom, tile, inside), `${where}\n${lines.join('\n')}`).toEqual([])
      const spots = [
        [x + dx / 2, y],
        [x + dx, y + dy / 2],
        [x + dx / 2, y + dy],
        [x, y + dy / 2],
      ] as const
      const shown = spots.map(([column, row], side) => doorway(zoom, tile, side) && lines[row]![column])
      expect([where, tile.id, shown]).toEqual([
        where,
        tile.id,
        SIDES.map((_, side) => doorway(zoom, tile, side)),
      ])
    }
  }
}

function doorway(zoom: Zoom, tile: Placed, side: number): string | null {
  if (tile.unopened.includes(SIDES[side]!)) return '?'
  if (tile.falses & (1 << side)) return 'x'
  if (!tile.next[side]) return null
  if (zoom === 'overview') return side % 2 === 0 ? '│' : '─'
  return zoom === 'small' && side % 2 === 1 ? ':' : ' '
}

function roomFaults(scene: Scene, zoom: Zoom, { id }: Placed, inside: string[]): string[] {
  const { short, code } = scene.catalog.tiles[id]!
  const people = scene.view.explorers.filter((one) => !one.dead && tileOf(scene, one.id) === id)
  const glyphs = people.map((one) => (one.id === scene.view.viewer ? '@' : `${one.seat + 1}`))
  const text = inside.join('')
  const unseen = glyphs.filter((glyph) => !text.includes(glyph) && !text.includes('+') && zoom !== 'overview')
  const isNamed = zoom === 'large' ? inside[0] === short.padEnd(7) : text.startsWith(code[0]!)
  const isTaken = people.length > 0 || scene.view.monsters.some(({ tile }) => tile === id) || /%/.test(text)
  return [
    ...(isNamed || (zoom !== 'large' && isTaken) || zoom === 'overview' ? [] : [`${id} has no name`]),
    ...(text.trim() === '' ? [`${id} is empty`] : []),
    ...unseen.map((glyph) => `${glyph} is not seen in ${id}`),
  ]
}

/** Too small for many houses: whoever looks is seen, and rooms are counted only if they are not. */
function checkWindow(scene: Scene, zoom: Zoom, n: number, where: string): void {
  const { region } = findPlaced(scene, tileOf(scene, scene.view.viewer!)!)!
  const [width, height] = [9 + (n % 31), 5 + (n % 9)]
  const { sheet, fits, hidden } = regionMap(scene, { region, zoom, width, height, glyphs: UNICODE })
  const lines = sheet.lines()
  const picture = `${where}\n${lines.join('\n')}`
  expect(lines, picture).toHaveLength(height)
  expect(Math.max(...lines.map(widthOf)), picture).toBeLessThanOrEqual(width)
  const you = scene.view.explorers.find(({ id }) => id === scene.view.viewer)!
  expect(lines.join(''), picture).toContain(you.dead ? '%' : '@')
  const counted = Object.values(hidden).some((rooms) => rooms > 0)
  if (fits) expect(counted, picture).toBe(false)
}
