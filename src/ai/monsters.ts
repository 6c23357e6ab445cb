/** A monster's turn, decided by whoever keeps it: strike where it tells most, do what its box grants, close in. */
import type { CharacterId, ChoiceKey, TileId } from '../engine/ids.ts'
import { findMonster, holds, isShielded, monsterDef, standingAt } from '../engine/insight.ts'
import type { Route } from './follow.ts'
import { awaitedAt } from './meetings.ts'
import type { Outlook } from './outlook.ts'
import { harmOf } from './plans.ts'
import { stepTo } from './road.ts'
import { type Changes, weighed } from './scales.ts'

export function monsterKey(
  outlook: Outlook,
  id: CharacterId,
  choices: readonly ChoiceKey[],
  misjudge: (worth: number) => number,
): { key: ChoiceKey; route: Route | null } {
  const { world } = outlook
  const blows = choices
    .filter((key) => key.startsWith('attack:'))
    .map((key) => ({ key, worth: misjudge(blowWorth(outlook, id, key.slice('attack:'.length))) }))
    .sort((a, b) => b.worth - a.worth)
  if (blows[0] && blows[0].worth > 0) return { key: blows[0].key, route: null }
  const here = world.tileOf(id)
  const best = bestTile(outlook, id, blows.length === 0 && mayStrike(outlook, id, choices), misjudge)
  const step = best === null || best === here ? null : stepTo(world, id, best, choices, null)
  return step ?? { key: choices.includes('end') ? 'end' : choices[0]!, route: null }
}

/** It has not struck yet where nobody is in reach. */
const mayStrike = ({ world }: Outlook, id: CharacterId, choices: readonly ChoiceKey[]): boolean => {
  const monster = findMonster(world.state, id)
  const struck = world.state.frames.some((frame) => frame.rule === 'monster' && frame.with.attacked)
  return (
    monster !== null && !struck && choices.length > 1 && monsterDef(world.play, monster).attack !== undefined
  )
}

function blowWorth(outlook: Outlook, id: CharacterId, target: CharacterId): number {
  const { world } = outlook
  const monster = findMonster(world.state, id)
  const attack = monster && monsterDef(world.play, monster).attack
  if (!attack || isShielded(world.play, target)) return 0
  const fight = world.fight(id, target)
  // Beaten, it is stunned and loses its next turn.
  const lost = fight.loses * outlook.turn(id) * 0.5
  if (!attack.instead) return harmOf(outlook, target, fight) - lost
  const worth = (changes: Changes) => outlook.worth(changes)
  const scope = { ...world.scopeOf(id), target }
  return fight.wins * outlook.worth(weighed(world, attack.instead, scope, worth)) - lost
}

function bestTile(
  outlook: Outlook,
  id: CharacterId,
  armed: boolean,
  misjudge: (worth: number) => number,
): TileId | null {
  const { world } = outlook
  const moves = world.state.turn.who === id ? world.state.turn.moves : world.speedOf(id)
  const prey = armed
    ? world.state.explorers
        .filter((one) => !one.dead && world.areFoes(id, one.id))
        .map((one) => ({ tile: one.tile, worth: misjudge(blowWorth(outlook, id, one.id)) }))
    : []
  const awaited = awaitedAt(outlook, id)
  let best: { tile: TileId; worth: number } | null = null
  for (const [tile, cost] of world.roads(id).cost) {
    const there = Math.max(0, ...prey.filter((one) => one.tile === tile).map(({ worth }) => worth))
    const late = cost <= moves ? 1 : 0.5 ** Math.ceil((cost - moves) / world.speedOf(id))
    const worth = (there + boxWorth(outlook, id, tile) + (awaited.get(tile) ?? 0)) * late - 0.0001 * cost
    if (best === null || worth > best.worth) best = { tile, worth }
  }
  return best?.tile ?? null
}

/** What its box brings about if it ends its turn there. */
function boxWorth(outlook: Outlook, id: CharacterId, tile: TileId): number {
  const { world } = outlook
  const monster = findMonster(world.state, id)
  if (!monster) return 0
  let sum = 0
  for (const { on, when, do: list } of monsterDef(world.play, monster).reactions) {
    if (on !== 'monster-turn-end') continue
    sum += standingAt(world.play, id, tile, () => {
      const scope = world.scopeOf(id)
      if (when && !holds(world.play, when, scope)) return 0
      return outlook.worth(weighed(world, list, scope, (changes) => outlook.worth(changes)))
    })
  }
  return sum
}
