/** Checks the shipped content, or what an author points at, laid over it. */

import { basename } from 'node:path/posix'
import { addresses } from '../engine/addresses.ts'
import { playableEditions } from '../engine/editions/rulesets.ts'
import type { RulesetId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { contentRoot, filesAt, filesIn, type SourceFile } from './files.ts'
import type { Problem } from './problems.ts'
import { parsePack } from './read.ts'

export interface Counts {
  /** Pieces: two spaces of one piece count once. */
  tiles: number
  items: number
  events: number
  omens: number
  haunts: number
  chapters: number
  families: number
}

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
  for (const edition of playableEditions()) {
    const { catalog, problems: found } = await parsePack(files, { edition, complete: true })
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

/** A file outside every edition is found wanting once for each of them. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]

function countsOf({ tiles, cards, haunts, chapters, families }: Catalog): Counts {
  const kinds = Object.values(cards).map(({ kind }) => kind)
  const pieces = new Set(Object.values(tiles).map(({ id, start }) => start?.piece ?? addresses.tile(id)))
  return {
    tiles: pieces.size,
    items: kinds.filter((kind) => kind === 'item').length,
    events: kinds.filter((kind) => kind === 'event').length,
    omens: kinds.filter((kind) => kind === 'omen').length,
    haunts: Object.keys(haunts).length,
    chapters: Object.keys(chapters).length,
    families: Object.keys(families).length,
  }
}
