/** The keys of an open page. It is mounted with the page, so the page has its keys while it is open and no longer. */
import { useKey } from '../../keys/KeyProvider.tsx'
import type { TableStore } from '../../store/table-store.ts'

export function PageKeys({ store }: { store: TableStore }) {
  useKey('side', store.pressSide)
  return null
}
