import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const raise = (trait: string) => [{ gain: { trait, by: 2 } }]
const book = { actions: [{ word: 'study', do: raise('might') }] }
const lend = (within: number) => ({
  A: { actions: [{ word: 'borrow', do: [{ 'borrow-action': { within } }] }] },
})

test('borrow-action: given cards of others in reach, when one is borrowed, then its action is the borrower’s and the card is used where it is', async () => {
  const table = await scene({
    house: '[A]-[B]-[C]',
    people: {
      alice: 'A',
      bob: { at: 'B', cards: ['book', 'cup'], used: ['tome'] },
      cora: { at: 'C', cards: ['map'] },
    },
    items: { book, tome: book, map: book, cup: {} },
    tiles: lend(1),
  })
  table.choose('borrow:a')
  expect(table.value('alice', 'might')).toBe(5)
  expect(table.person('bob')).toMatchObject({ cards: ['book', 'cup', 'tome'], used: ['tome', 'book'] })
  expect(table.told('acted').map(({ word, source }) => [word, source])).toEqual([
    ['borrow', 'tile:a'],
    ['study', 'item:book'],
  ])
})

test('borrow-action: given two cards in reach, when borrowing, then one is picked; given none, then it is not offered', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: { at: 'A', cards: ['book', 'tome'] }, cora: 'B' },
    items: { book, tome: book },
    tiles: lend(0),
    begin: true,
  })
  table.choose('borrow:a')
  expect(table.legal()).toEqual(['card:book', 'card:tome'])
  table.choose('card:tome', 'end')
  expect(table.refuse('borrow:a').rule).toBe('L-ACT-25')
})

test('borrow-action: given a card with an attack, an aimed action, a bearer’s own and a plain one, when it is borrowed, then the plain one is done', async () => {
  const table = await scene({
    house: '[A]',
    people: { alice: 'A', bob: { at: 'A', cards: ['book'] }, cora: { at: 'A', team: 'traitor' } },
    items: {
      book: {
        actions: [
          { word: 'attack', attack: { trait: 'might', reach: 'here' } },
          { word: 'talk', target: { all: 'people', at: 'here' }, do: raise('speed') },
          { word: 'wear', once: 'game', do: raise('sanity') },
          { word: 'study', do: raise('might') },
        ],
      },
    },
    haunt: {},
    tiles: lend(0),
  })
  table.choose('borrow:a')
  expect(table.told('acted').at(-1)).toMatchObject({ word: 'study' })
  expect(table.person('alice').steps).toMatchObject({ speed: 4, sanity: 4, might: 6 })
})

test('borrow-action: given a card whose action cannot be done now, when borrowing, then it is not offered', async () => {
  const table = await scene({
    house: '[A]',
    people: { alice: 'A', bob: { at: 'A', cards: ['book'] }, cora: 'A' },
    items: { book: { actions: [{ word: 'study', when: { phase: 'haunt' }, do: raise('might') }] } },
    tiles: lend(0),
  })
  expect(table.refuse('borrow:a').rule).toBe('L-ACT-25')
})

test('borrow-action: is said, and changes what the best of the cards in reach would', async () => {
  const table = await scene({
    house: '[A]-[B]-[C]',
    people: { alice: 'A', bob: { at: 'B', cards: ['book', 'tome'] }, cora: { at: 'C', cards: ['map'] } },
    items: {
      book,
      tome: { actions: [{ word: 'study', do: [{ gain: { trait: 'might', by: 3 } }] }] },
      map: { actions: [{ word: 'study', do: [{ gain: { trait: 'might', by: 4 } }] }] },
    },
  })
  expect(sentenceOf(table.catalog, { op: 'borrow-action', within: 2 })).toBe(
    'use the action of an unused Item or Omen carried by another person within 2 tiles, and that card becomes used',
  )
  expect(changesOf(table, { op: 'borrow-action', within: 1 })).toEqual({ 'health:alice': 3 })
  expect(changesOf(table, { op: 'borrow-action', within: 2 })).toEqual({ 'health:alice': 4 })
  expect(changesOf(table, { op: 'borrow-action', within: 0 })).toEqual({})
})
