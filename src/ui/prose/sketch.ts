/** The house as text: a grid of three-letter codes for each region, with the ways between them. */
import { exitsOf } from './atlas.ts'
import { capital, REGION_NAMES, roomName } from './names.ts'
import type { Placed, Scene } from './scene.ts'

/** One block of lines for each region: its name, its map, and what the codes mean. */
export function houseSketch(scene: Scene): string[] {
  const regions = [...new Set(scene.view.house.map(({ region }) => region))]
  return regions.flatMap((region) => {
    const tiles = scene.view.house.filter((tile) => tile.region === region)
    const names = tiles.map(({ id }) => `${scene.catalog.tiles[id]!.code} ${roomName(scene, id)}`)
    return [`${capital(REGION_NAMES[region])}`, ...gridOf(scene, tiles), `  ${names.join(', ')}.`, '']
  })
}

function gridOf(scene: Scene, tiles: readonly Placed[]): string[] {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)]
  const rows: string[] = []
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    let line = '  '
    let below = '  '
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      const tile = tiles.find((one) => one.x === x && one.y === y)
      const ways = tile ? exitsOf(scene, tile).filter(({ to }) => to !== null) : []
      const leads = (side: string) => ways.some(({ by }) => by === side)
      line += `${tile ? `[${scene.catalog.tiles[tile.id]!.code}]` : '     '}${leads('east') ? '-' : ' '}`
      below += `  ${leads('south') ? '|' : ' '}   `
    }
    rows.push(line.trimEnd(), below.trimEnd())
  }
  return rows.filter((row, n) => row !== '' || n % 2 === 0)
}
