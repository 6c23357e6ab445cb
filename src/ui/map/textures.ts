/** What the floor of each region looks like where nothing stands on it. Places decide, so that nothing shimmers. */
import type { Region } from '../../engine/ids.ts'
import type { Role } from '../theme/roles.ts'

export const TEXTURE_ROLES: Readonly<Record<Region, Role>> = {
  outside: 'texO',
  ground: 'texG',
  upper: 'texU',
  basement: 'texB',
}

/** From 0 to 1, the same for the same place. */
function chance(...places: readonly number[]): number {
  let hash = 2166136261
  for (const place of places) hash = Math.imul(hash ^ (place + 0x9e37), 16777619)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0x5bd1e995)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

const seedOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 65521

const BOARDS = '-- - -- - '
const GRASS = ['"', "'", ',', '.']

type Texture = (x: number, y: number, seed: number, isAscii: boolean) => string

const TEXTURES: Readonly<Record<Region, Texture>> = {
  outside: (x, y, seed) =>
    chance(x, y, seed) < 0.3 ? GRASS[Math.floor(chance(y, x, seed) * GRASS.length)]! : ' ',
  ground: (x, y, _, isAscii) => (x % 4 === (y % 2 === 0 ? 2 : 0) ? (isAscii ? '.' : '·') : ' '),
  upper: (x, y, seed) => BOARDS[(x + 3 * y + seed) % BOARDS.length]!,
  basement: (x, y, seed, isAscii) =>
    chance(Math.floor(x / 2), y, seed) < 0.22 ? (isAscii ? ';' : '░') : ' ',
}

/** The mark of the floor at a place inside a room, counted from its corner; a blank for bare floor. */
export function textureAt(region: Region, room: string): (x: number, y: number, isAscii: boolean) => string {
  const seed = seedOf(room)
  return (x, y, isAscii) => TEXTURES[region](x, y, seed, isAscii)
}
