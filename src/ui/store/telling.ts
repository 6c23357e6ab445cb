/** What people at this table are told: the log of each, hints, and what becomes of saving. */
import type { Seat } from '../../engine/ids.ts'
import type { Table } from '../../table/table.ts'
import { LogBook, type LogLine } from '../prose/log-book.ts'
import { type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { Hinting } from './hinting.ts'

export class Telling {
  readonly #log: LogBook
  readonly #hinting: Hinting
  /** What could not be saved, as it has been told. */
  #fault: string | null = null

  constructor(
    private readonly table: Table,
    private readonly people: readonly Seat[],
  ) {
    this.#log = new LogBook(table)
    this.#hinting = new Hinting(table, people)
  }

  lines(scene: Scene, seat: Seat | null, upTo?: number): LogLine[] {
    return this.#log.lines(scene, seat, upTo)
  }

  tell(seat: Seat, said: readonly Said[]): void {
    this.#log.note(seat, said)
  }

  /** Just before what the last choice brought. */
  tellBefore(seat: Seat, said: readonly Said[]): void {
    this.#log.noteBefore(seat, said)
  }

  /** Before anything that has happened. */
  tellFirst(seat: Seat, said: readonly Said[]): void {
    this.#log.note(seat, said, 0)
  }

  tellAll(text: string): void {
    for (const seat of this.people) this.tell(seat, [system(text)])
  }

  /** What should be known now, in a first game; null if nothing is said. */
  hint(seat: Seat, scene: Scene, isWanted: boolean): Said | null {
    const hint = this.#hinting.next(scene)
    if (!hint || !isWanted) return null
    this.tell(seat, [hint])
    return hint
  }

  /** What the disk will not take is said once, and once when it does again. */
  mindSaving(): void {
    const fault = this.table.saveFault?.message ?? null
    if (fault === this.#fault) return
    this.tellAll(fault ?? 'Everything is saved again.')
    this.#fault = fault
  }
}
