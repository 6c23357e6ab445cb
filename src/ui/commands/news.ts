/** What has been told and to whom: everything public once, and what only some seats may know when such a seat is there. */
import type { Happening } from '../../engine/happenings.ts'
import type { Seat } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import type { Table } from '../../table/table.ts'
import { hintsIn } from '../prose/hints.ts'
import type { Said } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { tellAll } from '../prose/tell.ts'

const HINTS_AT_ONCE = 2

export class News {
  readonly #hints: Said[] = []
  /** How much of the story has been told. */
  #told = 0
  /** Happenings for one seat alone, until that seat is at the keyboard. */
  readonly #waiting = new Map<Seat, Happening[]>()

  constructor(
    private readonly table: Table,
    private readonly seats: readonly Seat[],
  ) {}

  /** What there is so far has been heard before. */
  catchUp(): void {
    this.#told = this.table.told.length
  }

  /** Some of it has been taken back. */
  takeBack(): void {
    this.#told = Math.min(this.#told, this.table.told.length)
  }

  /** Everything new that this seat may know; what only some may is put by, at a shared keyboard even for this seat. */
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
    // What has just come up goes before what has waited; a few at a time are read.
    this.#hints.unshift(...hintsIn(all, from, scene, readers))
    const hints = this.#hints.splice(0, HINTS_AT_ONCE)
    return [...tellAll(happenings.filter(mayHear), scene), ...(withHints ? hints : [])]
  }

  hasFor(seat: Seat): boolean {
    return this.#waiting.has(seat)
  }

  /** What was put by for this seat. */
  tellAlone(seat: Seat, scene: Scene): Said[] {
    const mine = this.#waiting.get(seat) ?? []
    this.#waiting.delete(seat)
    return tellAll(mine, scene)
  }
}
