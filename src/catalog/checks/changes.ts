/** What the ops of a haunt can bring about: numbers they move, and things they bring into play. */

import { effectOf } from '../../engine/effects/table.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import { factName, type Making } from '../../engine/language/facts.ts'
import { valueWord } from '../../engine/language/tables.ts'
import type { Value } from '../../engine/language/words.ts'
import { type Node, opsIn } from '../tree.ts'

export interface Changes {
  /** Where a track or counter can come to stand with the numbers of this table size. */
  range: (fact: string, table: number) => { least: number; most: number }
  /** Does anything change this fact at all? */
  moves: (fact: string) => boolean
  /** Does anything bring about what the fact says: put down a token, spawn a monster, show a secret? */
  brings: (fact: string) => boolean
}

/** Everything the ops within a part can make. */
export const makingsIn = (tree: Node): Making[] =>
  opsIn(tree).flatMap(({ op }) => effectOf(op).makes?.(op) ?? [])

export function changesOf(haunt: HauntDef, tree: Node): Changes {
  const makings = makingsIn(tree)
  const starts = new Map([
    ...haunt.tracks.map(({ id, start }) => [factName.track(id), start] as const),
    ...haunt.counters.map(({ id, start }) => [factName.counter(id), start] as const),
  ])
  return {
    moves: (fact) => makings.some((making) => making.fact === fact),
    brings: (fact) => makings.some((making) => making.fact === fact && making.way === 'up'),
    range: (fact, table) => {
      const own = makings.filter((making) => making.fact === fact)
      const start = numberAt(starts.get(fact) ?? 0, table)
      const set = own
        .filter(({ way }) => way === 'set')
        .map(({ to }) => (to === undefined ? null : numberAt(to, table)))
      const known = [start, ...set]
      const anything = known.includes(null)
      const numbers = known.filter((one) => one !== null)
      const goes = (...ways: Making['way'][]) => own.some(({ way }) => ways.includes(way))
      return {
        // No track and no counter goes below 0.
        least: anything || goes('down', 'either') ? 0 : Math.min(...numbers),
        most: anything || goes('up', 'either') ? Number.POSITIVE_INFINITY : Math.max(...numbers),
      }
    },
  }
}

/** A value that depends only on the number of players; null for every other. */
export const numberAt = (value: Value, table: number): number | null =>
  typeof value === 'number'
    ? value
    : (valueWord(value).fixed?.(value, (part) => numberAt(part, table), table) ?? null)
