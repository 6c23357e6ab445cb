/** A game: the curtain, a moment that holds it, or the table. */
import { BeatPage } from '../../beats/BeatPage.tsx'
import { BookPage } from '../../beats/BookPage.tsx'
import { useStore } from '../../store/store.ts'
import type { TableStore } from '../../store/table-store.ts'
import { CurtainPage } from './CurtainPage.tsx'
import { OpenTable } from './OpenTable.tsx'

export function TableScreen({ store }: { store: TableStore }) {
  const phase = useStore(store, (state) => state.phase)
  switch (phase.at) {
    case 'curtain':
      return <CurtainPage store={store} curtain={phase.curtain} />
    case 'beat':
      return phase.beat.kind === 'book' ? (
        <BookPage book={phase.beat} onRead={store.readBeat} />
      ) : (
        <BeatPage beat={phase.beat} onRead={store.readBeat} />
      )
    default:
      return <OpenTable store={store} />
  }
}
