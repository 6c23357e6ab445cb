import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const swap = [
  { 'choose-who': { from: { all: 'people', but: 'me' }, do: [{ 'swap-places': { with: 'target' } }] } },
]
const apart = { alice: 'A', bob: 'B', cora: 'A' }

test('given two on different tiles, when they swap, then each is where the other was, at no cost', async () => {
  const table = await trying(swap, { people: apart, moves: 2 })
  expect(sentenceOf(table)).toBe('choose another person: swap places with them')
  expect(changesOf(table)).toEqual({ 'move:alice': 0.5 })
  table.choose('try:a', 'target:bob')
  expect(table.person('alice').tile).toBe('b')
  expect(table.person('bob').tile).toBe('a')
  expect(table.state.turn.moves).toBe(2)
  expect(table.told('swapped-places')).toMatchObject([{ who: 'alice', with: 'bob' }])
})

test('L-AMB-35: given a swap away from the starting tile, then the guaranteed step is gone', async () => {
  const table = await trying(swap, { people: apart, tokens: { B: ['large-obstacle'] }, moves: 1 })
  table.choose('try:a', 'target:bob')
  expect(table.refuse('move:west').rule).toBe('L-MOVE-03')
})

test('L-MOVE-17: given tiles with a text for those who enter, when two swap, then it applies to both', async () => {
  const chill = (trait: string) => ({ reactions: [{ on: 'enters', do: [{ lose: { trait, by: 1 } }] }] })
  const table = await trying(swap, { people: apart, tiles: { A: chill('might'), B: chill('sanity') } })
  table.choose('try:a', 'target:bob')
  expect(table.person('alice').steps).toMatchObject({ might: 4, sanity: 3 })
  expect(table.person('bob').steps).toMatchObject({ might: 3, sanity: 4 })
})
