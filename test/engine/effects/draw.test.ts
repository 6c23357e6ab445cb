import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const pull = (draw: object) => ({ A: { actions: [{ word: 'pull', do: [{ draw }] }] } })

test('draw: given an action that draws an Item, when done, then the actor carries it', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull({ deck: 'item' }),
    items: { cup: {} },
  })
  table.choose('pull:a')
  expect(table.person('alice').cards).toEqual(['cup'])
})

test('draw: given several who draw, when done, then each has one, from the left of the actor', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull({ deck: 'item', who: { all: 'people', but: 'me' } }),
    items: { cup: {}, jug: {}, pan: {} },
    decks: { item: ['cup', 'jug', 'pan'] },
    moves: 4,
  })
  table.choose('pull:a')
  expect(table.told('card-drawn').map(({ who, card }) => [who, card])).toEqual([
    ['bob', 'cup'],
    ['cora', 'jug'],
  ])
  expect(table.state.turn.moves).toBe(4)
})

test('draw: given an Event drawn for somebody else, when it is resolved, then it befalls them', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: 'A' },
    tiles: pull({ deck: 'event', who: { all: 'people', at: 'adjacent' } }),
    events: { news: { do: [{ gain: { trait: 'might', by: 2 } }] } },
  })
  table.choose('pull:a')
  expect([table.value('alice', 'might'), table.value('bob', 'might')]).toEqual([4, 5])
})

test('draw: is said, and is good for the one who draws', async () => {
  const table = await scene({ house: '[A]', people: three })
  const { catalog } = table
  expect(sentenceOf(catalog, { op: 'draw', deck: 'item' })).toBe('draw an Item')
  expect(sentenceOf(catalog, { op: 'draw', deck: 'event', top: true })).toBe('draw the top Event')
  expect(changesOf(table, { op: 'draw', deck: 'item' })).toEqual({ 'card:alice': 1 })
  expect(changesOf(table, { op: 'draw', deck: 'event', who: 'target' }, { target: 'bob' })).toEqual({
    'card:bob': 0.2,
  })
})
