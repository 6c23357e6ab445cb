/** Going on with a plan that was made: as long as nothing came between, nobody has to think again. */
import { type CharacterId, type ChoiceKey, SIDES, type Side, type TileId } from '../engine/ids.ts'
import type { View } from '../engine/view.ts'
import type { Memory } from './mind.ts'

/** A way that was decided on: for whom, where they should stand by now, the tiles to go. */
export interface Route {
  who: CharacterId
  at: TileId
  left: TileId[]
}

/** As much of a view as walking takes; an imagined table has it too. */
export type Underfoot = Pick<View, 'decision' | 'monsters' | 'turn'> & {
  explorers: readonly { id: CharacterId; tile: TileId }[]
  house: readonly { id: TileId; next: (TileId | null)[] }[]
}

export function follow(view: Underfoot, memory: Memory): { key: ChoiceKey; memory: Memory } | null {
  const { decision: asked } = view
  const { route } = memory
  if (
    !route ||
    !asked ||
    (asked.kind !== 'main' && asked.kind !== 'monster') ||
    asked.about.who !== route.who
  )
    return null
  const who = [...view.explorers, ...view.monsters].find(({ id }) => id === route.who)
  if (!who || who.tile !== route.at || view.turn.who !== route.who) return null
  const [next, ...left] = route.left
  if (next === undefined) return null
  const here = view.house.find(({ id }) => id === route.at)
  const key = asked.choices.find((choice) =>
    choice.startsWith('go:')
      ? choice === `go:${next}`
      : choice.startsWith('move:') && here?.next[SIDES.indexOf(choice.slice(5) as Side)] === next,
  )
  if (key === undefined) return null
  // A monster's way is not one's own.
  const trail = asked.kind === 'main' ? [...memory.trail, route.at] : memory.trail
  return { key, memory: { ...memory, trail, route: { ...route, at: next, left } } }
}
