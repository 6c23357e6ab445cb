import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { parsePack } from '../../../src/catalog/read.ts'
import { newGame, piecesOf, viewFor } from '../../../src/engine/game.ts'

test.each([
  ['item', 0],
  ['event', 0],
  ['omen', 0],
  ['stack', 0],
  ['legacy', 1],
  ['purgatory', 1],
])(
  'L-DECK-02: given an effect that looks at the top of %s, when the pack is read, then it has %i problems',
  async (at, count) => {
    const text = `ref: 1\nname: Cup\nflavour: A test.\nregions: [upper]\nactions: [{ word: study, do: [{ peek: { at: ${at}, count: 1, then: look } }] }]`
    const { problems } = await parsePack([{ path: 'legacy/items/cup.yaml', text }], { unchecked: true })
    expect(problems).toHaveLength(count)
  },
)

test('L-DECK-05, L-AMB-46: given a game, when any seat looks, then it sees the regions on the backs in order, none on Omens, and no face', async () => {
  const catalog = await loadCatalog()
  const { state } = newGame(catalog, { seed: 'backs', seats: [{}, {}, {}] })
  for (const seat of [0, 1, 2, null]) {
    const view = viewFor(catalog, state, seat)
    const sorted = (backs: string[][]) => backs.map((back) => [...back].sort())
    expect(sorted(view.stack)).toEqual(sorted(state.stack.map((id) => catalog.tiles[id]!.regions)))
    for (const kind of ['item', 'event'] as const)
      expect(sorted(view.decks[kind])).toEqual(
        sorted(state.decks[kind].map((id) => catalog.cards[id]!.regions)),
      )
    expect(view.decks.omen).toEqual(state.decks.omen.map(() => []))
    // Which pieces there are is known to all; they are listed in the order of the catalog.
    expect(view.pieces).toEqual(piecesOf(catalog))
    const text = JSON.stringify({ ...view, pieces: null })
    for (const id of [...state.stack, ...Object.values(state.decks).flat()])
      expect(text).not.toContain(`"${id}"`)
  }
})
