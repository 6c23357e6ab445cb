import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const haunt = {
  ...NO_TRAITOR,
  monsters: [
    { id: 'rat', name: 'Rat', size: 'small', traits: { speed: 3 } },
    { id: 'ogre', name: 'Ogre', size: 'large', traits: { speed: 2 } },
  ],
}

test('L-START-09: given tiles and a number, when spawned, then one monster stands on each of the first so many', async () => {
  const on = { tile: ['b', 'z', 'a'] }
  const table = await trying([{ spawn: { monster: 'rat', on, first: { players: [2, 3, 3] } } }], { haunt })
  expect(changesOf(table)).toEqual({ 'monster:rat': 2 })
  table.choose('try:a')
  expect(table.state.monsters).toMatchObject([
    { id: 'rat-1', number: 1, tile: 'b', stunned: false },
    { id: 'rat-2', number: 2, tile: 'a', stunned: false },
  ])
  expect(table.told('monster-placed').map(({ who }) => who)).toEqual(['rat-1', 'rat-2'])
})

test('given a count, when spawned, then so many stand on each tile', async () => {
  const op = { spawn: { monster: 'rat', on: { tile: ['a', 'b'] }, first: 2, count: 2 } }
  const table = await trying([op], { haunt })
  expect(sentenceOf(table)).toBe('place 2 Rats on each of the A and the B')
  expect(changesOf(table)).toEqual({ 'monster:rat': 4 })
  table.choose('try:a')
  expect(table.state.monsters.map(({ tile }) => tile)).toEqual(['a', 'a', 'b', 'b'])
})

test.each([
  [0, 'place no Warden on your tile'],
  [1, 'place the Warden on your tile'],
  [{ players: [0, 1, 1] }, 'place the Warden (0/1/1) on your tile'],
])('given one with a name of its own and the count %j, when told, then it fits', async (count, sentence) => {
  const monsters = [{ id: 'warden', name: 'The Warden', size: 'small', traits: { speed: 3 } }]
  const table = await trying([{ spawn: { monster: 'warden', on: 'here', count } }], {
    haunt: { ...NO_TRAITOR, monsters },
  })
  expect(sentenceOf(table)).toBe(sentence)
})

test('given several tiles and no number, when spawned, then chance picks one', async () => {
  const table = await trying([{ spawn: { monster: 'rat', on: { tile: ['a', 'b'] } } }], {
    haunt,
    chances: [1],
  })
  expect(sentenceOf(table)).toBe('place a Rat on the A or the B')
  table.choose('try:a')
  expect(table.state.monsters).toMatchObject([{ tile: 'b' }])
})

test('L-TOK-10: given small and large ones, when spawned, then each size counts its own tokens', async () => {
  const table = await trying(
    [
      { spawn: { monster: 'rat', on: 'here' } },
      { spawn: { monster: 'ogre', on: 'here' } },
      { spawn: { monster: 'rat', on: 'here' } },
    ],
    { haunt },
  )
  table.choose('try:a')
  expect(table.state.monsters.map(({ id }) => id)).toEqual(['rat-1', 'ogre-1', 'rat-2'])
})

test('given no such tile in the house, when spawned, then nothing comes', async () => {
  const table = await trying([{ spawn: { monster: 'rat', on: { token: 'nest' } } }], { haunt })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.state.monsters).toEqual([])
})
