/** Where games lie on disk: one folder each under `games/`, found by listing, never by joining what was typed. */
import * as fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import envPaths from 'env-paths'
import { projectRoot } from '../catalog/files.ts'
import type { Problem } from '../catalog/problems.ts'
import { generationsOf, keepGeneration } from './generations.ts'
import { type Held, hold, type Refused } from './lock.ts'
import { type Body, MOST_BYTES, saveText } from './save.ts'
import { SaveFault } from './save-fault.ts'
import { type Files, replaceFile, sweep, syncFolder } from './write-file.ts'

const GAME = 'game.json'
const SLUG = /^[a-z0-9-]{1,32}$/
const LONGEST = 32

/** `--saves DIR`, then LYCHGATE_SAVES, then `saves/` of a source checkout, then the platform's data folder. */
export function savesFolder(asked?: string, environment: NodeJS.ProcessEnv = process.env): string {
  const named = asked || environment.LYCHGATE_SAVES
  if (named) return resolve(named)
  // An installed package has no sources.
  const isCheckout = fs.existsSync(join(projectRoot(), 'src', 'cli', 'main.ts'))
  return isCheckout ? join(projectRoot(), 'saves') : envPaths('lychgate', { suffix: '' }).data
}

/** "Old Mill, 7" becomes `old-mill-7`. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
  return slug.replace(/^-+|-+$/g, '') || 'game'
}

export interface SaveFile {
  bytes: Buffer
  /** When it was written. */
  at: Date
}

export class Saves {
  readonly #games: string
  readonly #held = new Map<string, Held>()
  /** Games written by this program whose newest save is in the middle of a turn. */
  readonly #inTurn = new Set<string>()

  constructor(
    readonly folder: string,
    /** The version of the program, written into every file. */
    readonly app: string,
    private readonly files: Files = fs,
    /** The folder as it was typed, for commands to type again. */
    readonly asked?: string,
  ) {
    this.#games = join(folder, 'games')
  }

  pathOf(name: string): string {
    if (!SLUG.test(name)) throw new Error(`Not the name of a save: ${JSON.stringify(name)}`)
    return join(this.#games, name, GAME)
  }

  lockOf(name: string): string {
    return join(dirname(this.pathOf(name)), 'game.lock')
  }

  /** Every game there is, newest first. */
  names(): string[] {
    const found = this.#list().flatMap((name) => {
      const path = this.pathOf(name)
      const stat = fs.lstatSync(path, { throwIfNoEntry: false }) ?? newestGeneration(path)
      return stat ? [{ name, time: stat.mtimeMs }] : []
    })
    return found.sort((a, b) => b.time - a.time || (a.name < b.name ? -1 : 1)).map(({ name }) => name)
  }

  #list(): string[] {
    try {
      const entries = fs.readdirSync(this.#games, { withFileTypes: true })
      return entries.filter((entry) => entry.isDirectory() && SLUG.test(entry.name)).map(({ name }) => name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw new SaveFault(this.#games, error, 'unread')
    }
  }

  /** Makes a folder for a game of this name, with a number added where the name is taken. */
  claim(wanted: string): string {
    const slug = slugOf(wanted)
    try {
      this.#makeFolder(this.#games)
      for (let n = 1; ; n++) {
        const name = n === 1 ? slug : `${slug.slice(0, LONGEST - 1 - String(n).length)}-${n}`
        if (!this.#isMade(name)) continue
        syncFolder(this.#games, this.files)
        return name
      }
    } catch (error) {
      throw error instanceof SaveFault ? error : new SaveFault(this.#games, error)
    }
  }

  /** Node's own way to make a folder and all above it never ends where the system forbids it, as in /proc. */
  #makeFolder(folder: string): void {
    if (fs.existsSync(folder)) return
    const above = dirname(folder)
    if (above !== folder) this.#makeFolder(above)
    try {
      this.files.mkdirSync(folder, { mode: 0o700 })
    } catch (error) {
      // Somebody else may have made it just now.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    syncFolder(folder, this.files)
    // A power cut would take a folder, and every game in it, whose entry was not synced.
    syncFolder(above, this.files)
  }

  #isMade(name: string): boolean {
    try {
      this.files.mkdirSync(dirname(this.pathOf(name)), { mode: 0o700 })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  }

  /** Keeps other programs from playing the game until it is released, or tells which one plays it. Throws a SaveFault. */
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

  /** Another host may have taken the game over by hand: its choices must not be overwritten. */
  #checkHeld(name: string): void {
    const held = this.#held.get(name)
    if (held && !held.isMine()) throw new SaveFault(this.pathOf(name), { code: 'TAKEN_OVER' })
  }

  /**
   * Puts the game in the place of what was saved before; a save of a turn end, or one that was just resumed, is kept
   * as a generation. Throws a SaveFault.
   */
  write(name: string, body: Body): void {
    this.#checkHeld(name)
    const path = this.pathOf(name)
    const text = saveText(body, this.app)
    if (!this.#inTurn.has(name)) keepGeneration(path, this.files)
    replaceFile(path, text, this.files)
    const last = body.journal.at(-1)
    if (last && last.is === undefined) this.#inTurn.add(name)
    else this.#inTurn.delete(name)
  }

  /** Gives a game up for good. Throws a SaveFault. */
  discard(name: string): void {
    const folder = dirname(this.pathOf(name))
    try {
      fs.rmSync(folder, { recursive: true })
    } catch (error) {
      throw new SaveFault(folder, error)
    }
  }

  /** Removes what a killed program may have left of an unfinished write. */
  sweep(name: string): void {
    sweep(this.pathOf(name))
  }

  /** The bytes of a save, if it is a plain file of ours and not too big; nothing is changed. */
  read(name: string): SaveFile | { problem: Problem } {
    return readOwn(this.pathOf(name))
  }
}

const newestGeneration = (path: string): fs.Stats | undefined =>
  generationsOf(path)
    .map((file) => fs.lstatSync(file, { throwIfNoEntry: false }))
    .find((stat) => stat !== undefined)

/** Reads a plain file that belongs to this user. */
export function readOwn(path: string): SaveFile | { problem: Problem } {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false })
  const refuse = (expected: string) => ({ problem: { file: path, path: '', expected, nearest: null } })
  if (!stat) return refuse('There is no such file.')
  if (!stat.isFile()) return refuse('This is not a plain file, and is not read.')
  if (process.getuid && stat.uid !== process.getuid())
    return refuse('This file belongs to somebody else, and is not read.')
  return readLimited(path, fs.constants.O_NOFOLLOW ?? 0)
}

/** Reads a file of at most 8 MB. */
export function readLimited(path: string, flags = 0): SaveFile | { problem: Problem } {
  const refuse = (expected: string) => ({ problem: { file: path, path: '', expected, nearest: null } })
  let file: number
  try {
    file = fs.openSync(path, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0) | flags)
  } catch (error) {
    return refuse(`This file could not be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  try {
    const stat = fs.fstatSync(file)
    if (!stat.isFile()) return refuse('This is not a plain file, and is not read.')
    if (stat.size > MOST_BYTES)
      return refuse(`This file has ${stat.size} bytes; no save has more than ${MOST_BYTES}.`)
    return { bytes: fs.readFileSync(file), at: stat.mtime }
  } catch (error) {
    return refuse(`This file could not be read (${(error as NodeJS.ErrnoException).code}).`)
  } finally {
    fs.closeSync(file)
  }
}
