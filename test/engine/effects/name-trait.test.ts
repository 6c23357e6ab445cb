import { expect, test } from 'vitest'
import { resultProbabilities } from '../../../src/ai/reading/dice-chances.ts'
import { compared } from '../../../src/engine/ai-queries.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const contest = {
  trait: 'named',
  with: 'target',
  add: 2,
  won: [{ gain: { trait: 'speed', by: 1 } }],
}
const dare = {
  'choose-who': { from: { all: 'people', but: 'me' }, do: [{ 'name-trait': { do: [{ contest }] } }] },
}

test('given a trait to be named, when one is said, then both roll it, and what is added counts for me', async () => {
  const table = await trying([dare], { rolls: [1, 0, 0, 0, 1, 1, 0, 0] })
  expect(sentenceOf(table)).toBe(
    'choose another person: name a trait; you and they roll the trait named, and add 2 to your result: if you win, gain 1 Speed',
  )
  const { more } = compared(resultProbabilities(4, 2, 3), resultProbabilities(4, 0, 3))
  expect(changesOf(table)['health:alice']).toBeCloseTo(more, 3)
  table.choose('try:a', 'target:cora')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'trait' })
  table.choose('trait:sanity')
  expect(table.told('trait-named')).toMatchObject([{ who: 'alice', trait: 'sanity' }])
  expect(table.told('rolled')).toMatchObject([
    { who: 'alice', trait: 'sanity', total: 3 },
    { who: 'cora', trait: 'sanity', total: 2 },
  ])
  expect(table.person('alice').steps.speed).toBe(5)
})

test('given a price in the trait named, when it can be paid, then it is taken from that trait', async () => {
  const press = { pay: { trait: 'named', by: 1, then: [{ gain: { trait: 'speed', by: 1 } }] } }
  const table = await trying([{ 'name-trait': { do: [press] } }])
  expect(sentenceOf(table)).toBe('name a trait; lose 1 in the trait named to gain 1 Speed')
  table.choose('try:a', 'trait:might')
  expect(table.person('alice').steps).toMatchObject({ might: 3, speed: 5 })
})

test('given traits that may not be named, when asked, then they are not offered; with none left the action is not', async () => {
  const bar = (trait: string) => ({ ask: 'may-not-name', trait })
  const dumb = await trying([dare], {
    people: { alice: { at: 'A', cards: ['gag'] }, bob: 'A', cora: 'A' },
    items: { gag: { passives: [bar('might'), bar('speed')] } },
  })
  dumb.choose('try:a', 'target:cora')
  expect(dumb.legal()).toEqual(['trait:sanity', 'trait:knowledge'])
  const silent = await trying([{ 'name-trait': { do: [] } }], {
    people: { alice: { at: 'A', cards: ['gag'] }, bob: 'A', cora: 'A' },
    items: { gag: { passives: ['might', 'speed', 'sanity', 'knowledge'].map(bar) } },
  })
  expect(silent.refuse('try:a')).toMatchObject({ code: 'not-now' })
})
