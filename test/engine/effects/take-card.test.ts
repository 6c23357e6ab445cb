import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const take = [{ 'take-card': { card: 'lamp' } }]
const items = { axe: {}, lamp: {} }

test('given a card in another hand, when it is taken, then it changes hands without a question and arrives used', async () => {
  const table = await trying(take, {
    people: { alice: 'A', bob: { at: 'B', cards: ['axe'], used: ['lamp'] }, cora: 'B' },
    items,
  })
  expect(sentenceOf(table)).toBe('take the Lamp from wherever it is')
  expect(changesOf(table)).toEqual({ 'card:bob': -1, 'card:alice': 1 })
  table.choose('try:a')
  expect(table.person('alice')).toMatchObject({ cards: ['lamp'], used: ['lamp'] })
  expect(table.person('bob')).toMatchObject({ cards: ['axe'], used: [] })
  expect(table.told('fetched')).toMatchObject([{ who: 'alice', card: 'lamp', from: 'bob', tile: null }])
})

test('given a card on a tile, when it is taken, then it leaves that pile', async () => {
  const table = await trying(take, { piles: { B: ['lamp', 'axe'] }, items })
  expect(changesOf(table)).toEqual({ 'card:alice': 1 })
  table.choose('try:a')
  expect(table.person('alice').cards).toEqual(['lamp'])
  expect(table.tile('B').pile).toEqual(['axe'])
  expect(table.told('fetched')).toMatchObject([{ from: null, tile: 'b' }])
})

test.each(['item', 'omen'] as const)(
  'given a card in the %s deck, when it is taken, then it comes unused and the rest keeps its order',
  async (kind) => {
    const cards = { axe: {}, lamp: {}, rope: {} }
    const table = await trying(take, {
      ...(kind === 'item' ? { items: cards } : { omens: cards }),
      decks: { [kind]: ['axe', 'lamp', 'rope'] },
    })
    expect(changesOf(table)).toEqual({ 'card:alice': 1 })
    table.choose('try:a')
    expect(table.person('alice')).toMatchObject({ cards: ['lamp'], used: [] })
    expect(table.state.decks[kind]).toEqual(['axe', 'rope'])
    expect(table.told('card-drawn')).toMatchObject([{ who: 'alice', card: 'lamp', deck: kind }])
  },
)

test('given a card out of the game, when it is to be taken, then nothing happens', async () => {
  const table = await trying(take, { items, decks: { item: ['axe'] } })
  table.state.decks.item = ['axe']
  table.state.box.push('lamp')
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.person('alice').cards).toEqual([])
})

test('given its bearer, when they are to take it, then it stays as it was', async () => {
  const table = await trying(take, {
    people: { alice: { at: 'A', cards: ['lamp'] }, bob: 'A', cora: 'A' },
    items,
  })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.person('alice')).toMatchObject({ cards: ['lamp'], used: [] })
  expect(table.told('fetched')).toEqual([])
})

test('given somebody else, when they are to take it, then it is theirs', async () => {
  const table = await trying(
    [{ 'take-card': { card: 'lamp', who: { lowest: 'might', of: { all: 'players', but: 'me' } } } }],
    {
      people: { alice: { at: 'A', cards: ['lamp'] }, bob: 'A', cora: { at: 'A', steps: { might: 2 } } },
      items,
    },
  )
  table.choose('try:a')
  expect(table.person('cora').cards).toEqual(['lamp'])
})
