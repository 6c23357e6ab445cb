import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const good = [{ gain: { trait: 'might', by: 1 } }]
const bad = [{ damage: { kind: 'mental', amount: 1 } }]

test('given a trait roll with bands, when rolled, then the band of the result is done', async () => {
  const table = await trying([{ roll: { trait: 'sanity', bands: { '4+': good, '1-3': [], '0': bad } } }], {
    rolls: [1, 1, 1, 1],
  })
  expect(sentenceOf(table)).toBe('Sanity roll: 4+ gain 1 Might; 1-3 nothing; 0 take 1 mental damage')
  table.choose('try:a')
  expect(table.told('band')).toMatchObject([{ from: 4, to: null }])
  expect(table.person('alice').steps.might).toBe(5)
})

test.each([
  [3, 5, 4],
  [5, 4, 5],
])(
  'L-START-05: given bands by table size, when %s people roll a 4, then the band from %s counts or not',
  async (players, least, might) => {
    const five = { alice: 'A', bob: 'A', cora: 'A', dan: 'A', eve: 'A' }
    const table = await trying([{ roll: { trait: 'sanity', bands: { '5/5/4+': good, '0-4/4/3': [] } } }], {
      ...(players === 5 && { people: five }),
      rolls: [1, 1, 1, 1],
    })
    expect(sentenceOf(table)).toBe('Sanity roll: 5/5/4+ gain 1 Might; 0-4/4/3 nothing')
    table.choose('try:a')
    expect(table.told('band')).toMatchObject([least === 4 ? { from: 4, to: null } : { from: 0, to: 4 }])
    expect(table.person('alice').steps.might).toBe(might)
  },
)

test('given a band of nothing, when it comes up, then that is told', async () => {
  const table = await trying([{ roll: { trait: 'sanity', bands: { '4+': good, '0-3': [] } } }], {
    rolls: [1, 1, 1, 0],
  })
  table.choose('try:a')
  expect(table.told('nothing')).toHaveLength(1)
  expect(table.person('alice').steps.might).toBe(4)
})

test('given a choice of traits, dice more and something added, when rolled, then all of it counts', async () => {
  const roll = { trait: ['might', 'speed'], moreDice: 1, add: 2, bands: { '5+': good, '0-4': [] } }
  const table = await trying([{ roll }], {
    rolls: [0, 1, 2],
    people: { alice: { at: 'A', steps: { speed: 1 } }, bob: 'A', cora: 'A' },
  })
  expect(changesOf(table)['health:alice']).toBeCloseTo(222 / 243, 3)
  expect(sentenceOf(table)).toBe('Might or Speed roll, 1 more die, add 2: 5+ gain 1 Might; 0-4 nothing')
  table.choose('try:a', 'trait:speed')
  expect(table.told('rolled')).toMatchObject([{ trait: 'speed', dice: [0, 1, 2], add: 2, total: 5 }])
  expect(table.person('alice').steps.might).toBe(5)
})

test('given an effect that uses the result, when rolled, then it has it', async () => {
  const bands = { '0+': [{ lose: { trait: 'might', by: { rolled: true } } }] }
  const table = await trying([{ roll: { dice: 2, bands } }], { rolls: [2, 1] })
  expect(changesOf(table)).toEqual({ 'health:alice': -2 })
  table.choose('try:a')
  expect(table.person('alice').steps.might).toBe(1)
})

test('given bands that help and bands that harm, then each counts as often as it comes up', async () => {
  const changes = async (bands: object) => changesOf(await trying([{ roll: { dice: 2, bands } }]))
  expect(await changes({ '0+': good })).toEqual({ 'health:alice': 1 })
  expect(await changes({ '0+': bad })).toEqual({ 'health:alice': -1 })
  expect(await changes({ '3+': good, '0-2': [] })).toEqual({ 'health:alice': 0.333 })
  expect(await changes({ '4+': good, '1-3': [], '0': bad })).toEqual({ 'health:alice': 0 })
})

test('given somebody else who rolls, when rolled, then they do and the band is still mine', async () => {
  const roll = {
    who: { highest: 'sanity', of: { all: 'players' } },
    trait: 'sanity',
    bands: { '6+': good, '0-5': bad },
  }
  const table = await trying([{ roll }], {
    people: { alice: 'A', bob: { at: 'A', steps: { sanity: 8 } }, cora: 'A' },
    rolls: [1, 1, 1, 1, 1, 1],
  })
  expect(sentenceOf(table)).toBe(
    'whichever of the players has the highest Sanity makes a Sanity roll: 6+ gain 1 Might; 0-5 take 1 mental damage',
  )
  table.choose('try:a')
  expect(table.told('rolled')).toMatchObject([{ who: 'bob', dice: [1, 1, 1, 1, 1, 1] }])
  expect(table.person('alice').steps.might).toBe(5)
})
