/** Tracks what has been told: public happenings once, private ones when their seat is at the keyboard. */
import type { Happening } from '../../engine/happenings.ts'
import type { Seat } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import type { Table } from '../../table/table.ts'
import { hintsIn } from '../prose/hints.ts'
import { lastChoiceAt } from '../prose/log-book.ts'
import type { Said } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { tellAll } from '../prose/tell.ts'

const HINTS_AT_ONCE = 2

export class News {
  readonly #hints: Said[] = []
  /** Messages to insert, with the number of happenings before them. */
  readonly #between: { at: number; said: readonly Said[] }[] = []
  /** The number of happenings told so far. */
  #told = 0
  /** Happenings for one seat alone, until that seat is at the keyboard. */
  readonly #waiting = new Map<Seat, Happening[]>()

  constructor(
    private readonly table: Table,
    private readonly seats: readonly Seat[],
  ) {}

  /** Marks everything so far as told. */
  catchUp(): void {
    this.#told = this.table.told.length
  }

  /** Follows an undo. */
  takeBack(): void {
    this.#told = Math.min(this.#told, this.table.told.length)
  }

  /** Inserts a message before the results of the last choice. */
  sayBefore(said: readonly Said[]): void {
    if (said.length > 0) this.#between.push({ at: lastChoiceAt(this.table), said })
  }

  /** Adds a message after the results of the last choice. */
  sayAfter(said: readonly Said[]): void {
    if (said.length > 0) this.#between.push({ at: this.table.told.length, said })
  }

  /** Everything new that this seat may know; at a shared keyboard, private happenings wait for their seat. */
  tell(scene: Scene, withHints = true): Said[] {
    const { viewer, explorers } = scene.view
    const [all, from] = [this.table.told.map(({ happening }) => happening), this.#told]
    const happenings = all.slice(from)
    this.catchUp()
    const mayHear = (happening: Happening) =>
      this.seats.length > 1 ? !happening.seenBy : mayKnow(happening, viewer)
    for (const happening of happenings) {
      if (!happening.seenBy || mayHear(happening)) continue
      for (const seat of this.seats)
        if (happening.seenBy.includes(explorers[seat]!.id))
          this.#waiting.set(seat, [...(this.#waiting.get(seat) ?? []), happening])
    }
    const readers = this.seats.map((seat) => explorers[seat]!.id)
    // New hints go before waiting ones; only a few are shown at once.
    this.#hints.unshift(...hintsIn(all, from, scene, readers))
    const hints = this.#hints.splice(0, HINTS_AT_ONCE)
    return [...this.#story(all, from, mayHear, scene), ...(withHints ? hints : [])]
  }

  #story(
    all: readonly Happening[],
    from: number,
    mayHear: (happening: Happening) => boolean,
    scene: Scene,
  ): Said[] {
    const cuts = [...this.#between.splice(0), { at: all.length, said: [] }]
    return cuts.flatMap(({ at, said }, n) => {
      const stretch = all.slice(Math.max(from, cuts[n - 1]?.at ?? 0), at)
      return [...tellAll(stretch.filter(mayHear), scene), ...said]
    })
  }

  hasFor(seat: Seat): boolean {
    return this.#waiting.has(seat)
  }

  /** The private happenings that waited for this seat. */
  tellAlone(seat: Seat, scene: Scene): Said[] {
    const mine = this.#waiting.get(seat) ?? []
    this.#waiting.delete(seat)
    return tellAll(mine, scene)
  }
}
