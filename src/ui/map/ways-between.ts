/** The ways that no wall shows: stairs and front door by the rooms they join, secret passages by their number. */
import { exitsOf } from '../prose/atlas.ts'
import { roomName } from '../prose/names.ts'
import { findPlaced, type Scene } from '../prose/scene.ts'
import { MARKS, type Mark } from './marks.ts'
import { hasPassage } from './room.ts'

const GLYPHS = { up: MARKS.up, in: MARKS.link, stairs: MARKS.link } as const
type Joining = keyof typeof GLYPHS

/** Each way once, told from its lower or outer end. */
export function waysBetween(scene: Scene): Mark[] {
  const joins = scene.view.house.flatMap((from) =>
    exitsOf(scene, from).flatMap(({ by, to }) => {
      const other = to && findPlaced(scene, to)
      const isTold = other && by in GLYPHS && (by !== 'stairs' || from.id < other.id)
      return isTold
        ? [{ ...GLYPHS[by as Joining], meaning: `${roomName(scene, from.id)} - ${roomName(scene, to)}` }]
        : []
    }),
  )
  const secret = scene.view.house.filter((tile) => hasPassage(scene, tile)).length
  if (secret === 0) return joins
  return [...joins, { ...MARKS.passage, meaning: `secret passages: ${secret}` }]
}
