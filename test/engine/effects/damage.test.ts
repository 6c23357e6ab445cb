import { expect, test } from 'vitest'
import { changesOf as changesOn } from '../../support/ops.ts'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

test('given damage of a kind, when taken, then the victim splits it', async () => {
  const table = await trying([{ damage: { kind: 'mental', amount: 2 } }])
  expect(sentenceOf(table)).toBe('take 2 mental damage')
  expect(changesOf(table)).toEqual({ 'health:alice': -2 })
  table.choose('try:a', 'damage:sanity', 'damage:knowledge')
  expect(table.person('alice').steps).toEqual({ speed: 4, might: 4, sanity: 3, knowledge: 3 })
})

test('L-TRAIT-09: given damage in dice to others, when rolled, then each of them rolls', async () => {
  const table = await trying(
    [{ damage: { who: { all: 'people', but: 'me' }, kind: 'physical', amount: { dice: 2 } } }],
    { rolls: [1, 0, 0, 2] },
  )
  expect(sentenceOf(table)).toBe('each other person takes 2 dice of physical damage')
  expect(changesOf(table)).toEqual({ 'health:bob': -2, 'health:cora': -2 })
  table.choose('try:a', 'damage:might', 'damage:speed', 'damage:speed')
  expect(table.told('rolled')).toMatchObject([
    { who: 'bob', total: 1 },
    { who: 'cora', total: 2 },
  ])
  expect(table.told('damaged')).toMatchObject([
    { who: 'bob', amount: 1 },
    { who: 'cora', amount: 2 },
  ])
  expect(table.person('bob').steps.might).toBe(3)
  expect(table.person('cora').steps.speed).toBe(2)
})

test('given a monster among the victims, when a card hurts it, then it is stunned', async () => {
  const table = await trying([], {
    people: { alice: { at: 'A', cards: ['torch'] }, bob: 'A', cora: 'A' },
    items: {
      torch: {
        actions: [
          {
            word: 'burn',
            do: [{ damage: { who: { all: 'monsters', at: 'here' }, kind: 'general', amount: 1 } }],
          },
        ],
      },
    },
    haunt: { ...NO_TRAITOR, monsters: [{ id: 'rat', name: 'Rat', size: 'small', traits: { speed: 2 } }] },
    monsters: [{ kind: 'rat', at: 'A' }],
  })
  const op = { op: 'damage', who: { all: 'monsters' }, kind: 'general', amount: 1 } as const
  expect(changesOn(table, op, { cause: 'item' })).toEqual({ 'turn:rat-1': -1 })
  expect(changesOn(table, op, { cause: 'tile' })).toEqual({})
  table.choose('burn:torch')
  expect(table.monster('rat-1').stunned).toBe(true)
  expect(table.told('damaged')).toEqual([])
})
