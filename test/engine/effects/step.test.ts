import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const house = '[A]-[B]-[C]-'

test('given up to two tiles, when walking, then it is free and one may stop', async () => {
  const table = await trying([{ step: { upTo: 2 } }], {
    house,
    tokens: { A: ['large-obstacle'] },
    stack: ['D'],
    moves: 1,
  })
  expect(sentenceOf(table)).toBe('you may move up to 2 tiles')
  expect(changesOf(table)).toEqual({ 'move:alice': 1 })
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'step' })
  expect(table.legal()).toEqual(['to:b', 'stop'])
  table.choose('to:b')
  expect(table.legal()).toEqual(['to:c', 'to:a', 'stop'])
  table.choose('stop')
  expect(table.person('alice').tile).toBe('b')
  expect(table.state.turn.moves).toBe(1)
  expect(table.told('moved')).toMatchObject([{ cost: 0, how: 'stepped' }])
})

test('given the last tile of the steps is reached, then nothing more is asked and nothing is discovered', async () => {
  const table = await trying([{ step: { upTo: 2 } }], { house, stack: ['D'] })
  table.choose('try:a', 'to:b', 'to:c')
  expect(table.asked()).toMatchObject({ kind: 'main' })
  expect(table.state.stack).toEqual(['d'])
})

test('given others may step, then they decide, one after another', async () => {
  const table = await trying([{ step: { who: { all: 'people', but: 'me' }, upTo: 1 } }], { house })
  expect(changesOf(table)).toEqual({ 'move:bob': 0.5, 'move:cora': 0.5 })
  expect(sentenceOf(table)).toBe('each other person may move up to 1 tile')
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'bob', kind: 'step' })
  table.choose('to:b')
  expect(table.asked()).toMatchObject({ who: 'cora', kind: 'step' })
  table.choose('stop')
  expect(table.state.explorers.map(({ tile }) => tile)).toEqual(['a', 'b', 'a'])
})

test('given steps towards somebody, then only ways that lead nearer are offered', async () => {
  const table = await trying([{ step: { upTo: 3, toward: { holder: 'axe' } } }], {
    house,
    people: { alice: 'A', bob: { at: 'C', cards: ['axe'] }, cora: 'A' },
    items: { axe: {} },
  })
  expect(sentenceOf(table)).toBe('you may move up to 3 tiles towards whoever carries the Axe')
  table.choose('try:a', 'to:b')
  expect(table.legal()).toEqual(['to:c', 'stop'])
  table.choose('to:c')
  expect(table.asked()).toMatchObject({ kind: 'main' })
})

test('given steps towards tiles, then only ways that lead nearer to the nearest are offered', async () => {
  const table = await trying([{ step: { upTo: 3, toward: { tile: ['d', 'c'] } } }], {
    house: '[D]-[B]-[A]-[C]',
    people: { alice: 'A', bob: 'B', cora: 'B' },
  })
  expect(sentenceOf(table)).toBe('you may move up to 3 tiles towards the D or the C')
  table.choose('try:a')
  expect(table.legal()).toEqual(['to:c', 'stop'])
})
