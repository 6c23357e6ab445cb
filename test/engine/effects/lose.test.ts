import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

test('given one trait, when lost, then it falls by so many steps, as damage', async () => {
  const table = await trying([{ lose: { trait: 'might', by: 2 } }])
  expect(sentenceOf(table)).toBe('lose 2 Might')
  expect(changesOf(table)).toEqual({ 'health:alice': -2 })
  table.choose('try:a')
  expect(table.person('alice').steps.might).toBe(2)
  expect(table.told('damaged')).toMatchObject([{ who: 'alice', damage: 'physical', amount: 2 }])
})

test('given a choice of traits, when lost, then the loser picks among them', async () => {
  const table = await trying([{ lose: { trait: ['might', 'knowledge'], by: 1 } }])
  expect(sentenceOf(table)).toBe('lose 1 Might or Knowledge')
  table.choose('try:a')
  expect(table.legal()).toEqual(['trait:might', 'trait:knowledge'])
  table.choose('trait:knowledge')
  expect(table.person('alice').steps).toMatchObject({ might: 4, knowledge: 3 })
})

test('given others who lose, then it is theirs and no loss of mine', async () => {
  const table = await trying([{ lose: { who: { all: 'players', but: 'me' }, trait: 'any', by: 1 } }])
  expect(sentenceOf(table)).toBe('each other player loses 1 in any trait')
  expect(changesOf(table)).toEqual({ 'health:bob': -1, 'health:cora': -1 })
  table.choose('try:a', 'trait:speed', 'trait:might')
  expect(table.person('bob').steps.speed).toBe(3)
  expect(table.person('cora').steps.might).toBe(3)
  expect(table.told('damaged')).toHaveLength(2)
})

test('given a loss that stops at critical, when it comes in the haunt, then nobody dies of it', async () => {
  const table = await trying([{ lose: { trait: 'might', by: 9, notBelowCritical: true } }], {
    haunt: NO_TRAITOR,
  })
  expect(sentenceOf(table)).toBe('lose 9 Might (not below critical)')
  expect(changesOf(table)).toEqual({ 'health:alice': -3 })
  table.choose('try:a')
  expect(table.person('alice')).toMatchObject({ dead: false, steps: { might: 1 } })
})

test('L-AMB-18, L-TRAIT-08: given a critical trait among those one may lose, when losing before the haunt, then one that can fall is lost', async () => {
  const table = await trying([{ lose: { trait: ['might', 'knowledge'], by: 1 } }], {
    people: { alice: { at: 'A', steps: { might: 1 } }, bob: 'A', cora: 'A' },
  })
  table.choose('try:a')
  expect(table.person('alice').steps).toMatchObject({ might: 1, knowledge: 3 })
})

test('L-TRAIT-03: given the highest trait, when it falls, then the loser picks among those that show most', async () => {
  const people = { alice: { at: 'A', steps: { might: 6, speed: 7, sanity: 2 } }, bob: 'A', cora: 'A' }
  const table = await trying([{ lose: { trait: 'highest', by: 2 } }], { people })
  expect(sentenceOf(table)).toBe('lose 2 in the highest trait')
  table.choose('try:a')
  expect(table.legal()).toEqual(['trait:speed', 'trait:might'])
  table.choose('trait:might')
  expect(table.person('alice').steps).toMatchObject({ might: 4, speed: 7 })
})

test('L-TRAIT-03: given one trait above all others, when the highest falls, then nobody is asked', async () => {
  const people = { alice: { at: 'A', steps: { knowledge: 8 } }, bob: 'A', cora: 'A' }
  const table = (await trying([{ lose: { trait: 'highest', by: 1 } }], { people })).choose('try:a')
  expect(table.person('alice').steps.knowledge).toBe(7)
})
