import { describe, expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const hurt = { alice: { at: 'A', steps: { might: 1, speed: 2, sanity: 3 } }, bob: 'A', cora: 'A' }

test('given all traits, when healed, then each is back on its start', async () => {
  const table = await trying([{ heal: { traits: 'all' } }], { people: hurt })
  expect(sentenceOf(table)).toBe('heal all traits')
  expect(changesOf(table)).toEqual({ 'health:alice': 3 + 2 + 1 })
  table.choose('try:a')
  expect(table.person('alice').steps).toEqual({ speed: 4, might: 4, sanity: 4, knowledge: 4 })
})

test('given two of three to pick, when healed, then no trait can be picked twice', async () => {
  const table = await trying([{ heal: { traits: ['might', 'speed', 'sanity'], count: 2 } }], { people: hurt })
  expect(sentenceOf(table)).toBe('heal 2 of Might, Speed, Sanity')
  expect(changesOf(table)).toEqual({ 'health:alice': 3 + 2 })
  table.choose('try:a', 'trait:might')
  expect(table.legal()).toEqual(['trait:speed', 'trait:sanity'])
  table.choose('trait:speed')
  expect(table.person('alice').steps).toMatchObject({ speed: 4, might: 4, sanity: 3 })
})

test('given somebody else, when healed, then it is theirs', async () => {
  const table = await trying([{ heal: { who: { all: 'people', but: 'me' }, traits: ['might'] } }], {
    people: { alice: 'A', bob: { at: 'A', steps: { might: 1 } }, cora: 'A' },
  })
  expect(sentenceOf(table)).toBe('each other person heals Might')
  expect(changesOf(table)).toEqual({ 'health:bob': 3 })
  table.choose('try:a')
  expect(table.person('bob').steps.might).toBe(4)
  expect(table.told('healed')).toHaveLength(1)
})

describe('given a card that heals the same trait in another', () => {
  test('when its bearer heals a trait, then that trait of the other is healed and no other', async () => {
    const table = await trying([{ heal: { traits: ['might'] } }], {
      people: {
        alice: { at: 'A', cards: ['locket'], steps: { might: 2 } },
        bob: { at: 'A', steps: { might: 1, sanity: 1 } },
        cora: 'A',
      },
      items: {
        locket: {
          reactions: [
            { on: 'healed', do: [{ heal: { who: { all: 'people', but: 'me' }, traits: 'same' } }] },
          ],
        },
      },
    })
    table.choose('try:a')
    expect(table.person('alice').steps.might).toBe(4)
    expect(table.person('bob').steps).toMatchObject({ might: 4, sanity: 1 })
  })
})

test('given a price in one trait, when the other traits heal, then the one paid with does not', async () => {
  const ops = [{ pay: { trait: 'any', by: 1, then: [{ heal: { traits: 'other', count: 1 } }] } }]
  const table = await trying(ops, {
    people: { alice: { at: 'A', steps: { might: 2 } }, bob: 'A', cora: 'A' },
  })
  expect(sentenceOf(table)).toBe('lose 1 in any trait to heal 1 other trait')
  expect(changesOf(table)).toEqual({ 'health:alice': 2 - 1 })
  table.choose('try:a', 'trait:speed')
  expect(table.legal()).toEqual(['trait:might', 'trait:sanity', 'trait:knowledge'])
  table.choose('trait:might')
  expect(table.person('alice').steps).toMatchObject({ speed: 3, might: 4 })
})
