/** How far a haunt has come: tracks beside the number that wins, rounds beside the last one. */
import { rulesetOf } from '../../engine/game.ts'
import { capital } from './names.ts'
import { type Scene, viewerOf } from './scene.ts'

export interface Progress {
  name: string
  value: number
  /** The number somebody needs; null if no goal names one. */
  most: number | null
  /** Whether the reader wants it to rise. */
  isGood: boolean
}

/** L-INFO-01: tracks are in the open, so everybody sees how they stand. */
export function tracksOf(scene: Scene): Progress[] {
  const { haunt, view } = scene
  if (!haunt || !view.haunt) return []
  const mine = viewerOf(scene)?.team ?? 'heroes'
  return haunt.tracks.map(({ id, name }) => {
    const wanted = haunt.goals.flatMap(({ team, when }) =>
      boundsOn(id, when).map((bound) => ({ isMine: team === mine, ...bound })),
    )
    const first = wanted.find(({ isMine }) => isMine) ?? wanted[0]
    return {
      name: shortName(name),
      value: view.haunt!.tracks[id] ?? 0,
      most: first ? numberFor(scene, first.value) : null,
      isGood: first ? first.isMine === !first.isNot : true,
    }
  })
}

/** "Nail Count" is a count of nails, and the number says that it is one. */
const shortName = (name: string): string => capital(name.replace(/ Count$/, 's'))

interface Bound {
  value: unknown
  isNot: boolean
}

/** Every "at least" a condition sets for a track. */
function boundsOn(track: string, condition: unknown, isNot = false): Bound[] {
  if (typeof condition !== 'object' || condition === null) return []
  const parts = condition as Record<string, unknown>
  if (parts.track === track && parts.atLeast !== undefined) return [{ value: parts.atLeast, isNot }]
  return Object.entries(parts).flatMap(([word, part]) =>
    boundsOn(track, part, word === 'not' ? !isNot : isNot),
  )
}

/** A number, or the one for this many players; other values change as the game goes on. */
function numberFor({ view }: Scene, value: unknown): number | null {
  if (typeof value === 'number') return value
  const players = (value as { players?: unknown } | null)?.players
  if (!Array.isArray(players)) return null
  const many = players[rulesetOf(view.edition).scaling.indexOf(view.explorers.length)]
  return typeof many === 'number' ? many : null
}
