// A saved game to look at, for questions about it; it may well be played meanwhile.
import { loadCatalog } from '../catalog/load.ts'
import { problemLine } from '../catalog/problems.ts'
import type { Seat } from '../engine/ids.ts'
import { loadGame } from '../table/load.ts'
import type { Saves } from '../table/saves-dir.ts'
import { resumeTable, type Table } from '../table/table.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { noSuchGame } from './saves.ts'

/** Null where it cannot be opened; that has been said then. */
export async function lookOn(saves: Saves, name: string): Promise<Table | null> {
  if (!saves.names().includes(name)) {
    fail(noSuchGame(name, saves), EXIT.failed)
    return null
  }
  const result = await loadGame(loadCatalog, saves, name)
  if ('problem' in result) {
    fail(problemLine(result.problem), EXIT.saveDamaged)
    return null
  }
  return resumeTable(result.catalog, result.saved)
}

/** The person who is to choose, or else the first of the people. */
export function personAt(table: Table): Seat {
  const next = table.nextSeat() ?? 0
  const person = table.seats.findIndex(({ by }) => by === 'person')
  return table.seats[next]!.by === 'person' || person < 0 ? next : person
}
