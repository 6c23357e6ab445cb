import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const people = { alice: { at: 'A', cards: ['cup', 'jug'] }, bob: 'A', cora: 'A' }
const mine = { cards: 'item', of: 'me' } as const

test('bury-card: given a card that buries itself, when its action is taken, then it is at the bottom of its deck and no longer used', async () => {
  const table = await scene({
    house: '[A]',
    people,
    items: { cup: { actions: [{ word: 'drink', do: [{ 'bury-card': {} }] }] }, jug: {}, pan: {} },
  })
  table.choose('drink:cup')
  expect(table.person('alice')).toMatchObject({ cards: ['jug'], used: [] })
  expect(table.state.decks.item).toEqual(['pan', 'cup'])
  expect(table.told('card-buried')).toMatchObject([{ card: 'cup' }])
})

test('bury-card: given a price of one Item, when two are carried, then one is picked; when none, then it is not offered', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...people, alice: { at: 'A', cards: ['cup', 'idol', 'jug'] } },
    items: { cup: {}, jug: {} },
    omens: { idol: {} },
    tiles: {
      A: { actions: ['pay', 'fee', 'toll'].map((word) => ({ word, do: [{ 'bury-card': { from: mine } }] })) },
    },
  })
  table.choose('pay:a')
  expect(table.legal()).toEqual(['card:cup', 'card:jug'])
  table.choose('card:jug', 'fee:a')
  expect(table.person('alice').cards).toEqual(['idol'])
  expect(table.state.decks.item).toEqual(['jug', 'cup'])
  expect(table.refuse('toll:a').rule).toBe('L-ACT-25')
})

test('bury-card: is said, and costs whoever carries the card', async () => {
  const table = await scene({ house: '[A]', people, items: { cup: {}, jug: {} } })
  const { catalog } = table
  expect(sentenceOf(catalog, { op: 'bury-card' })).toBe('bury this card')
  expect(sentenceOf(catalog, { op: 'bury-card', from: mine })).toBe('bury 1 of the Items you carry')
  expect(changesOf(table, { op: 'bury-card' }, { card: 'cup' })).toEqual({ 'card:alice': -1 })
  expect(changesOf(table, { op: 'bury-card', from: mine })).toEqual({ 'card:alice': -1 })
  const theirs = { cards: 'item', of: 'target' } as const
  expect(changesOf(table, { op: 'bury-card', from: theirs }, { target: 'bob' })).toEqual({})
})
