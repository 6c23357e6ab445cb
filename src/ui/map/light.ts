/** How well a room is seen: you stand in it, it is next door, you remember it, or no way leads there now. */
import { exitsOf, waysFrom } from '../prose/atlas.ts'
import { findPlaced, type Placed, type Scene, tileOf } from '../prose/scene.ts'
import { colourOf, type Ground } from '../theme/roles.ts'

export const LIGHTS = ['dark', 'old', 'near', 'lit'] as const
export type Light = (typeof LIGHTS)[number]

/** For an onlooker every room is as near as the next. */
export function lightsOf(scene: Scene): (tile: Placed) => Light {
  const here = scene.view.viewer === null ? null : tileOf(scene, scene.view.viewer)
  const tile = here === null ? null : findPlaced(scene, here)
  if (!tile) return () => 'near'
  const next = new Set(exitsOf(scene, tile).flatMap(({ to }) => to ?? []))
  const ways = waysFrom(scene, tile.id)
  return ({ id }) => (id === here ? 'lit' : next.has(id) ? 'near' : ways.has(id) ? 'old' : 'dark')
}

/** The ground of a room: lit, or the tint of a family that has somebody living there; of two, that of the one in turn. */
export function groundOf(scene: Scene, tile: Placed, light: Light): Ground {
  if (light === 'lit') return 'lit'
  const { explorers, turn } = scene.view
  const people = explorers.filter(({ id, dead }) => !dead && tileOf(scene, id) === tile.id)
  const one = people.find(({ id }) => id === turn.who) ?? people[0]
  return one ? `tint-${colourOf(one)}` : 'none'
}
