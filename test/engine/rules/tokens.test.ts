import { describe, expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

test('L-TOK-01: given a card dropped here, then it lies on this tile alone and can be picked up only here', async () => {
  const table = await scene({
    house: '[A]-[B]-',
    people: { alice: { at: 'A', cards: ['axe'] }, bob: 'B', cora: 'B' },
    items: { axe: {} },
  })
  table.choose('drop:axe')
  expect(table.tile('A').pile).toEqual(['axe'])
  expect(table.legal()).toContain('pick-up:axe')
  table.choose('move:east')
  expect(table.refuse('pick-up:axe').rule).toBe('L-ACT-21')
})

describe('L-TOK-03: given Bob and Cora tied as the fastest, when the traitor is named, then a crest drawn by chance decides', () => {
  test.each([
    [0, 'bob'],
    [1, 'cora'],
  ] as const)('crest %i', async (crest, traitor) => {
    const table = await scene({
      house: '[A]-',
      people: {
        alice: { at: 'A', steps: { speed: 1 } },
        bob: 'A',
        // One step higher, but the same number: a tie all the same (L-AMB-17).
        cora: { at: 'A', steps: { speed: 5 } },
      },
      tiles: { B: { symbols: ['omen'] } },
      stack: ['B'],
      omens: { skull: {} },
      haunt: { team: { kind: 'known', traitor: { highest: 'speed' } } },
      phase: 'explore',
      rolls: [0],
      chances: [crest],
    })
    table.choose('move:east')
    expect(table.told('traitor-named')).toMatchObject([{ who: traitor, tied: ['bob', 'cora'] }])
  })
})

const marking = (token: string, lying: string[]) =>
  scene({
    house: '[A]-[B]-',
    people: { alice: 'A', bob: { at: 'B', team: 'traitor' } },
    haunt: {
      tokens: [{ id: 'rune', name: 'Rune' }],
      actions: [
        {
          word: 'try',
          name: 'Mark',
          when: { not: { on: { token: 'rune' } } },
          do: [{ 'put-token': { token, on: 'here' } }],
        },
      ],
      goals: [
        { team: 'heroes', kind: 'main', name: 'Runes', when: { count: { token: 'rune' }, atLeast: 2 } },
      ],
    },
    tokens: { A: lying },
    moves: 20,
  })

test('L-TOK-04: given a search that succeeded, then the tile bears a Searched token', async () => {
  const table = (await marking('searched', [])).choose('try:mark')
  expect(table.tile('A').tokens).toEqual(['searched'])
  expect(table.told('token-placed')).toMatchObject([{ token: 'searched', tile: 'a' }])
})

test('L-TOK-05, L-COMP-25: given all twelve Searched tokens out, when a thirteenth is needed, then it is placed', async () => {
  const table = (await marking('searched', new Array(12).fill('searched'))).choose('try:mark')
  expect(table.tile('A').tokens).toHaveLength(13)
})

test('L-TOK-06: given runes of one design, when the haunt wants any two, then duplicates count', async () => {
  const table = (await marking('rune', [])).choose('try:mark')
  expect(table.state.outcome).toBeNull()
  table.choose('move:east', 'end')
  expect(table.asked()).toMatchObject({ who: 'bob' })
  table.choose('try:mark')
  expect(table.state.outcome).toMatchObject({ winner: 'heroes' })
})

test('L-TOK-09: given all eight small obstacles out, when a ninth is placed, then it lies there and slows like the rest', async () => {
  const table = (await marking('small-obstacle', new Array(8).fill('small-obstacle'))).choose('try:mark')
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(20 - 10)
})
