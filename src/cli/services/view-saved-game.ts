// Opens a saved game to look at; it may be in use elsewhere.
import { problemLine } from '../../catalog/problems.ts'
import type { Seat } from '../../engine/ids.ts'
import { openSaved } from '../../table/open-saved.ts'
import type { Saves } from '../../table/saves-dir.ts'
import type { Table } from '../../table/table.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { gameCatalog } from './packs.ts'
import { noSuchGame } from './saves.ts'

/** Null if it cannot be opened; the reason has been printed. */
export async function lookOn(saves: Saves, name: string): Promise<Table | null> {
  if (!saves.names().includes(name)) {
    fail(noSuchGame(name, saves), EXIT.failed)
    return null
  }
  const opened = await openSaved(gameCatalog, saves, name)
  if ('table' in opened) return opened.table
  fail(problemLine(opened.problem), EXIT.saveDamaged)
  return null
}

/** The seat of the person to decide, or of the first person. */
export function personAt(table: Table): Seat {
  const next = table.nextSeat() ?? 0
  const person = table.seats.findIndex(({ by }) => by === 'person')
  return table.seats[next]!.by === 'person' || person < 0 ? next : person
}
