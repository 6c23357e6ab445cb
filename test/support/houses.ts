/** Houses for the tests of maps and screens: shipped rooms drawn once, with everything in them that has a glyph. */
import { viewFor } from '../../src/engine/game.ts'
import type { Seat } from '../../src/engine/ids.ts'
import { type Scene, sceneOf } from '../../src/ui/prose/scene.ts'
import { scene } from './scene.ts'

const NAMED = {
  A: 'arborium',
  B: 'bearers-rest',
  C: 'crawlspace',
  D: 'basement-landing',
  E: 'entrance-hall',
  F: 'front-steps',
  G: 'ground-floor-staircase',
  K: 'kitchen',
  L: 'library',
  M: 'muskeg',
  N: 'nursery',
  R: 'larder',
  S: 'servants-quarters',
  U: 'upper-landing',
  W: 'well',
  Y: 'crypt',
}

const GROUND = `
      |       |
     [B] [L]-[C]
      |   |   |
-[K]-[G]-[R]-[S]-
      |
    -[E]-
`
const OUTSIDE = `
-[F]-[M]-
  |   |
 [W]-[A]
  |
`
const BASEMENT = `
  |
 [D]-[Y]-
  |
`
const UPPER = `
-[U]-[N]
`

/** A haunt is on: heroes, the traitor, two monsters, a corpse, ghosts, tokens, cards on the floor, a false doorway. */
export async function hauntedHouse(seat: Seat | null = 0): Promise<Scene> {
  const { catalog, state, tile } = await scene({
    content: true,
    named: NAMED,
    house: { ground: GROUND, outside: OUTSIDE, basement: BASEMENT, upper: UPPER },
    starting: ['entrance-hall', 'ground-floor-staircase'],
    stack: ['root-cellar', 'woodlot', 'sleeping-loft', 'ritual-room', 'x'],
    haunt: 1,
    people: {
      alice: { at: 'bearers-rest', team: 'heroes' },
      bob: { at: 'bearers-rest', team: 'heroes' },
      cora: { at: 'library', team: 'traitor' },
      dan: { at: 'ground-floor-staircase', team: 'heroes' },
      eve: { at: 'muskeg', team: 'heroes', dead: true },
    },
    monsters: [
      { kind: 'cold-hand', at: 'library' },
      { kind: 'cold-hand', at: 'servants-quarters', stunned: true },
    ],
    ghosts: { 'bearers-rest': 1, larder: 2 },
    tokens: { 'bearers-rest': ['coffin'], kitchen: ['large-obstacle'], larder: ['small-obstacle'] },
    piles: { larder: ['bells', 'horn-lantern'], well: ['well-bucket'] },
  })
  // The first room drawn is taken for the landing.
  catalog.tiles['bearers-rest']!.start!.landing = false
  catalog.tiles['ground-floor-staircase']!.start!.landing = true
  // What a drawing cannot say: which side of the porch nothing may touch, and a doorway against a wall.
  tile('entrance-hall').blocked = 4
  tile('front-steps').blocked = 1
  tile('crawlspace').falses = 2
  return sceneOf(catalog, viewFor(catalog, state, seat))
}

/** Ten rooms in a row, wider than most windows, and two that lie north of the first; Alice is in the one that is told. */
export async function longHouse(at: string): Promise<Scene> {
  const { catalog, state } = await scene({
    house: `
[L]
 |
[M]
 |
[A]-[B]-[C]-[D]-[E]-[F]-[G]-[H]-[I]-[J]-
`,
    stack: ['Z'],
    people: { alice: at, bob: 'A', cora: 'A' },
  })
  return sceneOf(catalog, viewFor(catalog, state, 0))
}

/** So many letters to draw rooms with. */
export const letters = (count: number): string[] => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, count)

/** These rooms in rows of eight, each row below the first room of the one before. */
export function inRows(rooms: string[]): string {
  const rows = Array.from({ length: Math.ceil(rooms.length / 8) }, (_, n) => rooms.slice(8 * n, 8 * n + 8))
  return rows.map((row) => row.map((room) => `[${room}]`).join('-')).join('\n |\n')
}
