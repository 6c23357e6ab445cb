/** Which chapter a game is, and which tiles and cards are in play in it. */
import type { CardId, TileId } from '../ids.ts'
import type { Options } from '../state/state.ts'
import type { Catalog, ChapterDef } from './defs.ts'

export const chapterOf = (catalog: Catalog, { chapter }: Pick<Options, 'chapter'>): ChapterDef | null =>
  chapter === null ? null : catalog.chapters[chapter]!

/** In the order of the catalog, starting tiles among them; in free play that is all there is. */
export function piecesOf(
  catalog: Catalog,
  options: Pick<Options, 'chapter'>,
): { tiles: TileId[]; cards: CardId[] } {
  const tiles = Object.values(catalog.tiles)
  const cards = Object.keys(catalog.cards)
  const chapter = chapterOf(catalog, options)
  if (!chapter) return { tiles: tiles.map(({ id }) => id), cards }
  const brought = new Set([...chapter.items, ...chapter.events, ...chapter.omens])
  return {
    tiles: tiles.flatMap(({ id, start }) => (start || chapter.tiles.includes(id) ? [id] : [])),
    cards: cards.filter((id) => brought.has(id)),
  }
}
