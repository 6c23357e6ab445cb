import { expect, test } from 'vitest'
import { pick, pickFrom, rngFor } from '../../src/ai/rng.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { legalChoices, newGame, nextSeat, viewFor } from '../../src/engine/game.ts'

const catalog = await loadCatalog()
const { state } = newGame(catalog, { seed: 'alice', seats: [{}, {}, {}] })
const seat = nextSeat(state)!

test('takes every legal choice about as often as another', () => {
  const view = viewFor(catalog, state, seat)
  const times = new Map<string, number>()
  for (let n = 1; n <= 3000; n++) {
    const key = pick(view, rngFor('alice', seat, n))
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  const legal = legalChoices(catalog, state, seat)
  expect([...times.keys()].sort()).toEqual([...legal].sort())
  for (const count of times.values()) {
    expect(count).toBeGreaterThan((3000 / legal.length) * 0.8)
    expect(count).toBeLessThan((3000 / legal.length) * 1.2)
  }
})

test('picks the same from the same seed, seat and decision, and has other luck elsewhere', () => {
  const draw = (seed: string, at: number, n: number) => rngFor(seed, at, n)()
  expect(draw('alice', 0, 7)).toBe(draw('alice', 0, 7))
  expect(
    new Set([draw('alice', 0, 7), draw('alice', 1, 7), draw('alice', 0, 8), draw('bob', 0, 7)]).size,
  ).toBe(4)
})

test('never picks outside the list', () => {
  expect(pickFrom(['a', 'b'], () => 0)).toBe('a')
  expect(pickFrom(['a', 'b'], () => 1 - Number.EPSILON)).toBe('b')
})

test('says so when the seat is not asked anything', () => {
  const other = (seat + 1) % 3
  expect(() => pick(viewFor(catalog, state, other), () => 0)).toThrow('is not asked anything')
})
