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
