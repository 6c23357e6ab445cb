import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'
import { changesOf as changesTried, sentenceOf as sentenceTried, trying } from '../../support/trying.ts'

const items = { cup: {}, jug: {} }
const omens = { idol: {} }
const trip = (drop: object) => ({ A: { actions: [{ word: 'trip', do: [{ drop }] }] } })

test.each([
  ['item', ['card:cup', 'card:jug']],
  ['any', ['card:cup', 'card:idol', 'card:jug']],
] as const)(
  'drop: given cards, when one of kind %s must be dropped, then its carrier picks which',
  async (cards, keys) => {
    const table = await scene({
      house: '[A]',
      people: { alice: { at: 'A', cards: ['cup', 'idol'], used: ['jug'] }, bob: 'A', cora: 'A' },
      items,
      omens,
      tiles: trip({ cards }),
    })
    table.choose('trip:a')
    expect(table.legal()).toEqual(keys)
    table.choose('card:jug')
    expect(table.tile('A').pile).toEqual(['jug'])
    expect(table.person('alice')).toMatchObject({ cards: ['cup', 'idol'], used: [] })
    expect(table.told('dropped')).toMatchObject([
      { who: 'alice', thing: 'jug', tile: 'a', rules: ['L-ACT-17'] },
    ])
  },
)

test('drop: given several people, when each must drop, then those without a card are passed over', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: { at: 'B', cards: ['cup'] } },
    items,
    tiles: trip({ cards: 'any', who: { all: 'people' } }),
  })
  table.choose('trip:a')
  expect(table.tile('B').pile).toEqual(['cup'])
  expect(table.tile('A').pile).toEqual([])
})

test('drop: is said, and is a loss for those who have one to drop', async () => {
  const people = { alice: 'A', bob: { at: 'A', cards: ['cup'] }, cora: { at: 'A', cards: ['idol'] } }
  const table = await scene({ house: '[A]', people, items, omens })
  expect(sentenceOf(table.catalog, { op: 'drop', cards: 'item' })).toBe('drop 1 Item here')
  expect(changesOf(table, { op: 'drop', cards: 'item', who: { all: 'players' } })).toEqual({ 'card:bob': -1 })
})

test('L-ACT-17: given Objects of a kind, when all are to be dropped, then they lie here and the rest is kept', async () => {
  const objects = [
    { id: 'lime', name: 'Lime', count: 3 },
    { id: 'ring', name: 'Ring' },
  ]
  const table = await trying([{ drop: { object: 'lime' } }], {
    haunt: { team: { kind: 'none' }, objects },
    people: { alice: { at: 'A', objects: ['lime', 'ring', 'lime'] }, bob: 'A', cora: 'A' },
  })
  expect(sentenceTried(table)).toBe('drop all Lime here')
  expect(changesTried(table)).toEqual({ 'object:lime:alice': -2 })
  table.choose('try:a')
  expect(table.person('alice').objects).toEqual(['ring'])
  expect(table.tile('A').objects).toEqual(['lime', 'lime'])
  expect(table.told('dropped')).toMatchObject([{ thing: 'lime', count: 2 }])
})

test('L-ACT-17: given cards and Objects, when everything is to be dropped, then it all lies here', async () => {
  const table = await trying([{ drop: { all: true, who: { all: 'players' } } }], {
    haunt: { team: { kind: 'none' }, objects: [{ id: 'ring', name: 'Ring' }] },
    items,
    people: { alice: { at: 'A', objects: ['ring'] }, bob: { at: 'B', cards: ['cup'] }, cora: 'A' },
  })
  expect(sentenceTried(table)).toBe('each player drops everything here')
  expect(changesTried(table)).toEqual({ 'object:ring:alice': -1, 'card:bob': -1 })
  table.choose('try:a')
  expect(table.tile('A').objects).toEqual(['ring'])
  expect(table.tile('B').pile).toEqual(['cup'])
})
