import { expect, test } from 'vitest'
import { TRAITS } from '../../../src/engine/ids.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

test('given one trait, when gained, then it rises by so many steps', async () => {
  const table = await trying([{ gain: { trait: 'might', by: 2 } }])
  expect(sentenceOf(table)).toBe('gain 2 Might')
  expect(changesOf(table)).toEqual({ 'health:alice': 2 })
  table.choose('try:a')
  expect(table.person('alice').steps).toEqual({ speed: 4, might: 6, sanity: 4, knowledge: 4 })
})

test('given a choice of traits, when gained, then the one who gains picks among them', async () => {
  const table = await trying([{ gain: { trait: ['might', 'sanity'], by: 1 } }])
  expect(sentenceOf(table)).toBe('gain 1 Might or Sanity')
  table.choose('try:a')
  expect(table.legal()).toEqual(['trait:might', 'trait:sanity'])
  table.choose('trait:sanity')
  expect(table.person('alice').steps).toMatchObject({ might: 4, sanity: 5 })
})

test('given others who gain any trait, then each of them picks, and the one who grants it has nothing of it', async () => {
  const table = await trying([{ gain: { who: { all: 'players', but: 'me' }, trait: 'any', by: 1 } }])
  expect(sentenceOf(table)).toBe('each other player gains 1 in any trait')
  expect(changesOf(table)).toEqual({ 'health:bob': 1, 'health:cora': 1 })
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'bob', kind: 'trait' })
  expect(table.legal()).toEqual(TRAITS.map((trait) => `trait:${trait}`))
  table.choose('trait:speed', 'trait:might')
  expect(table.person('bob').steps.speed).toBe(5)
  expect(table.person('cora').steps.might).toBe(5)
  expect(table.told('trait-rose')).toHaveLength(2)
})

test('given each critical trait, when gained, then only those rise', async () => {
  const table = await trying([{ gain: { trait: 'critical', by: 1 } }], {
    people: { alice: { at: 'A', steps: { might: 1, sanity: 1 } }, bob: 'A', cora: 'A' },
  })
  expect(sentenceOf(table)).toBe('gain 1 in each critical trait')
  expect(changesOf(table)).toEqual({ 'health:alice': 2 })
  table.choose('try:a')
  expect(table.person('alice').steps).toEqual({ speed: 4, might: 2, sanity: 2, knowledge: 4 })
})

test('given a price in one trait, when another is to be gained, then the one paid with is not offered', async () => {
  const table = await trying([{ pay: { trait: 'any', by: 1, then: [{ gain: { trait: 'other', by: 1 } }] } }])
  expect(sentenceOf(table)).toBe('lose 1 in any trait to gain 1 in another trait')
  table.choose('try:a', 'trait:sanity')
  expect(table.legal()).toEqual(['trait:speed', 'trait:might', 'trait:knowledge'])
})

test('L-TRAIT-11: given a trait near the top of its ladder, when it is gained, then no more than the rest of it comes', async () => {
  const people = { alice: { at: 'A', steps: { might: 7 } }, bob: 'A', cora: 'A' }
  const table = await trying([{ gain: { trait: 'might', by: 3 } }], { people })
  expect(changesOf(table)).toEqual({ 'health:alice': 1 })
  table.choose('try:a')
  expect(table.person('alice').steps.might).toBe(8)
})
