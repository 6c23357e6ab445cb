import { expect, test } from 'vitest'
import { sentenceOf, trying, weightOf } from '../../support/trying.ts'

const reward = [{ gain: { trait: 'knowledge', by: 3 } }]

test('given a price in one trait, when paid, then the reward follows', async () => {
  const table = await trying([{ pay: { trait: 'might', by: 1, then: reward } }])
  expect(sentenceOf(table)).toBe('lose 1 Might to gain 3 Knowledge')
  expect(weightOf(table)).toBe(3 - 1)
  table.choose('try:a')
  expect(table.person('alice').steps).toEqual({ speed: 4, might: 3, sanity: 4, knowledge: 7 })
})

test('given a price in any trait, when paying, then only traits that can bear all of it are offered', async () => {
  const table = await trying([{ pay: { trait: 'any', by: 2, then: reward } }], {
    people: { alice: { at: 'A', steps: { might: 2, speed: 3 } }, bob: 'A', cora: 'A' },
  })
  expect(sentenceOf(table)).toBe('lose 2 in a trait of choice to gain 3 Knowledge')
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'trait' })
  expect(table.legal()).toEqual(['trait:speed', 'trait:sanity', 'trait:knowledge'])
  table.choose('trait:speed')
  expect(table.person('alice').steps).toMatchObject({ speed: 1, knowledge: 7 })
})

test('given a price dearer than its reward, then it weighs as a loss', async () => {
  const table = await trying([
    { pay: { trait: 'might', by: 2, then: [{ gain: { trait: 'speed', by: 1 } }] } },
  ])
  expect(weightOf(table)).toBeLessThan(0)
  table.choose('try:a')
  expect(table.person('alice').steps).toMatchObject({ might: 2, speed: 5 })
})
