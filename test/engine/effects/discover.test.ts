import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

test('L-DISC-17: given open doorways here, when discovering, then one is picked and it costs no move', async () => {
  const table = await trying([{ discover: {} }], { house: '-[A]-', stack: ['B'], moves: 3 })
  expect(sentenceOf(table)).toBe('discover a tile through an open doorway of your tile')
  expect(changesOf(table)).toEqual({ 'move:alice': 2 })
  table.choose('try:a')
  expect(table.legal()).toEqual(['doorway:a:east', 'doorway:a:west'])
  table.choose('doorway:a:west')
  expect(table.tile('A').next[3]).toBe('b')
  expect(table.state.turn.moves).toBe(3)
})

test('given no open doorway, when there is something else to do, then that is done', async () => {
  const table = await trying([{ discover: { else: [{ gain: { trait: 'speed', by: 1 } }] } }], {
    house: '[A]',
  })
  expect(sentenceOf(table)).toBe(
    'discover a tile through an open doorway of your tile; if there is none, gain 1 Speed',
  )
  const before = table.person('alice').steps.speed
  table.choose('try:a')
  expect(table.person('alice').steps.speed).toBe(before + 1)
})
