import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const cards = { cards: 'omen', of: 'me', used: true } as const

test('ready-cards: given used Items and Omens, when Omens are set to unused, then the Items stay used and so do the cards of others', async () => {
  const table = await scene({
    house: '[A]',
    people: {
      alice: { at: 'A', used: ['idol', 'cup', 'mask'] },
      bob: { at: 'A', used: ['ring'] },
      cora: 'A',
    },
    items: { cup: {} },
    omens: { idol: { actions: [{ word: 'invoke', do: [] }] }, mask: {}, ring: {} },
    tiles: { A: { actions: [{ word: 'rest', do: [{ 'ready-cards': { cards } }] }] } },
  })
  table.choose('rest:a')
  expect(table.person('alice').used).toEqual(['cup'])
  expect(table.person('bob').used).toEqual(['ring'])
  expect(table.told('cards-readied')).toMatchObject([{ who: 'alice', cards: ['idol', 'mask'] }])
  expect(table.legal()).toContain('invoke:idol')
})

test('ready-cards: is said, and is good for the one who carries them', async () => {
  const people = { alice: { at: 'A', used: ['idol', 'mask'] }, bob: { at: 'A', used: ['ring'] }, cora: 'A' }
  const table = await scene({ house: '[A]', people, omens: { idol: {}, mask: {}, ring: {} } })
  expect(sentenceOf(table.catalog, { op: 'ready-cards', cards: { cards: 'omen', of: 'me' } })).toBe(
    'set all Omens you carry to unused',
  )
  expect(changesOf(table, { op: 'ready-cards', cards })).toEqual({ 'card:alice': 1 })
  const theirs = { ...cards, of: 'target' } as const
  expect(changesOf(table, { op: 'ready-cards', cards: theirs }, { target: 'bob' })).toEqual({
    'card:bob': 0.5,
  })
})

test('ready-cards: given a count, when more are used, then so many of choice become unused', async () => {
  const op = { op: 'ready-cards', cards: { cards: 'any', of: 'me', used: true }, count: 2 } as const
  const table = await scene({
    house: '[A]',
    people: { alice: { at: 'A', used: ['idol', 'cup', 'mask'] }, bob: 'A', cora: 'A' },
    items: { cup: {} },
    omens: { idol: {}, mask: {} },
    tiles: { A: { actions: [{ word: 'rest', do: [{ 'ready-cards': { cards: op.cards, count: 2 } }] }] } },
  })
  expect(sentenceOf(table.catalog, op)).toBe('set 2 used cards you carry to unused')
  expect(sentenceOf(table.catalog, { ...op, count: 1 })).toBe('set 1 used card you carry to unused')
  expect(changesOf(table, op)).toEqual({ 'card:alice': 1 })
  table.choose('rest:a', 'card:mask', 'card:idol')
  expect(table.person('alice').used).toEqual(['cup'])
})

test('ready-cards: given no more than the count, when done, then nobody is asked', async () => {
  const cards = { cards: 'omen', of: 'me', used: true }
  const table = await scene({
    house: '[A]',
    people: { alice: { at: 'A', used: ['idol', 'cup'] }, bob: 'A', cora: 'A' },
    items: { cup: {} },
    omens: { idol: {} },
    tiles: { A: { actions: [{ word: 'rest', do: [{ 'ready-cards': { cards, count: 2 } }] }] } },
  })
  table.choose('rest:a')
  expect(table.person('alice').used).toEqual(['cup'])
})
