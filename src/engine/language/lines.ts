/** What a campaign knows of a line of its ledger; a number that was never counted is 0. */
import type { State } from '../state/state.ts'
import type { Catalog, EntryDef, LineDef } from './defs.ts'

export const lineOf = (catalog: Catalog, id: string): LineDef | null =>
  catalog.ledger?.lines.find((line) => line.id === id) ?? null

export const entered = ({ legacy }: State, line: string): string | number | null =>
  legacy?.ledger[line] ?? null

export function counted(state: State, line: string): number {
  const value = entered(state, line)
  return typeof value === 'number' ? value : 0
}

/** An entry by its number, in whatever chapter it stands. */
export function entryDef(catalog: Catalog, number: number): EntryDef | null {
  for (const chapter of Object.values(catalog.chapters)) {
    const entry = chapter.entries[number]
    if (entry) return entry
  }
  return Object.values(catalog.journal ?? {}).find(({ entry }) => entry === number) ?? null
}
