/** The signs of the map and what they mean: one table, which the map draws with and the legend prints. */
import { isObstacle } from '../../engine/ids.ts'
import { exitsOf } from '../prose/atlas.ts'
import { thingName } from '../prose/names.ts'
import type { Placed, Scene } from '../prose/scene.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role } from '../theme/roles.ts'

export interface Sign {
  unicode: string
  ascii: string
  role: Role
  /** One word for the legend under a map, and a sentence for the help page. */
  word: string
  meaning: string
}

export const SIGNS = {
  you: { unicode: '@', ascii: '@', role: 'strong', word: 'you', meaning: 'you' },
  corpse: { unicode: '†', ascii: '%', role: 'dim', word: 'body', meaning: 'a dead person' },
  crowd: { unicode: '+', ascii: '+', role: 'strong', word: 'more', meaning: 'and others, in a crowded room' },
  room: {
    unicode: 'o',
    ascii: 'o',
    role: 'text',
    word: 'room',
    meaning: 'a room, if the map is too small for names',
  },
  unopened: { unicode: '?', ascii: '?', role: 'door', word: 'unopened', meaning: 'an unopened doorway' },
  open: {
    unicode: ':',
    ascii: ':',
    role: 'door',
    word: 'open',
    meaning: 'an open doorway; a gap in a wall is one too',
  },
  boarded: {
    unicode: '╪',
    ascii: '/',
    role: 'board',
    word: 'boarded',
    meaning: 'a doorway that leads nowhere',
  },
  link: {
    unicode: '∏',
    ascii: '=',
    role: 'door',
    word: 'front door',
    meaning: 'a way to a room elsewhere, such as the front door',
  },
  up: { unicode: '↑', ascii: '<', role: 'door', word: 'up', meaning: 'stairs up' },
  down: { unicode: '↓', ascii: '>', role: 'door', word: 'down', meaning: 'stairs down' },
  passage: { unicode: '~', ascii: '~', role: 'door', word: 'passage', meaning: 'a secret passage' },
  ghost: { unicode: 'Ω', ascii: '&', role: 'ghost', word: 'ghost', meaning: 'ghosts' },
  token: {
    unicode: '●',
    ascii: '!',
    role: 'strong',
    word: 'token',
    meaning: 'a token, or an event that goes on',
  },
  obstacle: { unicode: '╬', ascii: '#', role: 'thing', word: 'blocked', meaning: 'an obstacle' },
  lying: { unicode: '•', ascii: '*', role: 'thing', word: 'thing', meaning: 'something lies there' },
  rune: { unicode: '▲', ascii: '^', role: 'rune', word: 'runestone', meaning: 'a runestone' },
} as const satisfies Record<string, Sign>

export const glyphOf = ({ unicode, ascii }: Sign, { isAscii }: Glyphs): string => (isAscii ? ascii : unicode)

/** A sign in a room: how many, and the word that stands for it where there is room. */
export interface RoomSign {
  sign: Sign
  many: number
  word: string
}

const PASSAGE = 'secret-passage'

export const hasPassage = ({ catalog }: Scene, { id, tokens }: Placed): boolean =>
  catalog.tiles[id]!.passage || tokens.includes(PASSAGE)

/** The side the front door is on: the one no tile may touch (L-REG-10). Null if there is none. */
export function linkSide(scene: Scene, tile: Placed): number | null {
  const leadsOut = exitsOf(scene, tile).some(({ by }) => by === 'out' || by === 'in')
  const side = [0, 1, 2, 3].find((one) => tile.blocked & (1 << one))
  return leadsOut && side !== undefined ? side : null
}

/** Where it leads, then what stands and lies there; ghosts last. */
export const signsIn = (scene: Scene, tile: Placed): RoomSign[] => [
  ...waysIn(scene, tile),
  ...thingsIn(scene, tile),
]

const one = (sign: Sign, word = ''): RoomSign => ({ sign, many: 1, word })

function waysIn(scene: Scene, tile: Placed): RoomSign[] {
  const by = new Set(exitsOf(scene, tile).map((exit) => exit.by))
  const isLinked = by.has('stairs') || ((by.has('out') || by.has('in')) && linkSide(scene, tile) === null)
  return [
    ...(by.has('up') ? [one(SIGNS.up)] : []),
    ...(by.has('down') ? [one(SIGNS.down)] : []),
    ...(isLinked ? [one(SIGNS.link)] : []),
    ...(hasPassage(scene, tile) ? [one(SIGNS.passage, 'secret')] : []),
  ]
}

function thingsIn(scene: Scene, { id, ghosts, tokens, objects, pile }: Placed): RoomSign[] {
  const obstacles = tokens.filter(isObstacle)
  const others = [
    ...tokens.filter((token) => !isObstacle(token) && token !== PASSAGE),
    ...scene.view.ongoing.filter(({ tile }) => tile === id).map(({ card }) => card),
  ]
  const lying = [...pile, ...objects]
  const first = lying[0]
  return [
    ...[...new Set(others)].map((token) => ({
      sign: SIGNS.token,
      many: others.filter((other) => other === token).length,
      word: shortName(scene, token),
    })),
    ...(obstacles.length > 0 ? [{ sign: SIGNS.obstacle, many: obstacles.length, word: '' }] : []),
    ...(first
      ? [{ sign: SIGNS.lying, many: lying.length, word: lying.length > 1 ? '' : shortName(scene, first) }]
      : []),
    ...(scene.catalog.tiles[id]!.runestone ? [one(SIGNS.rune)] : []),
    ...(ghosts > 0 ? [{ sign: SIGNS.ghost, many: ghosts, word: '' }] : []),
  ]
}

/** The last word of a name, where the thing itself is named: "Horn Lantern" is a lantern. */
const shortName = (scene: Scene, id: string): string => thingName(scene, id).toLowerCase().split(' ').at(-1)!
