/** Checks the shipped content, a pack added to it, or what an author points at, laid over it. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { basename } from 'node:path/posix'
import { playableEditions, rulesetOf } from '../engine/editions/rulesets.ts'
import type { RulesetId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { type Counts, countsOf } from './counts.ts'
import { contentRoot, filesAt, filesIn, isOverlay, playFiles, projectRoot, type SourceFile } from './files.ts'
import { fitted, type HauntFit, hauntFits } from './fit.ts'
import { collisionsOf, isForAll, type Pack, readPack } from './pack.ts'
import type { Problem } from './problems.ts'
import { parsePack } from './read.ts'

/** What is to be checked, and whether a problem is the author's own. */
export interface Content {
  files: SourceFile[]
  isOwn: (problem: Problem) => boolean
}

/** The shipped content, or what an author points at: a whole edition, or files laid over the shipped ones. */
export function contentAt(paths: readonly string[]): Content {
  if (paths.length === 0) return { files: filesIn(contentRoot()), isOwn: () => true }
  const given = paths.flatMap(filesAt)
  if (isWhole(given)) return { files: given, isOwn: () => true }
  const own = new Set(given.map(({ path }) => path))
  return { files: overlaid(filesIn(contentRoot()), given), isOwn: ({ file }) => own.has(file) }
}

export interface Checked {
  problems: Problem[]
  counts: Partial<Record<RulesetId, Counts>>
  /** Which editions play which haunt; only where all of the content is right. */
  fits: HauntFit[]
}

export async function checkContent({ files, isOwn }: Content): Promise<Checked> {
  const problems: Problem[] = []
  const catalogs: Partial<Record<RulesetId, Catalog>> = {}
  const counts: Partial<Record<RulesetId, Counts>> = {}
  for (const edition of playableEditions().filter((one) => isThere(files, one))) {
    const prose = hasWords(files, edition)
    const { catalog, problems: found } = await parsePack(files, { edition, complete: true, prose })
    problems.push(...found.filter(isOwn))
    counts[edition] = countsOf(catalog)
    catalogs[edition] = catalog
  }
  const fits = problems.length === 0 ? await hauntFits(files, catalogs) : []
  return { problems: distinct(problems), counts, fits }
}

/** The folder of a pack, and no edition of its own nor files to be laid over the shipped ones. */
export const isPackFolder = (paths: readonly string[]): boolean =>
  paths.length === 1 && !isOverlay(paths[0]!) && !holdsChart(paths[0]!)

const holdsChart = (folder: string): boolean =>
  ['', ...playableEditions()].some((edition) => existsSync(join(folder, edition, 'chart.yaml')))

/** Each file of a pack, and the editions that it fits; one that fits none is told what is wrong in all of them. */
export async function checkPack(folder: string): Promise<{ problems: Problem[]; fits: PackFit[] }> {
  const read = readPack(folder)
  if ('problems' in read) return { problems: read.problems, fits: [] }
  const shipped = playFiles(projectRoot())
  const problems = collisionsOf(shipped, read.pack)
  if (problems.length > 0) return { problems, fits: [] }
  return fitsOf(shipped, read.pack)
}

export interface PackFit {
  file: string
  /** By edition: null where it is played, else why it is not. */
  because: Partial<Record<RulesetId, string | null>>
}

async function fitsOf(
  shipped: SourceFile[],
  { files }: Pack,
): Promise<{ problems: Problem[]; fits: PackFit[] }> {
  const problems: Problem[] = []
  const fits = files.filter(isForAll).map(({ path }): PackFit => ({ file: path, because: {} }))
  const lefts: Problem[][] = files.map(() => [])
  const editions = playableEditions().filter((one) => isThere(shipped, one))
  for (const edition of editions) {
    const { problems: found, left } = await fitted(shipped, files, { edition, complete: true })
    problems.push(...found)
    for (const fit of fits) {
      const reasons = left.get(fit.file)
      fit.because[edition] = reasons?.[0]?.expected ?? null
      if (reasons) lefts[fits.indexOf(fit)]!.push(...reasons)
    }
  }
  for (const [n, { because }] of fits.entries())
    if (Object.values(because).every((reason) => reason !== null)) problems.push(...lefts[n]!)
  return { problems: distinct(problems), fits }
}

/** A pack that brings its own chart is an edition of its own; any other is laid over the shipped content. */
const isWhole = (files: readonly SourceFile[]): boolean =>
  files.some(({ path }) => basename(path) === 'chart.yaml')

const overlaid = (under: readonly SourceFile[], over: readonly SourceFile[]): SourceFile[] => [
  ...under.filter(({ path }) => !over.some((file) => file.path === path)),
  ...over,
]

/** Somebody's own edition brings no files of the others. */
function isThere(files: readonly SourceFile[], edition: RulesetId): boolean {
  const { box } = rulesetOf(edition)
  return box === null || files.some(({ path }) => path.startsWith(`${box}/`))
}

/** Words are asked for wherever an edition has a box of its own, or has begun with them. */
function hasWords(files: readonly SourceFile[], edition: RulesetId): boolean {
  const { box } = rulesetOf(edition)
  return (
    box === null || files.some(({ path }) => [edition, box].some((home) => path === `${home}/prose.yaml`))
  )
}

/** A file outside every edition is found wanting once for each of them. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]
