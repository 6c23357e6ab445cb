import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const haunt = { ...NO_TRAITOR, objects: [{ id: 'ring', name: 'Ring' }] }
const take = [{ 'take-object': { object: 'ring' } }]

test('L-OBJ-01: given an Object set aside, when taken, then it is carried and no longer aside', async () => {
  const table = await trying(take, { haunt })
  expect(sentenceOf(table)).toBe('take the Ring')
  expect(changesOf(table)).toEqual({ 'object:ring:alice': 1 })
  table.choose('try:a')
  expect(table.person('alice').objects).toEqual(['ring'])
  expect(table.state.haunt!.aside).toEqual([])
  expect(table.told('found-object')).toMatchObject([{ who: 'alice', object: 'ring' }])
})

test('L-OBJ-01: given an Object on a tile, when somebody else takes it, then it leaves the tile', async () => {
  const op = { 'take-object': { object: 'ring', who: { all: 'players', but: 'me' } } }
  const table = await trying([op], { haunt, objectsOn: { B: ['ring'] } })
  expect(changesOf(table)).toEqual({ 'object:ring:bob': 1 })
  table.choose('try:a')
  expect(table.person('bob').objects).toEqual(['ring'])
  expect(table.tile('B').objects).toEqual([])
})

test('L-OBJ-01: given several of a kind, when some are taken, then no more come than there are', async () => {
  const lime = { ...NO_TRAITOR, objects: [{ id: 'lime', name: 'Lime', count: 3 }] }
  const table = await trying([{ 'take-object': { object: 'lime', count: 2 } }], {
    haunt: lime,
    mayEnd: false,
  })
  expect(sentenceOf(table)).toBe('take 2 Lime')
  expect(changesOf(table)).toEqual({ 'object:lime:alice': 2 })
  table.choose('try:a')
  expect(table.person('alice').objects).toEqual(['lime', 'lime'])
  expect(table.state.haunt!.aside).toEqual(['lime'])
  table.state.turn.words = []
  expect(changesOf(table)).toEqual({ 'object:lime:alice': 1 })
  table.choose('wait:a', 'try:a')
  expect(table.person('alice').objects).toEqual(['lime', 'lime', 'lime'])
  expect(table.told('found-object').map(({ count }) => count)).toEqual([2, 1])
})

test('L-OBJ-04: given an Object for the heroes, when a traitor would take it, then it stays', async () => {
  const table = await trying(take, {
    haunt: { objects: [{ id: 'ring', name: 'Ring', for: 'heroes' }] },
    people: { alice: { at: 'A', team: 'traitor' }, bob: 'A', cora: 'A' },
  })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.state.haunt!.aside).toEqual(['ring'])
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

test('given tiles to take it from, when an Object is set aside or lies elsewhere, then only one that lies there comes', async () => {
  const op = [{ 'take-object': { object: 'ring', from: 'adjacent' } }]
  const aside = await trying(op, { haunt })
  expect(sentenceOf(aside)).toBe('take the Ring that lies on an adjacent tile')
  expect(changesOf(aside)).toEqual({})
  aside.choose('try:a')
  expect(aside.person('alice').objects).toEqual([])
  const lying = await trying(op, { haunt, objectsOn: { B: ['ring'] } })
  expect(changesOf(lying)).toEqual({ 'object:ring:alice': 1 })
  lying.choose('try:a')
  expect(lying.person('alice').objects).toEqual(['ring'])
})

test('given a monster to take it, when the op is done, then the monster has it', async () => {
  const monsters = [{ id: 'crow', name: 'Crow', size: 'small', traits: { speed: 2 } }]
  const table = await trying([{ 'take-object': { object: 'ring', who: { monster: 'crow' } } }], {
    haunt: { ...haunt, monsters },
    monsters: [{ kind: 'crow', at: 'B' }],
  })
  table.choose('try:a')
  expect(table.monster('crow-1').objects).toEqual(['ring'])
})
