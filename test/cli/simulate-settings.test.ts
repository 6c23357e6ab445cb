// What a run of games consists of: which games a shard plays, and who plays them how well.
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { newSimulator, simulateGame } from '../../src/cli/simulate/game.ts'
import { gamesOf } from '../../src/cli/simulate/settings.ts'

const SEATS = [3, 4, 5]

test.each([
  ['1/3', [1, 2, 3, 10, 11, 12, 19, 20]],
  ['2/3', [4, 5, 6, 13, 14, 15]],
  ['3/3', [7, 8, 9, 16, 17, 18]],
])('of 20 games shard %s plays whole goes through the table sizes', (shard, games) => {
  expect(gamesOf({ games: 20, seats: SEATS, shard })).toEqual(games)
})

test('with one table size every nth game is in a shard, and without shards every game is played', () => {
  expect(gamesOf({ games: 7, seats: [4], shard: '2/3' })).toEqual([2, 5])
  expect(gamesOf({ games: 4, seats: SEATS, shard: null })).toEqual([1, 2, 3, 4])
})

test('where everybody is on their own the levels of sides hold for nobody', async () => {
  const levels = { ai: 'random', heroes: 'novice', traitor: 'novice', seats: { 3: 'gentle' } } as const
  const simulator = newSimulator(await loadCatalog())
  const game = simulateGame(simulator, { seed: 'x', seats: 3, haunt: 15, levels, check: false })
  expect(game.levels).toEqual(['random', 'random', 'gentle'])
})
