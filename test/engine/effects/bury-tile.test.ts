import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

test('bury-tile: given a tile of the start and one that was found, when both are to be buried, then only that one is', async () => {
  const table = await scene({
    house: '[A]-',
    people: { alice: 'A', bob: 'A', cora: 'A' },
    tiles: { X: { actions: [{ word: 'raze', do: [{ 'bury-tile': { tiles: { tile: ['a', 'x'] } } }] }] } },
    stack: ['X', 'Z'],
  })
  table.choose('move:east', 'raze:x')
  expect(table.state.house.map(({ id }) => id)).toEqual(['a'])
  expect(table.state.stack).toEqual(['z', 'x'])
})

test('bury-tile: is said, and is left out of what anybody weighs', async () => {
  const table = await scene({ house: '[A]-[B]', people: { alice: 'A', bob: 'A', cora: 'A' } })
  const op = { op: 'bury-tile', tiles: { tile: 'b' } } as const
  expect(sentenceOf(table.catalog, op)).toBe('bury the B')
  expect(changesOf(table, op)).toEqual({})
})
