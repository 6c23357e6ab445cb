/** A drawn room before it is laid: where it goes, and how it can lie. */
import { SIDES, type Side } from '../../engine/ids.ts'
import { readKey } from '../../engine/keys.ts'
import type { GhostTile } from '../map/floor-plan.ts'
import { listed, roomName } from '../prose/names.ts'
import { findPlaced, type Placed, type Scene, topFrame } from '../prose/scene.ts'

const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const

interface Way extends GhostTile {
  degrees: number
}

export interface Placing {
  tile: string
  /** One for each choice, in their order. */
  ways: readonly Way[]
}

/** Null unless the reader is asked which way a room lies. */
export function placingIn(scene: Scene): Placing | null {
  const { decision } = scene.view
  const frame = topFrame(scene)
  if (decision?.kind !== 'turn-tile' || frame?.rule !== 'discover' || !frame.with.tile) return null
  const { from, side, tile } = frame.with
  const origin = findPlaced(scene, from)
  if (!origin) return null
  const { x, y } = STEPS[SIDES.indexOf(side)]!
  const at = { region: origin.region, tile, x: origin.x + x, y: origin.y + y }
  return {
    tile,
    ways: decision.choices.map((key) => {
      const { degrees } = readKey(key, 'turn')
      return { ...at, degrees, doors: doorsOf(scene, tile, degrees) }
    }),
  }
}

const doorsOf = ({ catalog }: Scene, tile: string, degrees: number): number =>
  catalog.tiles[tile]!.doors.reduce(
    (bits, side) => bits | (1 << ((SIDES.indexOf(side) + degrees / 90) % 4)),
    0,
  )

export const hasDoor = ({ doors }: GhostTile, side: number): boolean => (doors & (1 << side)) !== 0

const neighbourOf = ({ view }: Scene, { region, x, y }: GhostTile, side: number): Placed | undefined => {
  const step = STEPS[side]!
  return view.house.find((tile) => tile.region === region && tile.x === x + step.x && tile.y === y + step.y)
}

/** "Joins the Larder (east) and leaves a door north; blocks a door of the Library." */
export function placingSentence(scene: Scene, ghost: GhostTile): string {
  const sides = SIDES.map((name, side) => {
    const next = neighbourOf(scene, ghost, side)
    const isMet = next !== undefined && (next.doors & (1 << ((side + 2) % 4))) !== 0
    return { name, next, isMet, isOpen: hasDoor(ghost, side) }
  })
  const named = (tile: Placed, name: Side): string => `${roomName(scene, tile.id)} (${name})`
  const joins = sides.flatMap(({ name, next, isMet, isOpen }) =>
    next && isMet && isOpen ? [named(next, name)] : [],
  )
  const doors = sides.flatMap(({ name, next, isOpen }) => (!next && isOpen ? [name] : []))
  const shut = sides.flatMap(({ name, next, isMet, isOpen }) =>
    next && isMet !== isOpen ? [named(next, name)] : [],
  )
  return [
    `Joins ${listed(joins)}`,
    doors.length > 0
      ? `, leaves ${doors.length === 1 ? 'a door' : 'doors'} ${listed(doors)}`
      : ', leaves no door',
    shut.length > 0 ? `; walls off ${listed(shut)}` : '',
    '.',
  ].join('')
}
