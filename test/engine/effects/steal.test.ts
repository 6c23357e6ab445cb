import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const others = [{ steal: { from: { all: 'players', at: 'here', but: 'me' } } }]
const rich = (more: object) => ({ alice: 'A', bob: { at: 'A', ...more }, cora: 'B' }) as never

test('L-STEAL-09, L-STEAL-03, L-STEAL-04: given an effect that grants a steal, when it runs, then the thief picks, it arrives used and ATTACK is still to be had', async () => {
  const table = await trying(others, {
    people: { alice: 'A', bob: { at: 'A', cards: ['axe', 'lamp'] }, cora: { at: 'A', team: 'traitor' } },
    items: { axe: {}, lamp: {} },
    haunt: {},
  })
  expect(sentenceOf(table)).toBe('steal a thing from each other player here')
  expect(changesOf(table)).toEqual({ 'card:bob': -1, 'card:alice': 1 })
  table.choose('try:a')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'pick' })
  expect(table.legal()).toEqual(['thing:axe', 'thing:lamp'])
  table.choose('thing:lamp')
  expect(table.person('alice')).toMatchObject({ cards: ['lamp'], used: ['lamp'] })
  expect(table.told('stole')).toMatchObject([{ who: 'alice', from: 'bob', thing: 'lamp' }])
  expect(table.legal()).toContain('attack:cora')
})

test('L-STEAL-09: given the time before the haunt, when a steal is granted, then it works as well', async () => {
  const table = await trying(others, { people: rich({ cards: ['axe'] }), items: { axe: {} } })
  table.choose('try:a')
  expect(table.person('alice').cards).toEqual(['axe'])
})

test('L-STEAL-07: given nothing but a protected Object, when a steal is granted, then nothing is taken', async () => {
  const table = await trying(others, {
    people: rich({ objects: ['ring'] }),
    haunt: { ...NO_TRAITOR, objects: [{ id: 'ring', name: 'Ring', stealable: false }] },
  })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.told('stole')).toEqual([])
  expect(table.person('bob').objects).toEqual(['ring'])
})

test('given everybody here, when a steal is granted, then nobody steals from themselves', async () => {
  const table = await trying([{ steal: { from: { all: 'players', at: 'here' } } }], {
    people: { alice: { at: 'A', cards: ['axe'] }, bob: 'A', cora: 'B' },
    items: { axe: {} },
  })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.told('stole')).toEqual([])
  expect(table.person('alice').used).toEqual([])
})
