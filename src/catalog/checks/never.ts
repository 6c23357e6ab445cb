/** Conditions that nothing in a haunt can ever make true. Where it is not certain, it is not said. */
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Compare, Condition } from '../../engine/language/words.ts'
import { join } from '../walk.ts'
import { type Changes, numberAt } from './changes.ts'
import { COMMON_TOKENS } from './references.ts'

export interface Never {
  path: string
  /** "nothing raises the track `nails` to 7" */
  because: string
}

/** For one table size; null where it may hold. */
export function whyNever(
  condition: Condition,
  haunt: HauntDef,
  changes: Changes,
  table: number,
  path = '',
): Never | null {
  const inner = (part: Condition, step: string) => whyNever(part, haunt, changes, table, join(path, step))
  if ('all' in condition && Array.isArray(condition.all))
    return condition.all.map((part, n) => inner(part, `all/${n}`)).find((one) => one !== null) ?? null
  if ('any' in condition) {
    const parts = condition.any.map((part, n) => inner(part, `any/${n}`))
    return parts.every((one) => one !== null) ? parts[0]! : null
  }
  if ('round' in condition) return never(roundNever(condition, haunt, table), join(path, 'round'))
  for (const key of ['track', 'counter'] as const)
    if (key in condition && typeof (condition as Record<string, unknown>)[key] === 'string') {
      const id = (condition as Record<string, string>)[key]!
      return never(numberNever(`${key} \`${id}\``, id, condition as Compare, changes, table), join(path, key))
    }
  if ('revealed' in condition && !changes.brings(`secret:${condition.revealed}`))
    return { path: join(path, 'revealed'), because: `nothing shows the secret \`${condition.revealed}\`` }
  if ('object' in condition && condition.is !== 'aside' && !changes.brings(`object:${condition.object}`))
    return { path: join(path, 'object'), because: `nothing brings out the Object \`${condition.object}\`` }
  if ('carries' in condition && haunt.objects.some(({ id }) => id === condition.carries))
    return changes.brings(`object:${condition.carries}`)
      ? null
      : { path: join(path, 'carries'), because: `nothing brings out the Object \`${condition.carries}\`` }
  if ('on' in condition) return missing(condition.on, changes, join(path, 'on'))
  if ('exists' in condition) return missing(condition.exists, changes, join(path, 'exists'))
  if ('count' in condition && leastWanted(condition, table) > 0)
    return missing(condition.count, changes, join(path, 'count'))
  return null
}

const never = (because: string | null, path: string): Never | null =>
  because === null ? null : { path, because }

const bound = (value: Compare['is'], table: number): number | null =>
  value === undefined ? null : numberAt(value, table)

/** At least so many are asked for; 0 where that is not known. */
const leastWanted = ({ atLeast, is }: Compare, table: number): number =>
  bound(is, table) ?? bound(atLeast, table) ?? 0

function roundNever(compare: Compare, { lastRound }: HauntDef, table: number): string | null {
  const least = leastWanted(compare, table)
  if (least > lastRound) return `the haunt ends with round ${lastRound}, before round ${least}`
  const most = bound(compare.is, table) ?? bound(compare.atMost, table)
  return most !== null && most < 1 ? 'the first round is round 1' : null
}

function numberNever(
  what: string,
  id: string,
  compare: Compare,
  changes: Changes,
  table: number,
): string | null {
  const { least, most } = changes.range(id, table)
  const wanted = bound(compare.is, table) ?? bound(compare.atLeast, table)
  if (wanted !== null && wanted > most)
    return changes.moves(id) ? `nothing raises the ${what} to ${wanted}` : `no op moves the ${what}`
  const limit = bound(compare.is, table) ?? bound(compare.atMost, table)
  if (limit !== null && limit < least)
    return changes.moves(id) ? `nothing lowers the ${what} to ${limit}` : `no op moves the ${what}`
  return null
}

/** A token nothing puts down, an Object nothing brings out, a monster that never comes. */
function missing(what: unknown, changes: Changes, path: string): Never | null {
  if (typeof what !== 'object' || what === null) return null
  const { token, monster, object } = what as { token?: string; monster?: string; object?: string }
  if (typeof token === 'string' && !COMMON_TOKENS.includes(token) && !changes.brings(`token:${token}`))
    return { path: join(path, 'token'), because: `nothing puts down the token \`${token}\`` }
  if (typeof monster === 'string' && !changes.brings(`monster:${monster}`))
    return { path: join(path, 'monster'), because: `no op spawns the monster \`${monster}\`` }
  if (typeof object === 'string' && !changes.brings(`object:${object}`))
    return { path: join(path, 'object'), because: `nothing brings out the Object \`${object}\`` }
  return null
}
