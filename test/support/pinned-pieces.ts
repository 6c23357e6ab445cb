/**
 * The pieces of recorded games, scripts and frames, by name: content that is added later comes into none of them. A
 * recording of a new haunt is pinned to the same tiles and cards. Nothing need ever be added here.
 */
import type { Pieces } from '../../src/engine/game.ts'

const STARTING = [
  'basement-landing',
  'entrance-hall',
  'front-steps',
  'ground-floor-staircase',
  'upper-landing',
]
const TILES = [
  'arborium',
  'bearers-rest',
  'crawlspace',
  'crypt',
  'drying-attic',
  'hanging-tree',
  'kitchen',
  'larder',
  'library',
  'master-bedroom',
  'muskeg',
  'nursery',
  'ritual-room',
  'root-cellar',
  'servants-quarters',
  'sleeping-loft',
  'soundproofed-room',
  'stable',
  'well',
  'woodlot',
]
const TILES_OF_THE_FIRST_NIGHT = [
  'bearers-rest',
  'crawlspace',
  'drying-attic',
  'larder',
  'root-cellar',
  'sleeping-loft',
  'well',
  'woodlot',
]
const EVENTS = [
  'a-borrowed-coat',
  'a-knock-twice',
  'cold-bread',
  'geese-overhead',
  'mouse-parliament',
  'somebodys-washing',
  'stairs-counted',
  'the-extra-chair',
  'the-lamp-goes-first',
  'the-wrong-hymn',
  'wet-footprint',
]
const ITEMS = [
  'bells',
  'book-of-scripture',
  'burial-shears',
  'crossbow',
  'felling-axe',
  'horn-lantern',
  'well-bucket',
]
const OMENS = [
  'apothecary-kit',
  'brooch',
  'crucifix',
  'hand-mirror',
  'kris',
  'meteorite',
  'porcelain-doll',
  'portrait',
  'radio',
  'spear',
  'talisman',
  'wedding-veil',
]
const HAUNTS = [0, 1, 2, 11, 15, 17, 34, 43]

/** Of free play, or of chapter 0; one haunt alone where it is chosen. */
export function pinnedPieces({
  haunt = null,
  chapter = null,
}: {
  haunt?: number | null | undefined
  chapter?: number | null | undefined
} = {}): Pieces {
  if (chapter === null)
    return {
      tiles: [...STARTING, ...TILES],
      cards: [...EVENTS, ...ITEMS, ...OMENS],
      haunts: haunt === null ? HAUNTS : [haunt],
    }
  if (chapter !== 0) throw new Error(`No pieces are pinned for chapter ${chapter}`)
  return {
    tiles: [...STARTING, ...TILES_OF_THE_FIRST_NIGHT],
    cards: [...EVENTS, ...ITEMS],
    haunts: [haunt ?? 1],
  }
}
