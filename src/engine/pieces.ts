/**
 * The pieces of one game: the tiles, cards and haunts that are in play. They are listed when a game is opened and never
 * change, so that content added later cannot change a game that has begun. Whatever walks over content in a game
 * walks over its pieces, never over the catalog.
 */
import { chapterOf } from './language/chapters.ts'
import type { ActionDef, Catalog } from './language/defs.ts'
import type { Options, Pieces } from './state/state.ts'

export type { Pieces } from './state/state.ts'

type Asked = Partial<Pick<Options, 'chapter' | 'haunt'>>

const defaults = new WeakMap<Catalog, Map<string, Pieces>>()

/** Everything that the chapter brings, in the order of the catalog; in free play that is all there is. */
export function piecesOf(catalog: Catalog, { chapter = null, haunt = null }: Asked = {}): Pieces {
  const known = defaults.get(catalog) ?? new Map<string, Pieces>()
  defaults.set(catalog, known)
  const key = `${chapter}/${haunt}`
  const pieces = known.get(key) ?? list(catalog, { chapter, haunt })
  known.set(key, pieces)
  return pieces
}

function list(catalog: Catalog, { chapter, haunt }: Required<Asked>): Pieces {
  const tiles = Object.values(catalog.tiles)
  const cards = Object.keys(catalog.cards)
  const brings = chapterOf(catalog, { chapter })
  const wanted = haunt ?? brings?.haunt
  const all = Object.values(catalog.haunts).map(({ number }) => number)
  const haunts = wanted !== undefined && catalog.haunts[wanted] ? [wanted] : all
  if (!brings) return { tiles: tiles.map(({ id }) => id), cards, haunts }
  const brought = new Set([...brings.items, ...brings.events, ...brings.omens])
  return {
    tiles: tiles.flatMap(({ id, start }) => (start || brings.tiles.includes(id) ? [id] : [])),
    cards: cards.filter((id) => brought.has(id)),
    haunts,
  }
}

/** Works something out once for each list of pieces, which all states and views of a game share. */
export function oncePerPieces<T>(make: (catalog: Catalog, pieces: Pieces) => T) {
  const made = new WeakMap<Catalog, WeakMap<Pieces, T>>()
  return (catalog: Catalog, pieces: Pieces): T => {
    let known = made.get(catalog)
    if (!known) {
      known = new WeakMap()
      made.set(catalog, known)
    }
    let found = known.get(pieces)
    if (found === undefined) {
      found = make(catalog, pieces)
      known.set(pieces, found)
    }
    return found
  }
}

/** The word of every action that is printed on a piece in play, each once. */
export const actionWords = oncePerPieces((catalog, { tiles, cards, haunts }): ReadonlySet<string> => {
  const kinds = haunts.map((number) => catalog.haunts[number]!)
  const homes = [
    ...tiles.map((id) => catalog.tiles[id]!),
    ...cards.map((id) => catalog.cards[id]!),
    ...kinds,
    ...kinds.flatMap(({ monsters }) => monsters),
  ]
  const actions = homes.flatMap((home): readonly ActionDef[] => ('actions' in home ? home.actions : []))
  return new Set(actions.map(({ word }) => word))
})
