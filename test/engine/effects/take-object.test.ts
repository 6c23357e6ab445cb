import { expect, test } from 'vitest'
import { NO_TRAITOR, sentenceOf, trying, weightOf } from '../../support/trying.ts'

const haunt = { ...NO_TRAITOR, objects: [{ id: 'ring', name: 'Ring' }] }
const take = [{ 'take-object': { object: 'ring' } }]

test('L-OBJ-01: given an Object set aside, when taken, then it is carried and no longer aside', async () => {
  const table = await trying(take, { haunt })
  expect(sentenceOf(table)).toBe('take the Ring')
  expect(weightOf(table)).toBe(2)
  table.choose('try:a')
  expect(table.person('alice').objects).toEqual(['ring'])
  expect(table.state.haunt!.aside).toEqual([])
  expect(table.told('found-object')).toMatchObject([{ who: 'alice', object: 'ring' }])
})

test('L-OBJ-01: given an Object on a tile, when somebody else takes it, then it leaves the tile', async () => {
  const op = { 'take-object': { object: 'ring', who: { all: 'players', but: 'me' } } }
  const table = await trying([op], { haunt, objectsOn: { B: ['ring'] } })
  table.choose('try:a')
  expect(table.person('bob').objects).toEqual(['ring'])
  expect(table.tile('B').objects).toEqual([])
})

test('L-OBJ-01: given an Object somebody carries, when taken, then it stays where it is', async () => {
  const table = await trying(take, {
    haunt,
    people: { alice: 'A', bob: { at: 'A', objects: ['ring'] }, cora: 'A' },
  })
  table.choose('try:a')
  expect(table.person('alice').objects).toEqual([])
  expect(table.person('bob').objects).toEqual(['ring'])
})
