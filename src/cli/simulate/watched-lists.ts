// Records which op lists ran: a catalog whose index notes lookups while watching.
import { addresses, isListOf } from '../../engine/addresses.ts'
import { indexOf } from '../../engine/language/catalog-index.ts'
import type { Catalog, OpList } from '../../engine/language/defs.ts'

/** Computer players run lists on imagined states too; only the real game is watched. */
export class WatchedLists extends Map<string, OpList> {
  #isWatching = false
  #fresh: string[] = []
  readonly #ran = new Set<string>()

  override get(ref: string): OpList | undefined {
    if (this.#isWatching && !this.#ran.has(ref)) {
      this.#ran.add(ref)
      this.#fresh.push(ref)
    }
    return super.get(ref)
  }

  during<T>(work: () => T): T {
    this.#isWatching = true
    try {
      return work()
    } finally {
      this.#isWatching = false
    }
  }

  /** Lists that ran for the first time since the last call. */
  takeFresh(): string[] {
    const fresh = this.#fresh
    this.#fresh = []
    return fresh
  }
}

export function watched(original: Catalog): { catalog: Catalog; lists: WatchedLists } {
  const catalog = { ...original }
  const index = indexOf(catalog)
  const lists = new WatchedLists(index.lists)
  index.lists = lists
  return { catalog, lists }
}

/** The non-empty op lists of a haunt. */
export const listsOf = (catalog: Catalog, haunt: number): string[] =>
  [...indexOf(catalog).lists.values()]
    .filter(({ ref, ops }) => ops.length > 0 && isListOf(ref, addresses.haunt(haunt)))
    .map(({ ref }) => ref)
