/**
 * The turns of everybody who is not at the keyboard, one answer at a time, so that each can be seen and nothing
 * waits for a slow thinker. Whoever thinks may take as long as they like: a promise is all that is asked.
 */
import type { ChoiceKey, Seat } from '../../engine/ids.ts'
import type { Table, Told } from '../../table/table.ts'
import type { Clock } from './clock.ts'

export type Think = (seat: Seat) => Promise<ChoiceKey>

export interface Watcher {
  /** Something was done; for how many milliseconds it should stand before the next, or `UNTIL_KEY`. */
  acted: (told: readonly Told[]) => number
  /** A promise if the game must stand still until somebody has read something. */
  held: () => Promise<void> | null
  /** It stands until a key now, or no more. */
  waits: () => void
  /** Somebody has been thinking for a while; null when they have done. */
  thinks: (seat: Seat | null) => void
  /** A person is asked, or the game is over. */
  done: () => void
  /** It cannot go on. */
  failed: (error: unknown) => void
}

const LONG_THOUGHT = 300
/** A wait that only a key ends. */
export const UNTIL_KEY = Number.POSITIVE_INFINITY

export class Others {
  #isPlaying = false
  #isStopped = false
  /** Ends the wait between two answers. */
  #hurry: (() => void) | null = null
  #isHurried = false
  #isHeld = false

  constructor(
    private readonly table: Table,
    private readonly clock: Clock,
    private readonly think: Think,
    private readonly watcher: Watcher,
  ) {}

  get isPlaying(): boolean {
    return this.#isPlaying
  }

  /** The last turn stands until a key. */
  get isHeld(): boolean {
    return this.#isHeld
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

  /** No more waiting until a person is asked; or on from a turn that stands until a key. */
  hurry(): void {
    this.#isHurried = !this.#isHeld
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
      if (this.table.nextComputer() === null) continue
      if (wait === UNTIL_KEY) await this.#hold()
      else if (wait > 0 && !this.#isHurried) await this.#pause(wait)
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

  async #hold(): Promise<void> {
    this.#isHeld = true
    this.watcher.waits()
    await new Promise<void>((resolve) => {
      this.#hurry = resolve
    })
    this.#isHeld = false
    this.watcher.waits()
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
