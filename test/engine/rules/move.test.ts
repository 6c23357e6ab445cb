import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

test('L-MOVE-01, L-MOVE-02: given obstacles only on the destination, when stepping onto it, then it costs 1', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: 'A' },
    tokens: { B: ['large-obstacle'] },
    moves: 2,
  })
  table.choose('move:east')
  expect(table.person('alice').tile).toBe('b')
  expect(table.state.turn.moves).toBe(1)
})

test('L-MOVE-04: given one large and one small obstacle here, when leaving, then it costs 4', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: 'B' },
    tokens: { A: ['large-obstacle', 'small-obstacle'] },
    moves: 5,
  })
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(1)
})
