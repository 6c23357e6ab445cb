import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { completed, type Pieces, piecesOf } from '../../src/engine/game.ts'
import { contentOf, openingFault } from '../../src/table/opening.ts'

const catalog = await loadCatalog()
const pieces = piecesOf(catalog)
const opening = (more: Partial<Pieces>, haunt: number | null = null) => ({
  seed: 'x',
  seats: [{}, {}, {}],
  options: { haunt },
  pieces: { ...pieces, ...more },
})

test.each<[Partial<Pieces>, number | null, string | null]>([
  [{}, null, null],
  [{ haunts: [17] }, 17, null],
  [{ tiles: [...pieces.tiles, 'the-moon'] }, null, 'there is no tile the-moon'],
  [{ cards: ['bells', 'the-moon'] }, null, 'there is no card the-moon'],
  [{ cards: ['bells', 'bells'] }, null, 'a card is there twice'],
  [{ haunts: [17, 999] }, null, 'there is no haunt 999'],
  [{ haunts: [17] }, 1, 'haunt 1 is not in play'],
  [{ haunts: [] }, null, 'there is no haunt'],
])('pieces that somebody else wrote down: %j, haunt %j: %j', (more, haunt, fault) => {
  expect(openingFault(catalog, opening(more, haunt))).toBe(fault)
})

test('the hash of the content covers the definitions in play and no others', () => {
  const bells = { ...catalog.cards.bells!, name: 'More Bells' }
  const changed = { ...catalog, cards: { ...catalog.cards, bells } }
  const added = { ...catalog, cards: { ...catalog.cards, teapot: { ...bells, id: 'teapot' } } }
  const full = completed(catalog, opening({}))
  const without = completed(catalog, opening({ cards: pieces.cards.filter((id) => id !== 'bells') }))
  expect(contentOf(added, full)).toBe(contentOf(catalog, full))
  expect(contentOf(changed, full)).not.toBe(contentOf(catalog, full))
  expect(contentOf(changed, without)).toBe(contentOf(catalog, without))
})

test('the hash of the content leaves prose out', () => {
  const bells = { ...catalog.cards.bells!, flavour: 'Eight ring.', prose: { look: 'Eight small bells.' } }
  const reworded = { ...catalog, cards: { ...catalog.cards, bells } } as typeof catalog
  const full = completed(catalog, opening({}))
  expect(contentOf(reworded, full)).toBe(contentOf(catalog, full))
})
