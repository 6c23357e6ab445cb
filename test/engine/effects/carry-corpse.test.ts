import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { tileIdOf } from '../../../src/engine/state/characters.ts'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const dead = { all: 'heroes', at: 'here', dead: true }
const people = { alice: 'A', bob: { at: 'A', dead: true }, cora: 'B' } as const

test('L-DIE-07: given a corpse here, when taken up, then it is where its bearer is', async () => {
  const table = await trying([{ 'carry-corpse': { of: dead } }], { people, haunt: NO_TRAITOR })
  expect(sentenceOf(table)).toBe('take up the corpse of each dead hero here')
  expect(changesOf(table)).toEqual({ 'corpse:alice': 1 })
  table.choose('try:a')
  expect(table.told('corpse-taken')).toMatchObject([{ who: 'alice', corpse: 'bob' }])
  expect(table.person('bob').borneBy).toBe('alice')
  table.choose('move:east')
  expect(tileIdOf(playOf(table.catalog, table.state).state, 'bob')).toBe('b')
})

test('L-DIE-07: given a corpse carried, when others come by, then it cannot be dragged off', async () => {
  const table = await trying([{ 'carry-corpse': { of: dead } }], {
    people: { alice: 'A', bob: { at: 'A', dead: true }, cora: 'A' },
    haunt: NO_TRAITOR,
  })
  expect(table.legal()).toContain('drag:bob')
  table.choose('try:a')
  expect(table.legal().filter((key) => key.startsWith('drag'))).toEqual([])
  table.choose('end')
  expect(table.legal().filter((key) => key.startsWith('drag'))).toEqual([])
})

test('L-DIE-07: given a corpse being dragged, when it is taken up, then it is dragged no more and moving costs no extra', async () => {
  const table = await trying([{ 'carry-corpse': { of: dead } }], { people, haunt: NO_TRAITOR, moves: 4 })
  table.choose('drag:bob', 'try:a', 'move:east')
  expect(table.state.turn).toMatchObject({ moves: 3, drags: null })
})

test('given somebody alive, when their corpse is to be taken up, then there is none', async () => {
  const table = await trying([{ 'carry-corpse': { of: { all: 'heroes', at: { tile: 'b' } } } }], {
    people,
    haunt: NO_TRAITOR,
  })
  table.choose('try:a')
  expect(table.person('cora').borneBy).toBeNull()
})
