/** Checks the shipped content, or what an author points at, laid over it. */

import { basename } from 'node:path/posix'
import { playableEditions, rulesetOf } from '../engine/editions/rulesets.ts'
import type { RulesetId } from '../engine/ids.ts'
import { type Counts, countsOf } from './counts.ts'
import { contentRoot, filesAt, filesIn, type SourceFile } from './files.ts'
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

export async function checkContent({
  files,
  isOwn,
}: Content): Promise<{ problems: Problem[]; counts: Partial<Record<RulesetId, Counts>> }> {
  const problems: Problem[] = []
  const counts: Partial<Record<RulesetId, Counts>> = {}
  for (const edition of playableEditions().filter((one) => isThere(files, one))) {
    const prose = hasWords(files, edition)
    const { catalog, problems: found } = await parsePack(files, { edition, complete: true, prose })
    problems.push(...found.filter(isOwn))
    counts[edition] = countsOf(catalog)
  }
  return { problems: distinct(problems), counts }
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
