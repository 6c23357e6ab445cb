// Tables that computer players imagine, in games that leave out a part of the content.
import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { type Pieces, piecesOf, viewFor } from '../../../src/engine/game.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import { brokenInvariants } from '../../../src/engine/invariants.ts'
import { playRandomly } from '../../support/random-game.ts'

const catalog = await loadCatalog()

/** Every third card left out, and every seventh tile that does not begin in the house. */
function reduced(chapter: number | null, from: number): Pieces {
  const { tiles, cards, haunts } = piecesOf(catalog, { chapter })
  return {
    tiles: tiles.filter((id, n) => catalog.tiles[id]!.start || (n + from) % 7 !== 0),
    cards: cards.filter((_, n) => (n + from) % 3 !== 0),
    haunts,
  }
}

test.each([
  ['free play', null],
  ['chapter 0', 0],
])('in %s an imagined table holds every piece in play once, and no other', (_, chapter) => {
  let looks = 0
  for (let n = 0; n < 12; n++) {
    const pieces = reduced(chapter, n)
    expect(pieces.cards.length).toBeLessThan(piecesOf(catalog, { chapter }).cards.length)
    const game = { seed: `reduced-${n}`, seats: 3 + (n % 3), haunt: null, chapter, pieces }
    playRandomly(catalog, {
      ...game,
      at: (state, _seat, at) => {
        if (at % 5 !== 0) return
        for (const { seat } of state.explorers) {
          looks++
          const imagined = imagine(catalog, viewFor(catalog, state, seat), `${game.seed}#${at}`)
          expect(brokenInvariants(catalog, imagined), `${game.seed}#${at}`).toEqual([])
        }
      },
    })
  }
  expect(looks).toBeGreaterThan(500)
})
