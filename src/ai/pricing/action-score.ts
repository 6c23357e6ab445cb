/** Scores of ops and of attacks, as fractions of a win. */
import { findMonster, numberOf, type Scope } from '../../engine/ai-queries.ts'
import type { CharacterId } from '../../engine/ids.ts'
import type { AttackDef, OpList } from '../../engine/language/defs.ts'
import { beatenScore } from './beaten-score.ts'
import { type Changes, expectedChanges } from './effect-changes.ts'
import type { FactValues } from './fact-values.ts'
import { herdScore } from './herding.ts'
import { theftScore } from './theft-score.ts'

/** Weight of the turn a stunned monster loses: it loses the next one, not this one. */
const STUN_WEIGHT = 0.6

export const opsScore = (values: FactValues, list: OpList, scope: Scope): number =>
  scoreOf(values, changesFor(values, list, scope))

const scoreOf = (values: FactValues, changes: Changes): number =>
  values.score(changes) + herdScore(values, changes)

/** Expected changes by ops if every decider picks the best for their own side. */
export function changesFor(values: FactValues, list: OpList, scope: Scope): Changes {
  const { world } = values
  const score = (changes: Changes, to: CharacterId) =>
    scoreOf(values, changes) * (world.isWithMe(to) ? 1 : -1)
  return expectedChanges(world, list, scope, score)
}

/** An attack: the gain of winning minus the damage of losing, and the probability of winning. */
export function attackScore(
  values: FactValues,
  target: CharacterId,
  attack: AttackDef,
  scope: Scope,
): { score: number; chance: () => number } {
  const { world } = values
  const dice = attack.dice === undefined ? 0 : numberOf(world.play, attack.dice, scope)
  const fight = world.fight(world.me, target, attack.trait, dice)
  const ranged = world.tileOf(target) !== world.self().tile
  const lost = ranged ? 0 : fight.takes * values.people.health(world.me)
  const gained = attack.instead
    ? fight.wins * opsScore(values, attack.instead, scope)
    : Math.max(
        hitScore(values, target, fight),
        ranged ? 0 : theftScore(values, world.me, target, attack.trait),
      )
  const besides = beatenScore(values, world.me, target, attack.trait, dice)
  return { score: gained - lost + besides, chance: () => fight.wins }
}

/** A won attack: the steps a target loses, or the turn a stunned monster loses. */
export function hitScore(
  values: FactValues,
  target: CharacterId,
  fight: { wins: number; deals: number },
): number {
  const monster = findMonster(values.world.state, target)
  if (monster) return monster.stunned ? 0 : fight.wins * -values.people.turn(target) * STUN_WEIGHT
  // A foe's health has a negative price.
  return -fight.deals * values.people.health(target) * values.enemyCertainty(target)
}
