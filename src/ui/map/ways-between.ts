/** The ways that no wall shows: stairs and front door by the rooms they join, secret passages by their number. */
import { exitsOf } from '../prose/atlas.ts'
import { roomName } from '../prose/names.ts'
import { findPlaced, type Scene } from '../prose/scene.ts'
import { hasPassage, SIGNS, type Sign } from './signs.ts'

const JOINS = { up: SIGNS.up, in: SIGNS.link, stairs: SIGNS.link } as const
type Joining = keyof typeof JOINS

export interface Way {
  sign: Sign
  /** "Front Steps - Entrance Hall". */
  text: string
}

/** Each way once, told from its lower or outer end. */
export function waysBetween(scene: Scene): Way[] {
  const joins = scene.view.house.flatMap((from) =>
    exitsOf(scene, from).flatMap(({ by, to }) => {
      const other = to && findPlaced(scene, to)
      const isTold = other && by in JOINS && (by !== 'stairs' || from.id < other.id)
      return isTold
        ? [{ sign: JOINS[by as Joining], text: `${roomName(scene, from.id)} - ${roomName(scene, to)}` }]
        : []
    }),
  )
  const secret = scene.view.house.filter((tile) => hasPassage(scene, tile)).length
  if (secret === 0) return joins
  return [...joins, { sign: SIGNS.passage, text: `secret passages: ${secret}` }]
}
