import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

test('given moves to gain, then they can be used this turn', async () => {
  const table = await trying([{ moves: { by: 2 } }], { moves: 1 })
  expect(sentenceOf(table)).toBe('gain 2 moves this turn')
  expect(changesOf(table)).toEqual({ 'move:alice': 2 })
  table.choose('try:a')
  expect(table.state.turn.moves).toBe(3)
  expect(table.told('moves-gained')).toMatchObject([{ who: 'alice', by: 2 }])
})

test('L-MOVE-11: given moves lost, then only the guaranteed step is left', async () => {
  const table = await trying([{ moves: { by: 'none-left' } }], { begin: true })
  expect(sentenceOf(table)).toBe('lose your remaining moves')
  expect(changesOf(table)).toEqual({ 'move:alice': -table.state.turn.moves })
  expect(table.state.turn.moves).toBeGreaterThan(0)
  table.choose('try:a')
  expect(table.state.turn.moves).toBe(0)
  expect(table.legal()).toContain('move:east')
  table.choose('move:east')
  expect(table.legal().filter((key) => key.startsWith('move:'))).toEqual([])
})

test('L-AMB-42: given it befalls somebody out of turn, then nobody gains or loses moves', async () => {
  const table = await trying(
    [{ 'for-each': { who: { all: 'players', but: 'me' }, asMe: true, do: [{ moves: { by: 3 } }] } }],
    { moves: 2 },
  )
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.state.turn).toMatchObject({ who: 'alice', moves: 2 })
  expect(table.told('moves-gained')).toEqual([])
})
