import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const house = '[A]-[B]-[C]-'

test('given one tile, when placed, then one is there at no cost', async () => {
  const table = await trying([{ place: { at: { tile: 'c' } } }], { house, moves: 2 })
  expect(sentenceOf(table)).toBe('place yourself on the C')
  expect(changesOf(table)).toEqual({ 'move:alice': 1 })
  table.choose('try:a')
  expect(table.person('alice').tile).toBe('c')
  expect(table.state.turn.moves).toBe(2)
})

test('given several tiles, when placing others, then the one whose effect it is picks one for all', async () => {
  const table = await trying([{ place: { who: { all: 'people', but: 'me' }, at: { tile: ['b', 'c'] } } }], {
    house,
  })
  expect(changesOf(table)).toEqual({ 'move:bob': 1, 'move:cora': 1 })
  expect(sentenceOf(table)).toBe('place each other person on the B or the C')
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'tile' })
  expect(table.legal()).toEqual(['tile:b', 'tile:c'])
  table.choose('tile:c')
  expect(table.state.explorers.map(({ tile }) => tile)).toEqual(['a', 'c', 'c'])
})

test('given several tiles by chance, then nobody is asked', async () => {
  const table = await trying([{ place: { at: { tile: ['b', 'c'] }, byChance: true } }], {
    house,
    chances: [1],
  })
  expect(sentenceOf(table)).toBe('place yourself on the B or the C, at random')
  table.choose('try:a')
  expect(table.person('alice').tile).toBe('c')
})

test('L-MOVE-17: given a tile with a text for those who enter, when placed there, then it applies', async () => {
  const table = await trying([{ place: { at: { tile: 'b' } } }], {
    tiles: { B: { reactions: [{ on: 'enters', do: [{ lose: { trait: 'might', by: 1 } }] }] } },
  })
  table.choose('try:a')
  expect(table.person('alice').steps.might).toBe(3)
})
