import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/minds.ts'
import { count, emptySummary, type GameResult, simulateGame } from '../../src/cli/simulation.ts'
import { openTable } from '../../src/table/table.ts'

const catalog = await loadCatalog()

test('a simulated game is the one that computers play at a table from the same seed', () => {
  for (const seats of [3, 4, 5]) {
    const game = simulateGame(catalog, { seed: 'twin', seats, haunt: null, check: true })
    const table = openTable(catalog, {
      seed: 'twin',
      seats: Array.from({ length: seats }, () => ({ by: 'ai:random' })),
      minds: MINDS,
    })
    table.playComputers()
    const { outcome, haunt, round } = table.view(null)
    expect(game).toEqual({
      seed: 'twin',
      seats,
      haunt: haunt!.number,
      winner: outcome!.winner,
      because: outcome!.because,
      rounds: round,
      decisions: table.journal.length,
    })
  }
})

test('an exception ends its own game only, and is counted with its seed', () => {
  const broken = { ...catalog, haunts: {} }
  const game = simulateGame(broken, { seed: 'doomed', seats: 3, haunt: 0, check: false })
  expect(game).toMatchObject({ seed: 'doomed', because: null, exception: expect.any(String) })
  const summary = emptySummary()
  count(summary, game)
  expect(summary).toMatchObject({ games: 1, ended: 0, exceptions: 1, faults: [{ seed: 'doomed', seats: 3 }] })
})

test('wins go to a side, to the house, or to others; running out of rounds is a stall as well', () => {
  const summary = emptySummary()
  const ended = (winner: string | null, because: string): GameResult => ({
    seed: 'x',
    seats: 4,
    haunt: 7,
    winner,
    because,
    rounds: 5,
    decisions: 100,
  })
  count(summary, ended('heroes', 'goal'))
  count(summary, ended('traitor', 'all-dead'))
  count(summary, ended('house', 'last-round'))
  count(summary, ended('red', 'goal'))
  count(summary, ended(null, 'goal'))
  expect(summary).toMatchObject({
    games: 5,
    ended: 5,
    stalls: 1,
    decisions: 500,
    wins: { heroes: 1, traitor: 1, house: 1, other: 2 },
    byHaunt: { 7: { 4: { games: 5, heroes: 1, rounds: 25 } } },
  })
})
