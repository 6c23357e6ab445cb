/** Hints of a first game, one at a time, each when its matter first comes up. */
import type { Seat } from '../../engine/ids.ts'
import type { Table } from '../../table/table.ts'
import { hintsIn } from '../prose/hints.ts'
import type { Said } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'

export class Hinting {
  readonly #waiting: Said[] = []
  /** How much of the story has been looked through. */
  #seen: number

  constructor(
    private readonly table: Table,
    private readonly people: readonly Seat[],
  ) {
    this.#seen = table.journal.length === 0 ? 0 : table.told.length
  }

  next(scene: Scene): Said | null {
    const told = this.table.told.map(({ happening }) => happening)
    const readers = this.people.map((seat) => scene.view.explorers[seat]!.id)
    // What has just come up may be asked about now; what waits already can wait longer.
    this.#waiting.unshift(...hintsIn(told, Math.min(this.#seen, told.length), scene, readers))
    this.#seen = told.length
    return this.#waiting.shift() ?? null
  }
}
