/** Actions that need one of our own monsters on the tile: the player's plan to go there, and the monster's reason to come. */

import { type PrintedAction, standingAt, withWord } from '../../engine/ai-queries.ts'
import type { CharacterId, TileId } from '../../engine/ids.ts'
import type { ActionDef } from '../../engine/language/defs.ts'
import { opsScore } from '../pricing/action-score.ts'
import { planScore, TURN_DISCOUNT } from '../pricing/end-tile-score.ts'
import type { FactValues } from '../pricing/fact-values.ts'
import { MIN_SCORE, noRoll, type Plan } from './plan.ts'

/** Plans to go there and wait for the monster. */
export function meetingPlans(
  values: FactValues,
  printed: PrintedAction,
  tiles: readonly { tile: TileId; turns: number }[],
): Plan[] {
  return tiles
    .map(({ tile, turns }) => ({ tile, turns, score: meetingScore(values, printed.def, tile) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .map(({ tile, turns, score }) => ({
      aim: { kind: 'act', at: printed.at, tile, target: null },
      tile,
      key: printed.key,
      chance: noRoll,
      score: planScore(values, tile, score, Math.max(1, turns)),
      later: true,
    }))
}

/** The score of the action once all have met. */
function meetingScore(values: FactValues, action: ActionDef, tile: TileId): number {
  const { world } = values
  if (!action.do) return 0
  const scope = withWord(world.scopeOf(world.me), action.word)
  return standingAt(world.play, world.me, tile, () => opsScore(values, action.do!, scope))
}

/** Tiles where a monster is needed, with the score of the action, discounted until its player can be there. */
export function awaitedScores(values: FactValues, id: CharacterId): Map<TileId, number> {
  const { world, search } = values
  const awaited = new Map<TileId, number>()
  const { team } = world.self()
  for (const source of search.sources) {
    const { action } = source
    if (!action || (action.by && action.by !== 'everyone' && action.by !== team)) continue
    const { meets, missing, tiles } = search.site(source)
    if (missing.length > 0 || !meets.includes(id)) continue
    for (const tile of tiles)
      awaited.set(
        tile,
        meetingScore(values, action, tile) * TURN_DISCOUNT ** Math.ceil(world.turnsTo(world.me, tile)),
      )
  }
  return awaited
}
