/** Things to do where one of our monsters must be too: who goes there, and what it is worth to come. */
import type { CharacterId, TileId } from '../engine/ids.ts'
import { type PrintedAction, standingAt } from '../engine/insight.ts'
import type { ActionDef } from '../engine/language/defs.ts'
import type { Outlook } from './outlook.ts'
import { acted, LEAST, NO_ROLL, type Plan } from './plans.ts'
import { dueAt, LATER } from './posture.ts'

/** Going there and waiting for whoever has to come. */
export function meetPlans(
  outlook: Outlook,
  printed: PrintedAction,
  tiles: readonly { tile: TileId; turns: number }[],
): Plan[] {
  return tiles
    .map(({ tile, turns }) => ({ tile, turns, worth: metWorth(outlook, printed.def, tile) }))
    .filter(({ worth }) => worth >= LEAST)
    .map(({ tile, turns, worth }) => ({
      aim: { kind: 'act', at: printed.at, tile, target: null },
      tile,
      key: printed.key,
      chance: NO_ROLL,
      worth: dueAt(outlook, tile, worth, Math.max(1, turns)),
      later: true,
    }))
}

/** What it would bring once everybody has come together there. */
function metWorth(outlook: Outlook, action: ActionDef, tile: TileId): number {
  const { world } = outlook
  if (!action.do) return 0
  const scope = { ...world.scopeOf(world.me), word: action.word }
  return standingAt(world.play, world.me, tile, () => acted(outlook, action.do!, scope))
}

/** Where it is waited for, and what that is worth by the time its keeper can be there. */
export function awaitedAt(outlook: Outlook, id: CharacterId): Map<TileId, number> {
  const { world, effort } = outlook
  const awaited = new Map<TileId, number>()
  const { team } = world.self()
  for (const source of effort.sources) {
    const { action } = source
    if (!action || (action.by && action.by !== 'everyone' && action.by !== team)) continue
    const { meets, missing, tiles } = effort.site(source)
    if (missing.length > 0 || !meets.includes(id)) continue
    for (const tile of tiles)
      awaited.set(tile, metWorth(outlook, action, tile) * LATER ** Math.ceil(world.turnsTo(world.me, tile)))
  }
  return awaited
}
