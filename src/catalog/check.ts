/** Everything about a catalog that can be told to be wrong without playing it. */
import type * as z from 'zod'
import { addresses, type Home, homesOf } from '../engine/addresses.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { checkBands } from './checks/bands.ts'
import { checkBooks } from './checks/books.ts'
import { checkCampaign } from './checks/campaign.ts'
import { checkChapters } from './checks/chapters.ts'
import { checkChart } from './checks/chart.ts'
import type { Checking } from './checks/checking.ts'
import { checkContents } from './checks/contents.ts'
import { checkFamilies } from './checks/families.ts'
import { checkGoals } from './checks/goals.ts'
import { checkHaunts } from './checks/haunts.ts'
import { checkHouse } from './checks/house.ts'
import { checkOps } from './checks/ops.ts'
import { checkProse } from './checks/prose.ts'
import { checkReferences } from './checks/references.ts'
import { checkRoles } from './checks/roles.ts'
import { checkShows } from './checks/shows.ts'
import { checkTargets } from './checks/targets.ts'
import { checkText } from './checks/text.ts'
import { checkTriggers } from './checks/triggers.ts'
import { checkUses } from './checks/uses.ts'
import { checkWins } from './checks/wins.ts'
import type { Problem } from './problems.ts'
import { SCHEMAS } from './schema.ts'
import { treeOf } from './tree.ts'

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
  checkContents,
  checkChapters,
  checkCampaign,
  checkText,
  checkProse,
]

export interface CheckOptions {
  complete: boolean
  prose: boolean
  packed: boolean
  broken: readonly string[]
  fileOf: (home: string) => string
}

export function check(catalog: Catalog, options: CheckOptions): Problem[] {
  const problems: Problem[] = []
  const homes = homesOf(catalog).map((home) => ({ ...home, tree: treeOf(schemaOf(home), home.def) }))
  const checking: Checking = {
    catalog,
    complete: options.complete,
    prose: options.prose,
    packed: options.packed,
    broken: options.broken,
    homes,
    trees: [
      ...homes,
      ...Object.values(catalog.chapters).map((def) => ({
        home: addresses.chapter(def.number),
        haunt: null,
        tree: treeOf(SCHEMAS.chapters, def),
      })),
      ...Object.values(catalog.journal ?? {}).map((def) => ({
        home: addresses.entry(def.entry),
        haunt: null,
        tree: treeOf(SCHEMAS.journal, def),
      })),
      ...(catalog.ledger
        ? [{ home: addresses.ledger, haunt: null, tree: treeOf(SCHEMAS.ledger, catalog.ledger) }]
        : []),
      { home: 'chart', haunt: null, tree: treeOf(SCHEMAS.chart, catalog.chart) },
    ],
    report: (home, path, expected, nearest) => {
      problems.push({ file: options.fileOf(home), path, expected, nearest: nearest ?? null })
    },
  }
  for (const look of CHECKS) look(checking)
  return problems
}

const schemaOf = ({ def }: Home): z.ZodType =>
  'kind' in def
    ? SCHEMAS[`${def.kind}s`]
    : 'number' in def
      ? SCHEMAS.haunts
      : 'doors' in def
        ? SCHEMAS.tiles
        : 'ref' in def
          ? SCHEMAS.doors
          : SCHEMAS.stickers
