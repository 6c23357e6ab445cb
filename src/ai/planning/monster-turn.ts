/** A monster's turn: makes the best attack, else walks to the best tile. */

import { aimedAt, findMonster, holds, isShielded, monsterDef, standingAt } from '../../engine/ai-queries.ts'
import type { CharacterId, ChoiceKey, TileId } from '../../engine/ids.ts'
import { isOfKind, readKey } from '../../engine/keys.ts'
import type { Route } from '../memory.ts'
import { hitScore } from '../pricing/action-score.ts'
import { beatenScore, reactionsOf } from '../pricing/beaten-score.ts'
import { type Changes, expectedChanges } from '../pricing/effect-changes.ts'
import type { FactValues } from '../pricing/fact-values.ts'
import { awaitedScores } from './meetings.ts'
import { stepTo } from './next-step.ts'

/** Weight of the turn a beaten monster loses. */
const STUN_WEIGHT = 0.5
/** Discount factor per turn of delay. */
const TURN_DISCOUNT = 0.5
/** Score per move: of two equal tiles, the nearer wins. */
const STEP_COST = 0.0001

export function monsterChoice(
  values: FactValues,
  id: CharacterId,
  choices: readonly ChoiceKey[],
  withNoise: (score: number) => number,
): { key: ChoiceKey; route: Route | null } {
  const { world } = values
  const attacks = choices
    .filter((key) => isOfKind(key, 'attack'))
    .map((key) => ({ key, score: withNoise(monsterAttackScore(values, id, readKey(key, 'attack').target)) }))
    .sort((a, b) => b.score - a.score)
  if (attacks[0] && attacks[0].score > 0) return { key: attacks[0].key, route: null }
  const here = world.tileOf(id)
  const best = bestTile(values, id, attacks.length === 0 && mayAttackLater(values, id, choices), withNoise)
  const step = best === null || best === here ? null : stepTo(world, id, best, choices, null)
  return step ?? { key: choices.includes('end') ? 'end' : choices[0]!, route: null }
}

/** Can it still attack this turn after walking? */
const mayAttackLater = ({ world }: FactValues, id: CharacterId, choices: readonly ChoiceKey[]): boolean => {
  const monster = findMonster(world.state, id)
  const hasAttacked = world.state.frames.some((frame) => frame.rule === 'monster' && frame.with.attacked)
  return (
    monster !== null &&
    !hasAttacked &&
    choices.length > 1 &&
    monsterDef(world.play, monster).attack !== undefined
  )
}

function monsterAttackScore(values: FactValues, id: CharacterId, target: CharacterId): number {
  const { world } = values
  const monster = findMonster(world.state, id)
  const attack = monster && monsterDef(world.play, monster).attack
  if (!attack || isShielded(world.play, target)) return 0
  const fight = world.fight(id, target)
  // A monster that loses is stunned.
  const lost =
    fight.loses * values.people.turn(id) * STUN_WEIGHT - beatenScore(values, id, target, attack.trait, 0)
  if (!attack.instead) return hitScore(values, target, fight) - lost
  const score = (changes: Changes) => values.score(changes)
  const scope = aimedAt(world.scopeOf(id), target)
  return fight.wins * values.score(expectedChanges(world, attack.instead, scope, score)) - lost
}

function bestTile(
  values: FactValues,
  id: CharacterId,
  canAttack: boolean,
  withNoise: (score: number) => number,
): TileId | null {
  const { world } = values
  const moves = world.state.turn.who === id ? world.state.turn.moves : world.speedOf(id)
  const prey = canAttack
    ? world
        .preyOf(id)
        .map((one) => ({ tile: world.tileOf(one), score: withNoise(monsterAttackScore(values, id, one)) }))
    : []
  const awaited = awaitedScores(values, id)
  let best: { tile: TileId; score: number } | null = null
  for (const [tile, cost] of world.paths(id).cost) {
    const there = Math.max(0, ...prey.filter((one) => one.tile === tile).map(({ score }) => score))
    const late = cost <= moves ? 1 : TURN_DISCOUNT ** Math.ceil((cost - moves) / world.speedOf(id))
    const score =
      (there + endTurnScore(values, id, tile) + (awaited.get(tile) ?? 0)) * late - STEP_COST * cost
    if (best === null || score > best.score) best = { tile, score }
  }
  return best?.tile ?? null
}

/** The score of the reactions to its ending its turn there. */
function endTurnScore(values: FactValues, id: CharacterId, tile: TileId): number {
  const { world } = values
  let sum = 0
  for (const { when, do: list } of reactionsOf(world, id, 'monster-turn-end')) {
    sum += standingAt(world.play, id, tile, () => {
      const scope = world.scopeOf(id)
      if (when && !holds(world.play, when, scope)) return 0
      return values.score(expectedChanges(world, list, scope, (changes) => values.score(changes)))
    })
  }
  return sum
}
