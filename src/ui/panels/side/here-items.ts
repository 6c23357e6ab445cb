/** What can be said of a room in a few columns each: ways out, people and monsters, what stands and lies there. */
import { OBSTACLES } from '../../../engine/ids.ts'
import { figureRun, monsterFigure } from '../../map/figures.ts'
import { glyphOf, hasPassage, SIGNS, type Sign } from '../../map/signs.ts'
import { type By, exitsOf } from '../../prose/atlas.ts'
import { capital, count, inBody, nameOf, roomName, thingName } from '../../prose/names.ts'
import { type Placed, type Scene, tileOf } from '../../prose/scene.ts'
import { fitted } from '../../text/runs.ts'
import { type Glyphs, UNICODE } from '../../theme/glyphs.ts'
import type { Role, Run, Runs } from '../../theme/roles.ts'
import { familyRole, namedInFull, personChip } from '../people.ts'

/** As they are typed. */
const WAYS: Record<By, string> = {
  north: 'n',
  east: 'e',
  south: 's',
  west: 'w',
  up: 'u',
  down: 'd',
  out: 'out',
  in: 'in',
  passage: '~',
  stairs: '=',
}

export function exitItems(scene: Scene, tile: Placed, width: number): Runs[] {
  return exitsOf(scene, tile).map(({ by, to, isFalse }): Run[] => {
    const way = WAYS[by]
    const room = Math.min(width - way.length - 1, Math.floor(width / 2))
    const name = to ? roomIn(scene, to, room) : isFalse ? 'false door' : '? unopened'
    return [
      { text: way, role: 'title' },
      { text: ` ${name}`, role: to ? 'text' : isFalse ? 'dim' : 'door' },
    ]
  })
}

/** The whole name, or the short one where that is too long. */
function roomIn(scene: Scene, tile: string, room: number): string {
  const name = roomName(scene, tile)
  return name.length <= room ? name : scene.catalog.tiles[tile]!.short
}

export function personItems(scene: Scene, tile: string, width: number, glyphs: Glyphs = UNICODE): Runs[] {
  const people = scene.view.explorers
    .filter(({ id }) => id !== scene.view.viewer && tileOf(scene, id) === tile)
    .map((one): Runs => {
      const state = one.dead ? ' dead' : one.shown === 'traitor' ? ' THE TRAITOR' : ''
      return [
        personChip(scene, one, glyphs),
        { text: ' ' },
        { text: namedInFull(scene, one), role: familyRole(one) },
        { text: state, role: 'bad' },
        { text: inBody(scene, one) },
      ]
    })
  const monsters = scene.view.monsters
    .filter((monster) => monster.tile === tile)
    .map((monster): Runs => {
      const name = nameOf(scene, monster.id).replace(/^the /, '')
      return [
        figureRun(monsterFigure(scene, monster)),
        { text: ` ${name}`, role: 'foe' },
        { text: monster.stunned ? ' stunned' : '', role: 'dim' },
      ]
    })
  return [...people, ...monsters].map((runs) => fitted(runs, width, glyphs.ellipsis))
}

/** Ghosts, tokens, what goes on, obstacles, what lies there, the runestone: each with its sign on the map. */
export function signItems(scene: Scene, tile: Placed, width: number, glyphs: Glyphs = UNICODE): Runs[] {
  const { ghosts, tokens, pile, objects } = tile
  const item = (sign: Sign, text: string, role: Role = sign.role): Runs =>
    fitted(
      [
        { text: glyphOf(sign, glyphs), role },
        { text: ` ${text}`, role },
      ],
      width,
      glyphs.ellipsis,
    )
  const isObstacle = (token: string): boolean => OBSTACLES.some((one) => one === token)
  return [
    ...(ghosts > 0 ? [item(SIGNS.ghost, ghosts === 1 ? 'one ghost' : count(ghosts, 'ghost'))] : []),
    ...(scene.catalog.tiles[tile.id]!.runestone ? [item(SIGNS.rune, 'runestone')] : []),
    ...(hasPassage(scene, tile) ? [item(SIGNS.passage, 'secret passage')] : []),
    ...[...new Set(tokens)]
      .filter((token) => token !== 'secret-passage')
      .map((token) => {
        const many = tokens.filter((other) => other === token).length
        const text = `${capital(thingName(scene, token))}${many > 1 ? ` ${many}` : ''}`
        return item(isObstacle(token) ? SIGNS.obstacle : SIGNS.token, text)
      }),
    ...scene.view.ongoing
      .filter((one) => one.tile === tile.id)
      .map(({ card }) => item(SIGNS.token, thingName(scene, card), 'bad')),
    ...[...new Set([...pile, ...objects])].map((thing) => item(SIGNS.lying, thingName(scene, thing))),
  ]
}
