/** Plays a table on by random legal choices that its seed decides. */
import { pick, rngFor } from '../../src/ai/rng.ts'
import type { Table } from '../../src/table/table.ts'

/** Answers for whoever is asked, so many times or to the end; `before` is called at each decision. */
export function playOn(table: Table, times = 5_000, before: () => void = () => {}): Table {
  for (let n = 0; n < times; n++) {
    const seat = table.nextSeat()
    if (seat === null) break
    before()
    const key = pick(table.view(seat), rngFor(table.opening.seed, seat, table.journal.length + 1))
    const result = table.choose(seat, key)
    if ('refusal' in result) throw new Error(`${key} was refused: ${result.refusal.because}`)
  }
  return table
}
