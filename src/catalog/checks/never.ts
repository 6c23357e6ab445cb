/** Conditions that nothing in a haunt can ever make true, as their words tell. Where it is not certain, it is not said. */
import type { HauntDef } from '../../engine/language/defs.ts'
import { factName } from '../../engine/language/facts.ts'
import type { Never, Outlook } from '../../engine/language/never.ts'
import { conditionWord, isTiles, tilesWord, whoWord } from '../../engine/language/tables.ts'
import type { Compare, Condition, Tiles, Who } from '../../engine/language/words.ts'
import { join } from '../walk.ts'
import { type Changes, numberAt } from './changes.ts'
import { COMMON_TOKENS } from './references.ts'

/** For one table size; null if it may hold. */
export const whyNever = (
  condition: Condition,
  haunt: HauntDef,
  changes: Changes,
  table: number,
): Never | null => conditionWord(condition).never?.(condition, outlookOf(haunt, changes, table)) ?? null

const COMMON: readonly string[] = COMMON_TOKENS.map(factName.token)

function outlookOf(haunt: HauntDef, changes: Changes, table: number): Outlook {
  const at = (value: Compare['is']) => (value === undefined ? null : numberAt(value, table))
  const least = ({ atLeast, is }: Compare) => at(is) ?? at(atLeast)
  const most = ({ atMost, is }: Compare) => at(is) ?? at(atMost)
  const outlook: Outlook = {
    brings: (...facts) => facts.some((fact) => COMMON.includes(fact) || changes.brings(fact)),
    isObject: (id) => haunt.objects.some((object) => object.id === id),
    least: (test) => least(test) ?? 0,
    number: (what, fact, test) => numberNever(what, fact, least(test), most(test), changes, table),
    round: (test) => roundNever(haunt, least(test) ?? 0, most(test)),
    condition: (condition, path) => within(path, conditionWord(condition).never?.(condition, outlook)),
    counted: (what, path) => within(path, selectorNever(what, outlook)),
  }
  return outlook
}

const within = (path: string, never: Never | null | undefined): Never | null =>
  never ? { ...never, path: join(path, never.path) } : null

function selectorNever(what: Parameters<Outlook['counted']>[0], outlook: Outlook): Never | null | undefined {
  if (typeof what === 'object' && 'cards' in what) return null
  return isTiles(what)
    ? tilesWord(what).never?.(what as Tiles, outlook)
    : whoWord(what).never?.(what as Who, outlook)
}

function roundNever({ lastRound }: HauntDef, least: number, most: number | null): string | null {
  if (least > lastRound) return `the haunt ends with round ${lastRound}, before round ${least}`
  return most !== null && most < 1 ? 'the first round is round 1' : null
}

function numberNever(
  what: string,
  fact: string,
  wanted: number | null,
  limit: number | null,
  changes: Changes,
  table: number,
): string | null {
  const { least, most } = changes.range(fact, table)
  if (wanted !== null && wanted > most)
    return changes.moves(fact) ? `nothing raises the ${what} to ${wanted}` : `no op moves the ${what}`
  if (limit !== null && limit < least)
    return changes.moves(fact) ? `nothing lowers the ${what} to ${limit}` : `no op moves the ${what}`
  return null
}
