/**
 * The pieces of version 0.1, by name. Its recordings list none, so they are replayed with these; recorded games, scripts
 * and frames of the tests are pinned to them. Nothing need ever be added here.
 */
import type { Pieces } from '../engine/game.ts'

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

/** Of free play, or of chapter 0; one haunt alone if it is chosen. */
export function firstPieces({
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
  if (chapter !== 0) throw new Error(`Version 0.1 had no chapter ${chapter}`)
  return {
    tiles: [...STARTING, ...TILES_OF_THE_FIRST_NIGHT],
    cards: [...EVENTS, ...ITEMS],
    haunts: [haunt ?? 1],
  }
}
