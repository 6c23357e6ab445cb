/** Everything about a catalog that can be told to be wrong without playing it. */
import type { Catalog } from '../engine/language/defs.ts'
import { checkBands } from './checks/bands.ts'
import { checkBooks } from './checks/books.ts'
import { checkChapters } from './checks/chapters.ts'
import { checkChart } from './checks/chart.ts'
import { checkFamilies } from './checks/families.ts'
import { checkGoals } from './checks/goals.ts'
import { checkHaunts } from './checks/haunts.ts'
import { checkHouse } from './checks/house.ts'
import { checkOps } from './checks/ops.ts'
import { checkReferences } from './checks/references.ts'
import { checkRoles } from './checks/roles.ts'
import { checkShows } from './checks/shows.ts'
import { checkTargets } from './checks/targets.ts'
import { checkText } from './checks/text.ts'
import { checkTriggers } from './checks/triggers.ts'
import { checkUses } from './checks/uses.ts'
import { checkWins } from './checks/wins.ts'
import { type Home, homesOf } from './homes.ts'
import type { Problem } from './problems.ts'

export interface Checking {
  catalog: Catalog
  /** A whole edition: chart, starting house and families must be complete. */
  complete: boolean
  /** Files that could not be read, `tiles/well`: what names them is no fault. */
  broken: readonly string[]
  homes: readonly Home[]
  /** Reports a fault of the thing at home there. */
  report: (home: string, path: string, expected: string, nearest?: string) => void
}

const CHECKS: readonly ((checking: Checking) => void)[] = [
  checkReferences,
  checkBands,
  checkOps,
  checkHaunts,
  checkGoals,
  checkWins,
  checkUses,
  checkRoles,
  checkShows,
  checkBooks,
  checkTargets,
  checkTriggers,
  checkHouse,
  checkFamilies,
  checkChart,
  checkChapters,
  checkText,
]

export interface CheckOptions {
  complete: boolean
  broken: readonly string[]
  fileOf: (home: string) => string
}

export function check(catalog: Catalog, options: CheckOptions): Problem[] {
  const problems: Problem[] = []
  const checking: Checking = {
    catalog,
    complete: options.complete,
    broken: options.broken,
    homes: homesOf(catalog),
    report: (home, path, expected, nearest) => {
      problems.push({ file: options.fileOf(home), path, expected, nearest: nearest ?? null })
    },
  }
  for (const look of CHECKS) look(checking)
  return problems
}

/** The ids of files of these kinds that could not be read. */
export const brokenIn = (broken: readonly string[], ...kinds: string[]): string[] =>
  broken.flatMap((file) => (kinds.includes(file.split('/')[0]!) ? [file.split('/')[1]!] : []))
