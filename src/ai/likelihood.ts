/** How likely a plan is to come off: the chance that its roll ends in a band that helps. */
import type { CharacterId, TileId } from '../engine/ids.ts'
import {
  affected,
  compared,
  forPlayers,
  numberOf,
  type Op,
  type Scope,
  standingAt,
} from '../engine/insight.ts'
import type { Bound, OpList } from '../engine/language/defs.ts'
import type { Outlook } from './outlook.ts'
import { type Changes, weighed } from './scales.ts'

/** As if done there; null where nothing is rolled. */
export const chanceAt = (outlook: Outlook, tile: TileId, list: OpList, scope: Scope): number | null =>
  standingAt(outlook.world.play, scope.me, tile, () => chanceOf(outlook, list, scope))

function chanceOf(outlook: Outlook, list: OpList, scope: Scope): number | null {
  for (const op of list.ops) {
    const chance = chanceOfOp(outlook, op, scope)
    if (chance !== null) return chance
  }
  return null
}

function chanceOfOp(outlook: Outlook, op: Op, scope: Scope): number | null {
  const { world } = outlook
  if (op.op === 'pay' || op.op === 'agree') return chanceOf(outlook, op.then, scope)
  if (op.op === 'contest') {
    const [other] = affected(world.play, op.with, scope)
    if (other === undefined || typeof op.trait !== 'string' || op.trait === 'any' || op.trait === 'named')
      return null
    const add = op.add === undefined ? 0 : numberOf(world.play, op.add, scope)
    return compared(
      world.results(scope.me, op.trait, 0, add, 'haunt', scope.word),
      world.results(other, op.trait, 0, 0, 'haunt', scope.word),
    ).more
  }
  if (op.op !== 'roll' || Array.isArray(op.trait)) return null
  const [roller] = op.who === undefined ? [scope.me] : affected(world.play, op.who, scope)
  if (roller === undefined) return null
  const number = (value: typeof op.add) => (value === undefined ? 0 : numberOf(world.play, value, scope))
  const chances = world.results(
    roller,
    op.trait ?? null,
    number(op.dice) + number(op.moreDice),
    number(op.add),
    'haunt',
    scope.word,
  )
  const bound = (of: Bound) => (typeof of === 'number' ? of : forPlayers(world.play, of))
  let chance = 0
  for (const { from, to, do: list } of op.bands) {
    if (!helps(outlook, list, scope)) continue
    const last = to === null ? chances.length - 1 : bound(to)
    for (let result = bound(from); result <= last; result++) chance += chances[result] ?? 0
  }
  return chance
}

function helps(outlook: Outlook, list: OpList, scope: Scope): boolean {
  const worth = (changes: Changes, _to: CharacterId) => outlook.worth(changes)
  return outlook.worth(weighed(outlook.world, list, scope, worth)) > 0
}
