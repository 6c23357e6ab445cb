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
