/** Going on with a plan that was made: as long as nothing came between, nobody has to think again. */
import { type CharacterId, type ChoiceKey, SIDES, type Side, type TileId } from '../engine/ids.ts'
import type { View } from '../engine/view.ts'
import type { Memory } from './mind.ts'

/** A way that was decided on: for whom, where they should stand by now, the tiles to go, and what for. */
export interface Route {
  who: CharacterId
  at: TileId
  left: TileId[]
  /** The choice to make at its end; null where one thinks again there. */
  then: ChoiceKey | null
}

/** As much of a view as walking takes; an imagined table has it too. */
export type Underfoot = Pick<View, 'decision' | 'monsters' | 'turn' | 'phase' | 'round'> & {
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
  if (next === undefined) return arrived(view, memory, route.then)
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

/** What was meant is done in the turn it was meant for; where there is more to say with it, one thinks again. */
function arrived(view: Underfoot, memory: Memory, key: ChoiceKey | null): ReturnType<typeof follow> {
  const { choices } = view.decision!
  if (key === null || memory.turn !== turnName(view) || !choices.includes(key)) return null
  if (choices.some((choice) => choice.startsWith(`${key}:`))) return null
  return { key, memory: { ...memory, trail: [], route: null } }
}

/** The turn that is being taken, by name. */
export const turnName = ({ phase, round, turn }: Pick<View, 'phase' | 'round' | 'turn'>): string =>
  `${phase}/${round}/${turn.who}`
