/** Older copies of a game, kept at turn ends: `game.3.json` beside `game.json`. The highest number is the newest. */
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Files } from './write-file.ts'

/** How many older copies of a game are kept. */
export const MOST_GENERATIONS = 4

const NUMBERED = /^game\.(\d{1,9})\.json$/
const SET_ASIDE = /^damaged-(\d{1,9})\.json$/

/** Paths of the generations of this save file, newest first. */
export function generationsOf(path: string): string[] {
  const folder = dirname(path)
  return numbersIn(folder, NUMBERED).map((number) => join(folder, `game.${number}.json`))
}

/**
 * Keeps the save file that is about to be replaced as the newest generation and removes the oldest. A link is
 * enough, since a save is replaced and never written to. A fault here must not keep a choice from being saved.
 */
export function keepGeneration(path: string, files: Files): void {
  const folder = dirname(path)
  try {
    const [newest = 0, ...older] = numbersIn(folder, NUMBERED)
    linkOrCopy(path, join(folder, `game.${newest + 1}.json`), files)
    for (const number of older.slice(MOST_GENERATIONS - 2))
      files.unlinkSync(join(folder, `game.${number}.json`))
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
export function setAside(path: string, files: Files): string {
  const folder = dirname(path)
  const [newest = 0] = numbersIn(folder, SET_ASIDE)
  const aside = join(folder, `damaged-${newest + 1}.json`)
  files.renameSync(path, aside)
  return aside
}

/** Descending. */
function numbersIn(folder: string, pattern: RegExp): number[] {
  const found = fs.readdirSync(folder).flatMap((name) => {
    const number = pattern.exec(basename(name))?.[1]
    return number === undefined ? [] : [Number(number)]
  })
  return found.sort((a, b) => b - a)
}
