import { expect, test } from 'vitest'
import { verdict } from './sequential.ts'
import type { Tunable } from './tunable.ts'
import { tune } from './tuning.ts'

const NAILS: Tunable = { name: 'nails', at: ['x'], from: 1, to: 9, step: 1, helps: 'traitor' }
const POOL: Tunable = { name: 'pool', at: ['y'], from: 2, to: 6, step: 2, helps: 'heroes' }

/** Plays 100 games of which the heroes win this many percent. */
const playing = (percent: (numbers: readonly number[]) => number) => async (numbers: readonly number[]) => {
  const wins = percent(numbers)
  return { wins, games: 100, verdict: verdict(wins, 100, 100)! }
}

test('an even haunt keeps its numbers', async () => {
  expect(
    await tune(
      [NAILS],
      [5],
      playing(() => 50),
    ),
  ).toMatchObject({ numbers: [5], verdict: 'even' })
})

test('a number moves step by step to the side that needs help, until the haunt is even', async () => {
  const { numbers, tried } = await tune(
    [NAILS],
    [8],
    playing(([nails = 0]) => 90 - 10 * nails),
  )
  expect(numbers).toEqual([4])
  expect(tried.map((one) => one.numbers)).toEqual([[8], [7], [6], [5], [4]])
})

test('where a number is at its limit the next one moves, by its own step', async () => {
  const result = await tune(
    [NAILS, POOL],
    [2, 2],
    playing(([nails = 0, pool = 0]) => 5 + 10 * pool - nails),
  )
  expect(result).toMatchObject({ numbers: [1, 4], verdict: 'even' })
})

test('no setting is tried twice: where none is even the nearest to one half stays', async () => {
  const result = await tune(
    [NAILS],
    [4],
    playing(([nails = 0]) => (nails > 4 ? 20 : 60)),
  )
  expect(result.tried.map(({ numbers }) => numbers)).toEqual([[4], [5]])
  expect(result).toMatchObject({ numbers: [4], verdict: 'high' })
})
