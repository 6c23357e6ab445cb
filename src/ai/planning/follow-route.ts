/** Continues a route without thinking, unless something has changed on the way. */
import { type CharacterId, type ChoiceKey, SIDES, type TileId } from '../../engine/ids.ts'
import { isAimed, keys } from '../../engine/keys.ts'
import type { View } from '../../engine/view.ts'
import { changedMemory, type Memory } from '../memory.ts'

/** The part of a view that a route needs; a state has it too. */
export type RouteView = Pick<View, 'decision' | 'monsters' | 'turn' | 'phase' | 'round'> & {
  explorers: readonly { id: CharacterId; tile: TileId }[]
  house: readonly { id: TileId; next: (TileId | null)[] }[]
}

export function followRoute(view: RouteView, memory: Memory): { key: ChoiceKey; memory: Memory } | null {
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
  if (next === undefined) return onArrival(view, memory, route.then)
  const here = view.house.find(({ id }) => id === route.at)
  const side = here?.next.indexOf(next) ?? -1
  const [through, by] = [side < 0 ? null : keys.move(SIDES[side]!), keys.go(next)]
  const key = asked.choices.find((choice) => choice === through || choice === by)
  if (key === undefined) return null
  // The trail holds only the player's own steps.
  const trail = asked.kind === 'main' ? [...memory.trail, route.at] : memory.trail
  return { key, memory: changedMemory(memory, { trail, route: { ...route, at: next, left } }) }
}

/** Makes the planned choice in the turn it was planned for; null, to think again, if it needs a target or name. */
function onArrival(view: RouteView, memory: Memory, key: ChoiceKey | null): ReturnType<typeof followRoute> {
  const { choices } = view.decision!
  if (key === null || memory.turn !== turnName(view) || !choices.includes(key)) return null
  if (choices.some((choice) => isAimed(choice, key))) return null
  return { key, memory: changedMemory(memory, { trail: [], route: null }) }
}

/** A name for the turn in progress. */
export const turnName = ({ phase, round, turn }: Pick<View, 'phase' | 'round' | 'turn'>): string =>
  `${phase}/${round}/${turn.who}`
