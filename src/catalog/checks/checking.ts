/** What a check is given, and what several checks ask of it. */

import type { Home } from '../../engine/addresses.ts'
import type { Ruleset } from '../../engine/editions/ruleset.ts'
import { isPlayable, rulesetOf } from '../../engine/editions/rulesets.ts'
import { REGIONS, type Region } from '../../engine/ids.ts'
import type { Catalog, HauntDef } from '../../engine/language/defs.ts'
import type { Node } from '../tree.ts'

export interface Checking {
  catalog: Catalog
  /** A whole edition: chart, starting house and families must be complete. */
  complete: boolean
  /** Prose is asked for wherever the edition has any of its kind. */
  prose: boolean
  /** Somebody's pack adds to the box. */
  packed: boolean
  /** Files that could not be read, `tiles/well`: what names them is no fault. */
  broken: readonly string[]
  /** The things that carry rules. */
  homes: readonly (Home & { tree: Node })[]
  /** Everything that names something: the same things, and chapters and the chart as well. */
  trees: readonly { home: string; haunt: HauntDef | null; tree: Node }[]
  /** Reports a fault of the thing at home there. */
  report: (home: string, path: string, expected: string, nearest?: string) => void
}

/** The ids of files of these kinds that could not be read. */
export const brokenIn = (broken: readonly string[], ...kinds: string[]): string[] =>
  broken.flatMap((file) => (kinds.includes(file.split('/')[0]!) ? [file.split('/')[1]!] : []))

/** What the edition of a catalog answers; null if it cannot be played yet. */
export const rulesOf = (catalog: Catalog): Ruleset | null =>
  isPlayable(catalog.edition) ? rulesetOf(catalog.edition) : null

export const regionsOf = (catalog: Catalog): readonly Region[] => rulesOf(catalog)?.regions ?? REGIONS

/** The sizes of table numbers are given for (L-START-05). */
export const tablesOf = (catalog: Catalog): number[] => rulesOf(catalog)?.scaling ?? [0]
