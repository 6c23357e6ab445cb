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
