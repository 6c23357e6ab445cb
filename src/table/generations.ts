/** Older copies of a save: `game.3.json` beside `game.json`. The highest number is the newest. */
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Files } from './write-file.ts'

/** How many older copies of a save are kept. None is larger than a save may be (MOST_BYTES). */
export const MOST_GENERATIONS = 4

/** Any file that is written by `replaceFile` and named `STEM.json` can have generations. */
const stemOf = (path: string): string => basename(path, '.json')
const generation = (path: string, number: number): string =>
  join(dirname(path), `${stemOf(path)}.${number}.json`)
const numbered = (path: string): RegExp => new RegExp(`^${stemOf(path)}\\.(\\d{1,9})\\.json$`)
const SET_ASIDE = /^damaged-(\d{1,9})\.json$/

/** Paths of the generations of this save file, newest first; none if the folder cannot be read. */
export function generationsOf(path: string): string[] {
  try {
    return numbersIn(dirname(path), numbered(path)).map((number) => generation(path, number))
  } catch {
    return []
  }
}

/**
 * Keeps the save file that is about to be replaced as the newest generation and removes the oldest. A link is
 * enough, since a save is replaced and never written to. A fault here must not keep a choice from being saved.
 */
export function keepGeneration(path: string, files: Files = fs): void {
  try {
    const [newest = 0, ...older] = numbersIn(dirname(path), numbered(path))
    // A pipe or a link in the place of the save is no copy worth keeping, and copying it might never end.
    if (!fs.lstatSync(path).isFile()) return
    linkOrCopy(path, generation(path, newest + 1), files)
    for (const number of older.slice(MOST_GENERATIONS - 2)) files.unlinkSync(generation(path, number))
  } catch {
    // The newest save is written all the same; an older copy is missing.
  }
}

function linkOrCopy(from: string, to: string, files: Files): void {
  try {
    files.linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    // Some file systems have no links. A copy that a power cut tears is noticed by its checksum.
    fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL)
  }
}

/** Moves a damaged file out of the way, under a name that is never written again. Returns the new path. */
export function setAside(path: string, files: Files = fs): string {
  const folder = dirname(path)
  const [newest = 0] = numbersIn(folder, SET_ASIDE)
  const aside = join(folder, `damaged-${newest + 1}.json`)
  files.renameSync(path, aside)
  return aside
}

/** Names of the damaged files in a folder of a game, newest first; none if it cannot be read. */
export function asideIn(folder: string): string[] {
  try {
    return numbersIn(folder, SET_ASIDE).map((number) => `damaged-${number}.json`)
  } catch {
    return []
  }
}

/** Descending. */
function numbersIn(folder: string, pattern: RegExp): number[] {
  const found = fs.readdirSync(folder).flatMap((name) => {
    const number = pattern.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })
  return found.sort((a, b) => b - a)
}
