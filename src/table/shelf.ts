/**
 * A shelf of the saves folder: one folder per name, each with one main file, its older copies and its lock.
 * Games lie on one (`games/NAME/game.json`), campaigns on another; everything about files is the same for both.
 */
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { generationsOf, keepGeneration } from './generations.ts'
import { type Held, hold, type Refused } from './lock.ts'
import { discardLock } from './lock-file.ts'
import { MOST_BYTES, type ReadFile, readOwn, statOf } from './read-file.ts'
import { SaveFault } from './save-fault.ts'
import { type Files, makeFolder, replaceFile, sweep, syncFolder } from './write-file.ts'

const LONGEST = 32
const SLUG = /^[a-z0-9-]{1,32}$/
const TRASH = 'trash'

/** Where a shelf is: `{ folder: 'games', stem: 'game' }` is `games/NAME/game.json` with `game.lock`. */
export interface ShelfPlace {
  folder: string
  stem: string
}

export const isSlug = (name: string): boolean => SLUG.test(name)

/** "Old Mill, 7" becomes `old-mill-7`. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
  return slug.replace(/^-+|-+$/g, '') || 'game'
}

export class Shelf {
  readonly #shelf: string
  readonly #trash: string
  readonly #held = new Map<string, Held>()

  constructor(
    /** The saves folder. */
    readonly folder: string,
    private readonly place: ShelfPlace,
    protected readonly files: Files = fs,
  ) {
    this.#shelf = join(folder, place.folder)
    this.#trash = join(folder, TRASH, place.folder)
  }

  folderOf(name: string): string {
    if (!isSlug(name)) throw new Error(`Not the name of a save: ${JSON.stringify(name)}`)
    return join(this.#shelf, name)
  }

  pathOf(name: string): string {
    return join(this.folderOf(name), `${this.place.stem}.json`)
  }

  lockOf(name: string): string {
    return join(this.folderOf(name), `${this.place.stem}.lock`)
  }

  /** Every name there is, the one written last first. Throws a SaveFault if the shelf cannot be read. */
  names(): string[] {
    return this.#namesIn(this.#shelf)
  }

  /** Folders with a main file or a copy of one; others were claimed by a program that was killed then. */
  #namesIn(shelf: string): string[] {
    const found = foldersIn(shelf).flatMap((name) => {
      const path = join(shelf, name, `${this.place.stem}.json`)
      const time = [path, ...generationsOf(path)].map(timeOf).find(isTime)
      return time === undefined ? [] : [{ name, time }]
    })
    return found.sort((a, b) => b.time - a.time || (a.name < b.name ? -1 : 1)).map(({ name }) => name)
  }

  /** Makes a folder of this name, with a number added if the name is taken. Throws a SaveFault. */
  claim(wanted: string): string {
    return this.#claimIn(this.#shelf, slugOf(wanted))
  }

  #claimIn(shelf: string, slug: string): string {
    try {
      makeFolder(shelf, this.files)
      for (let n = 1; ; n++) {
        const name = n === 1 ? slug : `${slug.slice(0, LONGEST - 1 - String(n).length)}-${n}`
        if (!this.#isMade(join(shelf, name))) continue
        syncFolder(shelf, this.files)
        return name
      }
    } catch (error) {
      throw error instanceof SaveFault ? error : new SaveFault(shelf, error)
    }
  }

  #isMade(folder: string): boolean {
    try {
      this.files.mkdirSync(folder, { mode: 0o700 })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  }

  /** Keeps other programs away from it until it is released, or tells which one has it. Throws a SaveFault. */
  hold(name: string, takeOver = false): { release: () => void } | Refused {
    const held = hold(this.lockOf(name), { takeOver })
    if (!('release' in held)) return held
    this.#held.set(name, held)
    return {
      release: () => {
        this.#held.delete(name)
        held.release()
      },
    }
  }

  /** Another host may have taken it over by hand: its choices must not be overwritten. Throws a SaveFault then. */
  checkHeld(name: string): void {
    const held = this.#held.get(name)
    if (held && !held.isMine()) throw new SaveFault(this.pathOf(name), { code: 'TAKEN_OVER' })
  }

  /** Puts this text in the place of the main file, which `keep` makes a generation first. Throws a SaveFault. */
  replace(name: string, text: string | Buffer, keep: boolean): void {
    this.checkHeld(name)
    const path = this.pathOf(name)
    // It could not be read again.
    if (Buffer.byteLength(text) > MOST_BYTES) throw new SaveFault(path, { code: 'EFBIG' })
    if (keep) keepGeneration(path, this.files)
    replaceFile(path, text, this.files)
  }

  /** The bytes of the main file, if it is a plain file of ours and not too big; nothing is changed. */
  read(name: string): ReadFile {
    return readOwn(this.pathOf(name))
  }

  /** Removes what a killed program may have left of an unfinished write. */
  sweep(name: string): void {
    sweep(this.pathOf(name))
  }

  /** Gives it another name, which must be a slug. False if that name is taken. Throws a SaveFault. */
  rename(name: string, to: string): boolean {
    // Claimed, not just looked at: another program may be about to begin a game there.
    if (!this.#claims(this.folderOf(to))) return false
    this.#move(this.folderOf(name), this.folderOf(to))
    return true
  }

  #claims(folder: string): boolean {
    try {
      return this.#isMade(folder)
    } catch (error) {
      throw new SaveFault(folder, error)
    }
  }

  /** Moves it to the trash; returns the folder it is in now. Throws a SaveFault. */
  remove(name: string): string {
    const trashed = join(this.#trash, this.#claimIn(this.#trash, name))
    this.#move(this.folderOf(name), trashed)
    return trashed
  }

  /** Names in the trash, the one written last first. */
  trashed(): string[] {
    return this.#namesIn(this.#trash)
  }

  /** Takes it out of the trash again, under a name that is free; returns that name. Throws a SaveFault. */
  restore(trashed: string, wanted = trashed): string {
    const name = this.claim(wanted)
    this.#move(join(this.#trash, trashed), this.folderOf(name))
    return name
  }

  /** The lock stays behind; an empty folder that was claimed for it is replaced. */
  #move(from: string, to: string): void {
    try {
      // Windows replaces no folder, not even an empty one.
      if (process.platform === 'win32' && fs.existsSync(to)) fs.rmdirSync(to)
      this.files.renameSync(from, to)
      discardLock(join(to, `${this.place.stem}.lock`))
      syncFolder(dirname(to), this.files)
      syncFolder(dirname(from), this.files)
    } catch (error) {
      throw new SaveFault(from, error)
    }
  }
}

/** Folders of a shelf whose names are slugs; links are not followed. */
function foldersIn(shelf: string): string[] {
  try {
    const entries = fs.readdirSync(shelf, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory() && isSlug(entry.name)).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new SaveFault(shelf, error, 'unread')
  }
}

/** Milliseconds since 1970; 0 if the system will not say, and undefined if there is no such file. */
function timeOf(path: string): number | undefined {
  const stat = statOf(path)
  return stat === undefined || 'code' in stat ? stat && 0 : stat.mtimeMs
}

const isTime = (time: number | undefined): time is number => time !== undefined
