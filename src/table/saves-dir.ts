/** Where games lie on disk: one folder each under `games/`, found by listing, never by joining what was typed. */
import * as fs from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from '../catalog/files.ts'
import { type Body, saveText } from './save.ts'
import { SaveFault } from './save-fault.ts'
import { Shelf } from './shelf.ts'
import { userFolder } from './user-folders.ts'
import type { Files } from './write-file.ts'

/** `--saves DIR`, then LYCHGATE_SAVES, then `saves/` of a source checkout, then the platform's data folder. */
export function savesFolder(asked?: string, environment: NodeJS.ProcessEnv = process.env): string {
  const named = asked || environment.LYCHGATE_SAVES
  if (named) return resolve(named)
  // An installed package has no sources.
  const isCheckout = fs.existsSync(join(projectRoot(), 'src', 'cli', 'main.ts'))
  return isCheckout ? join(projectRoot(), 'saves') : userFolder('data')
}

/** Choices; a save with more could not be read again. */
const MOST_CHOICES = 10_000

const GAMES = { folder: 'games', stem: 'game' }

/** The games; `place` is another shelf for the games of a campaign. */
export class Saves extends Shelf {
  /** Games written by this program whose newest save is in the middle of a turn. */
  readonly #inTurn = new Set<string>()

  constructor(
    folder: string,
    /** The version of the program, written into every file. */
    readonly app: string,
    files: Files = fs,
    /** The folder as it was typed, for commands to type again. */
    readonly asked?: string,
    place = GAMES,
  ) {
    super(folder, place, files)
  }

  /**
   * Puts the game in the place of what was saved before; a save of a turn end, or one that was just resumed, is kept
   * as a generation. Throws a SaveFault.
   */
  write(name: string, body: Body): void {
    if (body.journal.length > MOST_CHOICES) throw new SaveFault(this.pathOf(name), { code: 'EFBIG' })
    this.replace(name, saveText(body, this.app), !this.#inTurn.has(name))
    const last = body.journal.at(-1)
    if (last && last.is === undefined) this.#inTurn.add(name)
    else this.#inTurn.delete(name)
  }
}
