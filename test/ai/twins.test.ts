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

test('given somebody who tries plans out, then the tables tried are imagined from the view alone', () => {
  const turns = {
    most: 3,
    stride: 3,
    only: ({ phase, decision }: View) => phase === 'haunt' && decision?.kind === 'main',
  }
  for (const haunt of [17, 43]) {
    const { tried, faults } = pairsOf(catalog, { haunt, seats: 3, seed: 'sharp' }, 'sharp', turns)
    expect(faults).toEqual([])
    expect(tried).toBe(3)
  }
}, 120_000)
