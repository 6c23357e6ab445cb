import { expect, test } from 'vitest'
import type { SeatTileOp } from '../../../src/engine/effects/seat-tile.ts'
import { openDoorways } from '../../../src/engine/state/house.ts'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** Alice, the revealer, seats tile X and marks it. */
const seating = (op: Partial<SeatTileOp>, more: Partial<Scene> = {}) =>
  scene({
    house: '-[A]-[B]-[C]-',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: {
      tokens: [{ id: 'altar', name: 'Altar' }],
      actions: [
        { word: 'prepare', name: 'Seat', do: [{ 'seat-tile': { tile: 'x', mark: 'altar', ...op } }] },
      ],
    },
    tiles: { X: { symbols: ['event'] } },
    events: { news: {} },
    stack: ['Y', 'X', 'Z'],
    ...more,
  })

test('seat-tile: given the tile in the stack, when seated, then it lies farthest from the revealer, marked, with no symbol resolved', async () => {
  const table = await seating({})
  table.choose('prepare:seat')
  expect(table.tile('X')).toMatchObject({ region: 'ground', tokens: ['altar'] })
  expect(table.tile('C').next[1]).toBe('x')
  expect([...table.state.stack].sort()).toEqual(['y', 'z'])
  expect(table.told('tile-seated')).toMatchObject([{ tile: 'x', region: 'ground' }])
  expect(table.told('card-drawn')).toEqual([])
  expect(table.person('alice').tile).toBe('a')
})

test('seat-tile: given that the revealer picks, when seated, then it lies at the doorway picked', async () => {
  const table = await seating({ revealerPicks: true })
  table.choose('prepare:seat')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'doorway' })
  expect(table.legal()).toEqual(['doorway:a:west', 'doorway:c:east'])
  table.choose('doorway:a:west')
  expect(table.tile('A').next[3]).toBe('x')
})

test('seat-tile: given the tile in the house, when seated, then it stays where it is and is marked', async () => {
  const table = await seating({ tile: 'b' })
  table.choose('prepare:seat')
  expect(table.tile('B').tokens).toEqual(['altar'])
  expect(table.state.house).toHaveLength(3)
  expect(table.state.stack).toEqual(['y', 'x', 'z'])
})

test('seat-tile: given the tile nowhere, when seated, then the fallback serves, or else the landing', async () => {
  const stood = await seating({ fallback: 'z' }, { stack: ['Y', 'Z'] })
  stood.choose('prepare:seat')
  expect(stood.tile('Z').tokens).toEqual(['altar'])
  const bare = await seating({}, { stack: ['Y', 'Z'] })
  bare.choose('prepare:seat')
  expect(bare.tile('A').tokens).toEqual(['altar'])
})

test('seat-tile: given a dead end and one open doorway, when seated, then the region is not sealed: the landing serves', async () => {
  const table = await seating({}, { house: '[A]-[B]-', tiles: { X: { doors: ['north'] } } })
  table.choose('prepare:seat')
  expect(table.state.stack).toContain('x')
  expect(table.tile('A').tokens).toEqual(['altar'])
  expect(openDoorways(table.state, 'ground')).toEqual([{ tile: 'b', side: 'east' }])
})

test('seat-tile: is said, and is left out of what anybody weighs', async () => {
  const table = await seating({})
  const op: SeatTileOp = { op: 'seat-tile', tile: 'x', fallback: 'b', mark: 'altar' }
  expect(sentenceOf(table.catalog, op)).toBe(
    'add the X to the house (if it is not in this house, the B), with the Altar token on it',
  )
  expect(changesOf(table, op)).toEqual({})
})
