import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const house = '[A]-[B]-[C]-[D]-'
const guide = { id: 'guide', name: 'The Guide', size: 'large', traits: {}, neutral: true }
const haunt = { ...NO_TRAITOR, monsters: [guide] }

test('given two tiles towards somebody, when walking, then the shortest way is gone, free, and nobody decides', async () => {
  const table = await trying([{ walk: { upTo: 2, toward: { holder: 'axe' } } }], {
    house,
    people: { alice: 'A', bob: { at: 'D', cards: ['axe'] }, cora: 'A' },
    items: { axe: {} },
    moves: 1,
  })
  expect(sentenceOf(table)).toBe('go up to 2 tiles towards whoever carries the Axe by the shortest way')
  expect(changesOf(table)).toEqual({ 'move:alice': 1 })
  table.choose('try:a')
  expect(table.person('alice').tile).toBe('c')
  expect(table.state.turn.moves).toBe(1)
  expect(table.told('moved').map(({ to }) => to)).toEqual(['b', 'c'])
})

test('given more tiles than the way has, when walking, then one stops on arrival', async () => {
  const table = await trying([{ walk: { who: { monster: 'guide' }, upTo: 9, toward: 'me' } }], {
    house,
    haunt,
    monsters: [{ kind: 'guide', at: 'C' }],
  })
  expect(sentenceOf(table)).toBe('the Guide goes up to 9 tiles towards you by the shortest way')
  table.choose('try:a')
  expect(table.monster('guide-1').tile).toBe('a')
})

test('L-MOVE-17: given a tile with something to say on the way, when walking through it, then it says it', async () => {
  const table = await trying([{ walk: { upTo: 2, toward: { holder: 'axe' } } }], {
    house,
    people: { alice: 'A', bob: { at: 'C', cards: ['axe'] }, cora: 'A' },
    items: { axe: {} },
    tiles: { B: { reactions: [{ on: 'enters', do: [{ gain: { trait: 'might', by: 1 } }] }] } },
  })
  table.choose('try:a')
  expect(table.person('alice').tile).toBe('c')
  expect(table.person('alice').steps.might).toBe(5)
})

test('given no way or nobody to go to, when walking, then nothing happens', async () => {
  const table = await trying([{ walk: { upTo: 2, toward: { holder: 'axe' } } }], {
    house,
    items: { axe: {} },
  })
  table.choose('try:a')
  expect(table.told('moved')).toEqual([])
})

test('L-PREC-02: given a tile that may not be entered, when walking, then the way goes round it, or ends before it', async () => {
  const walking = (barred: string) =>
    trying([{ walk: { upTo: 9, toward: { holder: 'axe' } } }], {
      house: '[A]-[B]-[C]\n |       |\n[D]-[E]-[F]',
      people: { alice: 'A', bob: { at: 'C', cards: ['axe'] }, cora: 'A' },
      items: { axe: {} },
      haunt: { ...NO_TRAITOR, passives: [{ ask: 'may-not-enter', tiles: { tile: barred } }] },
    })
  const round = await walking('b')
  round.choose('try:a')
  expect(round.told('moved').map(({ to }) => to)).toEqual(['d', 'e', 'f', 'c'])
  const before = await walking('c')
  before.choose('try:a')
  expect(before.person('alice').tile).toBe('b')
})

test('given several who walk, then each goes as far as may be gone', async () => {
  const table = await trying([{ walk: { who: { monster: 'guide' }, upTo: 2, toward: 'me' } }], {
    house,
    haunt,
    monsters: [
      { kind: 'guide', at: 'D' },
      { kind: 'guide', at: 'C' },
    ],
  })
  table.choose('try:a')
  expect(table.state.monsters.map(({ tile }) => tile)).toEqual(['b', 'a'])
})

test('given several goals, when walking to a tile, then the nearest is the one gone to', async () => {
  const table = await trying(
    [{ walk: { who: { monster: 'guide' }, upTo: 2, toward: { tile: ['a', 'd'] } } }],
    { house: '[A]-[B]-[C]-[D]-[E]', haunt, monsters: [{ kind: 'guide', at: 'C' }] },
  )
  expect(sentenceOf(table)).toBe('the Guide goes up to 2 tiles towards the A or the D by the shortest way')
  table.choose('try:a')
  expect(table.monster('guide-1').tile).toBe('d')
})
