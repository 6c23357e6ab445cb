import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const reward = [{ gain: { trait: 'knowledge', by: 3 } }]

test('given a price in one trait, when paid, then the reward follows', async () => {
  const table = await trying([{ pay: { trait: 'might', by: 1, then: reward } }])
  expect(sentenceOf(table)).toBe('lose 1 Might to gain 3 Knowledge')
  expect(changesOf(table)).toEqual({ 'health:alice': 3 - 1 })
  table.choose('try:a')
  expect(table.person('alice').steps).toEqual({ speed: 4, might: 3, sanity: 4, knowledge: 7 })
})

test('given a price in any trait, when paying, then only traits that can bear all of it are offered', async () => {
  const table = await trying([{ pay: { trait: 'any', by: 2, then: reward } }], {
    people: { alice: { at: 'A', steps: { might: 2, speed: 3 } }, bob: 'A', cora: 'A' },
  })
  expect(sentenceOf(table)).toBe('lose 2 in any trait to gain 3 Knowledge')
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'trait' })
  expect(table.legal()).toEqual(['trait:speed', 'trait:sanity', 'trait:knowledge'])
  table.choose('trait:speed')
  expect(table.person('alice').steps).toMatchObject({ speed: 1, knowledge: 7 })
})

const coins = {
  ...NO_TRAITOR,
  counters: [{ id: 'coins', name: 'Coins', start: 2 }],
  objects: [{ id: 'lime', name: 'Lime', count: 5 }],
}
const withLime = (count: number) => ({
  haunt: coins,
  people: { alice: { at: 'A', objects: Array<string>(count).fill('lime') }, bob: 'A', cora: 'A' },
})

test('L-TRAIT-18: given a price in Objects, when it can be paid whole, then they go aside and the reward follows', async () => {
  const op = { pay: { object: 'lime', by: { players: [2, 3, 4] }, then: reward } }
  const poor = await trying([op], withLime(1))
  expect(changesOf(poor)).toEqual({ 'object:lime:alice': -2, 'health:alice': 3 })
  expect(sentenceOf(poor)).toBe('spend 2/3/4 Lime to gain 3 Knowledge')
  expect(poor.legal()).not.toContain('try:a')
  const rich = (await trying([op], withLime(3))).choose('try:a')
  expect(rich.person('alice')).toMatchObject({ objects: ['lime'], steps: { knowledge: 7 } })
  expect(rich.state.haunt!.aside).toHaveLength(4)
  expect(rich.told('lost-object')).toMatchObject([{ object: 'lime', count: 2, how: 'spent' }])
})

test('L-TRAIT-18: given a price in a counter, when it can be paid whole, then it falls', async () => {
  const op = (by: number) => [{ pay: { counter: 'coins', by, then: reward } }]
  expect((await trying(op(3), { haunt: coins })).legal()).not.toContain('try:a')
  const table = await trying(op(2), { haunt: coins })
  expect(changesOf(table)).toEqual({ 'counter:coins:alice': -2, 'health:alice': 3 })
  expect(sentenceOf(table)).toBe('spend 2 Coins to gain 3 Knowledge')
  table.choose('try:a')
  expect(table.state.haunt!.counters.coins).toEqual({ alice: 0, bob: 2, cora: 2 })
  expect(table.person('alice').steps.knowledge).toBe(7)
})

test('L-TRAIT-18: given a price in cards, when paid, then cards of choice are buried', async () => {
  const op = [{ pay: { cards: 'item', by: 2, then: reward } }]
  const items = { cup: {}, jug: {}, pan: {} }
  const holding = (cards: string[]) => ({ items, people: { alice: { at: 'A', cards }, bob: 'A', cora: 'A' } })
  expect((await trying(op, holding(['cup']))).legal()).not.toContain('try:a')
  const table = await trying(op, holding(['cup', 'jug', 'pan']))
  expect(changesOf(table)).toEqual({ 'card:alice': -2, 'health:alice': 3 })
  expect(sentenceOf(table)).toBe('bury 2 Items to gain 3 Knowledge')
  table.choose('try:a')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'card' })
  table.choose('card:jug', 'card:cup')
  expect(table.person('alice')).toMatchObject({ cards: ['pan'], steps: { knowledge: 7 } })
  expect(table.state.decks.item).toEqual(['jug', 'cup'])
})

test('given a price dearer than its reward, then it comes to a loss', async () => {
  const table = await trying([
    { pay: { trait: 'might', by: 2, then: [{ gain: { trait: 'speed', by: 1 } }] } },
  ])
  expect(changesOf(table)).toEqual({ 'health:alice': -1 })
  table.choose('try:a')
  expect(table.person('alice').steps).toMatchObject({ might: 2, speed: 5 })
})

test('given a price in moves, when paid, then they are spent; without them it is not offered', async () => {
  const op = [{ pay: { moves: true, by: 2, then: reward } }]
  expect((await trying(op, { moves: 1 })).legal()).not.toContain('try:a')
  const table = await trying(op, { moves: 3 })
  expect(sentenceOf(table)).toBe('spend 2 moves to gain 3 Knowledge')
  expect(changesOf(table)).toEqual({ 'move:alice': -2, 'health:alice': 3 })
  table.choose('try:a')
  expect(table.state.turn).toMatchObject({ moves: 1, spent: 2 })
  expect(table.person('alice').steps.knowledge).toBe(7)
})

test('L-TRAIT-18: given a price in two different traits, when paid, then the second is another one, and with one trait to spare it is not offered', async () => {
  const op = [{ pay: { trait: 'any', by: 1, then: [{ pay: { trait: 'other', by: 1, then: reward } }] } }]
  const table = await trying(op)
  expect(sentenceOf(table)).toBe('lose 1 in any trait and lose 1 in another trait to gain 3 Knowledge')
  table.choose('try:a', 'trait:speed')
  expect(table.legal()).toEqual(['trait:might', 'trait:sanity', 'trait:knowledge'])
  table.choose('trait:might')
  expect(table.person('alice').steps).toMatchObject({ speed: 3, might: 3, knowledge: 7 })
  const steps = { speed: 5, might: 1, sanity: 1, knowledge: 1 }
  const poor = await trying(op, { people: { alice: { at: 'A', steps }, bob: 'A', cora: 'A' } })
  expect(poor.legal()).not.toContain('try:a')
})
