import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import type { View } from '../../src/engine/view.ts'
import { HAUNTS, manyPairs, pairsOf } from './twins.ts'

const catalog = await loadCatalog()

test('given two tables that look alike to a seat, then it answers alike, thinks alike and remembers alike', () => {
  const { tried, unlike, faults, seats, kinds } = manyPairs(catalog, 'steady', 200, 25, 7)
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThanOrEqual(200)
  expect(unlike).toBeGreaterThan(tried * 0.9)
  expect(seats.size).toBeGreaterThan(HAUNTS.length * 3)
  expect([...kinds]).toEqual(expect.arrayContaining(['main', 'monster', 'vote', 'bid']))
}, 120_000)

test('given the weaker levels, then what they get wrong is drawn from their luck and from nothing else', () => {
  for (const level of ['novice', 'gentle'] as const)
    expect(manyPairs(catalog, level, 32, 8, 17).faults).toEqual([])
})

test.each([
  [2, 'bid'],
  [11, 'main'],
  [17, 'main'],
  [43, 'main'],
])(
  'given somebody who tries out what comes of it, then in haunt %i the tables for a %s are imagined from the view alone',
  (haunt, kind) => {
    const only = ({ phase, decision }: View) => phase === 'haunt' && decision?.kind === kind
    const { tried, faults } = pairsOf(catalog, { haunt, seats: 3, seed: 'sharp' }, 'sharp', {
      most: 3,
      stride: 2,
      only,
    })
    expect(faults).toEqual([])
    expect(tried).toBe(3)
  },
  120_000,
)
