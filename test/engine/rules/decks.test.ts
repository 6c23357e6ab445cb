import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { parsePack } from '../../../src/catalog/read.ts'
import { newGame, viewFor } from '../../../src/engine/game.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const peeks = (at: string, then = 'look') => ({
  A: { actions: [{ word: 'peer', do: [{ peek: { at, count: 2, then } }] }] },
})

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

test('L-DECK-03, L-DECK-04: given an effect that looks at the stack, when it buries a tile, then it has shown tiles only and no deck has changed', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: peeks('stack', 'bury-any'),
    stack: ['X', 'Y', 'Z'],
    items: { cup: {}, jug: {} },
  })
  const decks = structuredClone(table.state.decks)
  table.choose('peer:a')
  expect(table.legal()).toEqual(['bury:x', 'bury:y', 'done'])
  table.choose('bury:x', 'done')
  expect(table.state.stack).toEqual(['y', 'z', 'x'])
  expect(table.state.decks).toEqual(decks)
})

test('L-DECK-04: given an effect that looks at a deck, when it buries a card, then the stack and the other decks are as they were', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: peeks('item', 'bury-any'),
    stack: ['X', 'Y'],
    items: { cup: {}, jug: {} },
    events: { news: {} },
  })
  table.choose('peer:a', 'bury:cup', 'done')
  expect(table.state.decks).toMatchObject({ item: ['jug', 'cup'], event: ['news'] })
  expect(table.state.stack).toEqual(['x', 'y'])
})

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
    const text = JSON.stringify(view)
    for (const id of [...state.stack, ...Object.values(state.decks).flat()])
      expect(text).not.toContain(`"${id}"`)
  }
})

test('L-DECK-05: given a looker, when cards are looked at, then only they learn which, and nobody can see it in a view', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: peeks('item', 'bury-any'),
    items: { cup: {}, jug: {}, pan: {} },
  })
  table.choose('peer:a')
  const [looked] = table.told('looked')
  expect(looked!.cards).toEqual(['cup', 'jug'])
  expect(['alice', 'bob', null].map((who) => mayKnow(looked!, who))).toEqual([true, false, false])
  for (const seat of [1, 2, null]) {
    const text = JSON.stringify(viewFor(table.catalog, table.state, seat))
    for (const card of ['cup', 'jug', 'pan']) expect(text).not.toContain(card)
  }
})
