import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const haunt = {
  ...NO_TRAITOR,
  objects: ['root', 'salt', 'leaf'].map((id) => ({ id, name: id[0]!.toUpperCase() + id.slice(1), count: 3 })),
}
const holding = (...objects: string[]) => ({ alice: { at: 'A', objects }, bob: 'A', cora: 'A' })
const lose = [{ 'lose-object': { objects: ['root', 'salt'], count: 2 } }]

test('given Objects of several kinds, when some are lost, then the loser picks and they go aside', async () => {
  const table = await trying(lose, { haunt, people: holding('root', 'salt', 'salt', 'leaf') })
  expect(sentenceOf(table)).toBe('lose 2 of Root or Salt')
  expect(changesOf(table)).toEqual({ 'object:root:alice': -0.667, 'object:salt:alice': -1.333 })
  table.choose('try:a')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'pick' })
  expect(table.legal()).toEqual(['thing:root', 'thing:salt'])
  table.choose('thing:salt', 'thing:root')
  expect(table.person('alice').objects).toEqual(['salt', 'leaf'])
  expect(table.told('lost-object')).toMatchObject([
    { object: 'salt', count: 1, how: 'lost' },
    { object: 'root', count: 1, how: 'lost' },
  ])
})

test('given fewer than are to be lost, when they are lost, then nothing is asked and no more goes', async () => {
  const table = await trying(lose, { haunt, people: holding('root', 'leaf') })
  expect(changesOf(table)).toEqual({ 'object:root:alice': -1 })
  table.choose('try:a')
  expect(table.person('alice').objects).toEqual(['leaf'])
  expect(table.asked()).toMatchObject({ kind: 'main' })
})

test('given tiles in place of people, when Objects are lost, then those that lie there are set aside, kind by kind', async () => {
  const op = [{ 'lose-object': { objects: ['root', 'salt'], from: 'adjacent', count: 3 } }]
  const table = await trying(op, {
    haunt,
    people: holding('root'),
    objectsOn: { B: ['salt', 'root', 'leaf', 'root', 'salt'] },
  })
  expect(sentenceOf(table)).toBe('set aside 3 Root or Salt from an adjacent tile')
  expect(changesOf(table)).toEqual({ 'lies:root': -2, 'lies:salt': -1 })
  table.choose('try:a')
  expect(table.tile('B').objects).toEqual(['leaf', 'salt'])
  expect(table.person('alice').objects).toEqual(['root'])
  expect(table.told('lost-object')).toMatchObject([
    { object: 'root', count: 2, tile: 'b' },
    { object: 'salt', count: 1, tile: 'b' },
  ])
})

test('given a monster that carries some, when it loses them, then they go aside', async () => {
  const monsters = [{ id: 'crow', name: 'Crow', size: 'small', traits: { speed: 2 } }]
  const table = await trying([{ 'lose-object': { objects: ['root'], who: { all: 'monsters' } } }], {
    haunt: { ...haunt, monsters },
    monsters: [{ kind: 'crow', at: 'B', objects: ['root', 'root'] }],
  })
  table.choose('try:a')
  expect(table.monster('crow-1').objects).toEqual(['root'])
})
