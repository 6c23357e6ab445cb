// The games that are open on the screen.
import type { Saves } from '../../table/saves-dir.ts'
import type { Table } from '../../table/table.ts'
import { AiWorkerClient } from './ai-worker-client.ts'
import { nowPlaying } from './crash.ts'
import { leaveMessage } from './leave-message.ts'
import { inUse } from './saves.ts'

/** The games that are open: each is held against other programs until it is left. */
export class OpenGames {
  readonly #held = new Map<Table, () => void>()
  readonly #aside = new Map<Table, AiWorkerClient>()
  #last: Table | null = null

  constructor(private readonly folder: string | undefined) {}

  get isUnsaved(): boolean {
    return this.#last?.saveFault?.what === 'unsaved'
  }

  /** A sentence where another program plays it. */
  hold(saves: Saves, name: string): (() => void) | { sentence: string } {
    const held = saves.hold(name)
    if (!('release' in held)) return { sentence: inUse(saves, name, held) }
    process.once('exit', held.release)
    return () => {
      process.off('exit', held.release)
      held.release()
    }
  }

  sitDown(table: Table, release: () => void = () => {}): void {
    this.#held.set(table, release)
    this.#last = table
    nowPlaying(table)
  }

  /** The computer players of a table, some of whom think elsewhere until it is left. */
  thinkersOf(table: Table): AiWorkerClient {
    const aside = this.#aside.get(table) ?? new AiWorkerClient(table)
    this.#aside.set(table, aside)
    return aside
  }

  stand(table: Table): void {
    table.retrySave()
    this.#aside.get(table)?.end()
    this.#aside.delete(table)
    this.#held.get(table)?.()
    this.#held.delete(table)
  }

  /** What to say when the terminal is given back: where the last game is. */
  leave(): string[] {
    for (const table of this.#held.keys()) this.stand(table)
    return this.#last ? [leaveMessage(this.#last, this.folder)] : []
  }
}
