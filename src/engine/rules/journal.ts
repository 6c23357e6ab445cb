/** Journal entries: read aloud, and then done (L-CAMP-17, L-CAMP-18, L-WIN-02). */
import { addresses } from '../addresses.ts'
import type { EntryDef } from '../language/defs.ts'
import { holds } from '../language/evaluate.ts'
import { entryDef } from '../language/lines.ts'
import { happen, type Play, runList } from '../play.ts'
import type { Scope } from '../state/flow.ts'
import { record } from './record.ts'

/** Reads an entry once it is called for; what it does comes before anything else goes on. */
export function readEntry(play: Play, number: number, scope: Scope): void {
  const { state } = play
  state.entries.push(number)
  happen(play, { kind: 'entry-called', rules: ['L-CAMP-17'], entry: number })
  record(play, { kind: 'read', entry: number, cause: scope.source })
  const entry = entryDef(play.catalog, number)
  if (entry && state.legacy) runList(play, entry.do, { ...scope, source: addresses.entry(number) })
}

/** L-WIN-02: the entry of the haunt that was played, for the side that won. */
export function endingEntry(play: Play, scope: Scope): number | null {
  const { state, catalog } = play
  const { haunt, outcome } = state
  const chapter = catalog.chapters[state.options.chapter ?? '']
  if (!chapter || !haunt || !outcome) return null
  const side = outcome.winner === 'heroes' ? 'heroes' : 'traitor'
  const fits = ({ haunt: of, side: whose, if: condition }: EntryDef): boolean =>
    of === haunt.number &&
    (whose === undefined || whose === side) &&
    (condition === undefined || holds(play, condition, scope))
  const found = Object.entries(chapter.entries).find(([, entry]) => fits(entry))
  return found ? Number(found[0]) : null
}
