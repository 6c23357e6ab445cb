/**
 * The turns of everybody who is not at the keyboard, one answer at a time, so that each can be seen and nothing
 * waits for a slow thinker. Whoever thinks may take as long as they like: a promise is all that is asked.
 */
import type { ChoiceKey, Seat } from '../../engine/ids.ts'
import type { Table, Told } from '../../table/table.ts'
import type { Clock } from './clock.ts'

export type Think = (seat: Seat) => Promise<ChoiceKey>

export interface Watcher {
  /** Something was done; how long it should stand before the next. */
  acted: (told: readonly Told[]) => number
  /** A promise if the game must stand still until somebody has read something. */
  held: () => Promise<void> | null
  /** Somebody has been thinking for a while; null when they have done. */
  thinks: (seat: Seat | null) => void
  /** A person is asked, or the game is over. */
  done: () => void
  /** It cannot go on. */
  failed: (error: unknown) => void
}

const LONG_THOUGHT = 300

export class Others {
  #isPlaying = false
  #isStopped = false
  /** Ends the wait between two answers. */
  #hurry: (() => void) | null = null
  #isHurried = false

  constructor(
    private readonly table: Table,
    private readonly clock: Clock,
    private readonly think: Think,
    private readonly watcher: Watcher,
  ) {}

  get isPlaying(): boolean {
    return this.#isPlaying
  }

  /** Begins, if it is anybody's turn. */
  play(): void {
    if (this.#isPlaying || this.#isStopped) return
    this.#isPlaying = true
    this.#isHurried = false
    this.#loop().then(
      () => {
        this.#isPlaying = false
        if (!this.#isStopped) this.watcher.done()
      },
      (error) => this.watcher.failed(error),
    )
  }

  /** No more waiting until a person is asked. */
  hurry(): void {
    this.#isHurried = true
    this.#hurry?.()
  }

  stop(): void {
    this.#isStopped = true
    this.#hurry?.()
  }

  async #loop(): Promise<void> {
    for (let seat = this.table.nextComputer(); seat !== null; seat = this.table.nextComputer()) {
      const key = await this.#thought(seat)
      if (this.#isStopped) return
      const before = this.table.told.length
      this.table.answer(seat, key)
      const wait = this.watcher.acted(this.table.told.slice(before))
      await this.watcher.held()
      if (this.#isStopped) return
      if (wait > 0 && !this.#isHurried && this.table.nextComputer() !== null) await this.#pause(wait)
      if (this.#isStopped) return
    }
  }

  async #thought(seat: Seat): Promise<ChoiceKey> {
    const callOff = this.clock.after(LONG_THOUGHT, () => this.watcher.thinks(seat))
    try {
      return await this.think(seat)
    } finally {
      callOff()
      this.watcher.thinks(null)
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const callOff = this.clock.after(milliseconds, resolve)
      this.#hurry = () => {
        callOff()
        resolve()
      }
    })
  }
}

/** The table's own minds, which answer at once; between two of them keys are read and frames drawn. */
export const thinkAtTable =
  (table: Table): Think =>
  (seat) =>
    new Promise((resolve, reject) => {
      setImmediate(() => {
        try {
          resolve(table.think(seat))
        } catch (error) {
          reject(error)
        }
      })
    })
