// Which op lists were run in earnest: a catalog whose index remembers while it is told to.
import { indexOf } from '../../engine/language/catalog-index.ts'
import type { Catalog, OpList } from '../../engine/language/defs.ts'

/** Computer players run lists too, in their heads; only what happens on the table counts. */
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

  /** Those run for the first time since this was asked last. */
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

/** The lists of a haunt that would do something. */
export const listsOf = (catalog: Catalog, haunt: number): string[] =>
  [...indexOf(catalog).lists.values()]
    .filter(({ ref, ops }) => ops.length > 0 && ref.startsWith(`haunt:${haunt}#`))
    .map(({ ref }) => ref)
