/** The probability that a plan succeeds: that its roll ends in a band with a positive score. */

import {
  affected,
  compared,
  forPlayers,
  numberOf,
  type Op,
  type Scope,
  standingAt,
} from '../../engine/ai-queries.ts'
import type { CharacterId, TileId } from '../../engine/ids.ts'
import type { Bound, OpList } from '../../engine/language/defs.ts'
import { type Changes, expectedChanges } from './effect-changes.ts'
import type { FactValues } from './fact-values.ts'

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>

/** As if done on that tile; null if nothing is rolled. */
export const chanceAt = (values: FactValues, tile: TileId, list: OpList, scope: Scope): number | null =>
  standingAt(values.world.play, scope.me, tile, () => chanceOf(values, list, scope))

function chanceOf(values: FactValues, list: OpList, scope: Scope): number | null {
  for (const op of list.ops) {
    const chance = chanceOfOp(values, op, scope)
    if (chance !== null) return chance
  }
  return null
}

function chanceOfOp(values: FactValues, op: Op, scope: Scope): number | null {
  switch (op.op) {
    case 'pay':
    case 'agree':
      return chanceOf(values, op.then, scope)
    case 'contest':
      return contestChance(values, op, scope)
    case 'roll':
      return rollChance(values, op, scope)
    default:
      return null
  }
}

function contestChance({ world }: FactValues, op: OpOf<'contest'>, scope: Scope): number | null {
  const [other] = affected(world.play, op.with, scope)
  if (other === undefined || typeof op.trait !== 'string' || op.trait === 'any' || op.trait === 'named')
    return null
  const add = op.add === undefined ? 0 : numberOf(world.play, op.add, scope)
  return compared(
    world.results(scope.me, op.trait, 0, add, scope.word),
    world.results(other, op.trait, 0, 0, scope.word),
  ).more
}

function rollChance(values: FactValues, op: OpOf<'roll'>, scope: Scope): number | null {
  const { world } = values
  if (Array.isArray(op.trait)) return null
  const [roller] = op.who === undefined ? [scope.me] : affected(world.play, op.who, scope)
  if (roller === undefined) return null
  const number = (value: typeof op.add) => (value === undefined ? 0 : numberOf(world.play, value, scope))
  const dice = number(op.dice) + number(op.moreDice)
  const chances = world.results(roller, op.trait ?? null, dice, number(op.add), scope.word)
  const bound = (of: Bound) => (typeof of === 'number' ? of : forPlayers(world.play, of))
  let chance = 0
  for (const { from, to, do: list } of op.bands) {
    if (!isGood(values, list, scope)) continue
    const last = to === null ? chances.length - 1 : bound(to)
    for (let result = bound(from); result <= last; result++) chance += chances[result] ?? 0
  }
  return chance
}

function isGood(values: FactValues, list: OpList, scope: Scope): boolean {
  const score = (changes: Changes, _to: CharacterId) => values.score(changes)
  return values.score(expectedChanges(values.world, list, scope, score)) > 0
}
