// What must hold of every map of every house: random games, looked at again and again on the way.
import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { viewFor } from '../../../src/engine/game.ts'
import { REGIONS, SIDES } from '../../../src/engine/ids.ts'
import { linesOf } from '../../../src/ui/map/canvas.ts'
import { floorMap } from '../../../src/ui/map/floor-map.ts'
import { lightsOf } from '../../../src/ui/map/light.ts'
import { strideOf, ZOOMS, type Zoom } from '../../../src/ui/map/strides.ts'
import { findPlaced, type Placed, type Scene, sceneOf, tileOf } from '../../../src/ui/prose/scene.ts'
import { widthOf } from '../../../src/ui/text/width.ts'
import { UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { manyGames, playRandomly } from '../../support/random-game.ts'

/** One zoom a look, in turn. */
const LOOK_EVERY = 40

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
        const zoom = ZOOMS[looks % ZOOMS.length]!
        checkWhole(scene, zoom, `${game.seed} at ${n}`)
        checkWindow(scene, zoom, looks, `${game.seed} at ${n}`)
      },
    })
  expect(looks).toBeGreaterThan(400)
})

/** In a window of just its size a region has its first room in the corner. */
function checkWhole(scene: Scene, zoom: Zoom, where: string): void {
  const { x: dx, y: dy } = strideOf(zoom)
  for (const region of REGIONS) {
    const tiles = scene.view.house.filter((tile) => tile.region === region)
    const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)]
    const [west, north] = [Math.min(...xs), Math.min(...ys)]
    const width = (Math.max(...xs) - west + 1) * dx + 1
    const height = (Math.max(...ys) - north + 1) * dy + 1
    const { cells, fits, hidden } = floorMap(scene, { region, zoom, width, height, glyphs: UNICODE })
    expect([where, fits, Object.values(hidden)]).toEqual([where, true, [0, 0, 0, 0]])
    const lines = linesOf(cells).map((line) => line.padEnd(width))
    const light = lightsOf(scene)
    for (const tile of tiles) {
      const [x, y] = [(tile.x - west) * dx, (tile.y - north) * dy]
      const inside = lines.slice(y + 1, y + dy).map((line) => line.slice(x + 1, x + dx))
      expect(roomFaults(scene, zoom, tile, inside), `${where}\n${lines.join('\n')}`).toEqual([])
      // A room that nobody can reach is drawn without its doors.
      if (light(tile) === 'dark') continue
      expect(closedDoors(lines, tile, x, y, zoom), `${where} ${tile.id}\n${lines.join('\n')}`).toEqual(
        SIDES.filter((side) => tile.unopened.includes(side)),
      )
    }
  }
}

/** The sides of a room on which the map has an unopened doorway. */
function closedDoors(lines: readonly string[], tile: Placed, x: number, y: number, zoom: Zoom): string[] {
  const { x: dx, y: dy } = strideOf(zoom)
  const walls = [
    lines[y]!.slice(x + 1, x + dx),
    lines
      .slice(y + 1, y + dy)
      .map((line) => line[x + dx])
      .join(''),
    lines[y + dy]!.slice(x + 1, x + dx),
    lines
      .slice(y + 1, y + dy)
      .map((line) => line[x])
      .join(''),
  ]
  // A neighbour draws on a shared wall too.
  return SIDES.filter((side, n) => walls[n]!.includes('?') && !tile.next[n] && tile.unopened.includes(side))
}

function roomFaults(scene: Scene, zoom: Zoom, { id }: Placed, inside: string[]): string[] {
  const { short } = scene.catalog.tiles[id]!
  const people = scene.view.explorers.filter((one) => !one.dead && tileOf(scene, one.id) === id)
  const glyphs = people.map((one) => (one.id === scene.view.viewer ? '@' : `${one.seat + 1}`))
  const text = inside.join('')
  const isLarge = strideOf(zoom).x >= 8
  const unseen = glyphs.filter((glyph) => !text.includes(glyph) && !text.includes('+') && zoom !== '2x2')
  const name = short.slice(0, Math.min(4, short.length))
  return [
    ...(!isLarge || inside[0]!.includes(name) ? [] : [`${id} has no name`]),
    ...(text.trim() === '' ? [`${id} is empty`] : []),
    ...unseen.map((glyph) => `${glyph} is not seen in ${id}`),
  ]
}

/** Too small for many houses: whoever looks is seen, and rooms are counted only if they are not. */
function checkWindow(scene: Scene, zoom: Zoom, n: number, where: string): void {
  const { region } = findPlaced(scene, tileOf(scene, scene.view.viewer!)!)!
  const [width, height] = [13 + (n % 31), 6 + (n % 9)]
  const { cells, fits, hidden } = floorMap(scene, { region, zoom, width, height, glyphs: UNICODE })
  const lines = linesOf(cells)
  const picture = `${where}\n${lines.join('\n')}`
  expect(lines, picture).toHaveLength(height)
  expect(Math.max(...lines.map(widthOf)), picture).toBeLessThanOrEqual(width)
  const you = scene.view.explorers.find(({ id }) => id === scene.view.viewer)!
  expect(lines.join(''), picture).toContain(you.dead ? UNICODE.skull : '@')
  const counted = Object.values(hidden).some((rooms) => rooms > 0)
  if (fits) expect(counted, picture).toBe(false)
}
