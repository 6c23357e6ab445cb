/** What the map shows of one room: names, who is there, ways that no doorway shows, what lies or stands there. */
import { OBSTACLES } from '../../engine/ids.ts'
import { exitsOf } from '../prose/atlas.ts'
import { thingName } from '../prose/names.ts'
import { type Placed, type Scene, tileOf } from '../prose/scene.ts'
import type { Span } from '../text/sheet.ts'
import { MARKS, type Mark } from './marks.ts'
import { occupantsOf } from './occupants.ts'

/** A mark with the word that stands for it where there is room for one. */
export interface Sign extends Mark {
  word: string
}
export interface Room {
  tile: Placed
  short: string
  code: string
  people: Span[]
  ways: Sign[]
  /** Those of each kind together; ghosts last. */
  signs: Sign[]
  /** Printed symbols, for want of anything else. */
  symbols: string
  isYours: boolean
  isChanged: boolean
}

/** Letters across a room at the largest zoom. */
export const WORD = 7
const PASSAGE = 'secret-passage'

export function roomOf(scene: Scene, tile: Placed, isChanged: boolean): Room {
  const { short, code, symbols } = scene.catalog.tiles[tile.id]!
  return {
    tile,
    short,
    code,
    people: occupantsOf(scene, tile.id),
    ways: waysOf(scene, tile),
    signs: signsOf(scene, tile),
    symbols: [...symbols]
      .sort((one, other) => one.length - other.length)
      .join(' ')
      .slice(0, WORD),
    isYours: scene.view.viewer !== null && tileOf(scene, scene.view.viewer) === tile.id,
    isChanged,
  }
}

/** The side the front door is on: the one no tile may touch (L-REG-10). Null where there is none. */
export function linkSide(scene: Scene, tile: Placed): number | null {
  const leadsOut = exitsOf(scene, tile).some(({ by }) => by === 'out' || by === 'in')
  const side = [0, 1, 2, 3].find((one) => tile.blocked & (1 << one))
  return leadsOut && side !== undefined ? side : null
}

export const hasPassage = ({ catalog }: Scene, { id, tokens }: Placed): boolean =>
  catalog.tiles[id]!.passage || tokens.includes(PASSAGE)

function waysOf(scene: Scene, tile: Placed): Sign[] {
  const by = new Set(exitsOf(scene, tile).map((exit) => exit.by))
  const isLinked = by.has('stairs') || ((by.has('out') || by.has('in')) && linkSide(scene, tile) === null)
  return [
    ...(by.has('up') ? [{ ...MARKS.up, word: '<up' }] : []),
    ...(by.has('down') ? [{ ...MARKS.down, word: 'dn>' }] : []),
    ...(isLinked ? [{ ...MARKS.link, word: '=way' }] : []),
    ...(hasPassage(scene, tile) ? [{ ...MARKS.passage, word: '~secret' }] : []),
  ]
}

function signsOf(scene: Scene, { id, ghosts, tokens, objects, pile }: Placed): Sign[] {
  const isObstacle = (token: string) => OBSTACLES.some((obstacle) => obstacle === token)
  const obstacles = tokens.filter(isObstacle)
  const others = [
    ...tokens.filter((token) => !isObstacle(token) && token !== PASSAGE),
    ...scene.view.ongoing.filter(({ tile }) => tile === id).map(({ card }) => card),
  ]
  const lying = [...pile, ...objects]
  return [
    ...[...new Set(others)].map((token) =>
      sign(MARKS.token, others.filter((other) => other === token).length, thingName(scene, token)),
    ),
    ...(obstacles.length > 0 ? [sign(MARKS.obstacle, obstacles.length, 'obstacle')] : []),
    ...(lying.length > 0
      ? [
          lying.length > 1
            ? sign(MARKS.lying, lying.length, 'things')
            : sign(MARKS.lying, 1, thingName(scene, lying[0]!)),
        ]
      : []),
    ...(ghosts > 0 ? [sign(MARKS.ghost, ghosts, 'ghost')] : []),
  ]
}

const sign = (mark: Mark, many: number, name: string): Sign => ({
  ...mark,
  word: many > 1 ? `${many}${shortened(name, WORD - 1)}` : shortened(name, WORD),
})

/** As many whole words as there is room for, from the end, where the thing itself is named. */
function shortened(name: string, room: number): string {
  const words = name.toLowerCase().split(' ')
  let kept = words.pop()!.slice(0, room)
  for (const word of words.reverse()) {
    if (kept.length + 1 + word.length > room) break
    kept = `${word} ${kept}`
  }
  return kept
}
