// What is counted in simulated games, and how.
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { barLines, barsOf } from '../../src/cli/simulate/bars.ts'
import { Tally } from '../../src/cli/simulate/findings.ts'
import { type GameResult, newSimulator, seating, simulateGame } from '../../src/cli/simulate/game.ts'
import { progressLine } from '../../src/cli/simulate/progress.ts'
import { type Levels, levelOf } from '../../src/cli/simulate/settings.ts'
import { shareOf, shareText } from '../../src/cli/simulate/shares.ts'
import { count, emptySummary, settle } from '../../src/cli/simulate/summary.ts'
import { addTime, addTimes, planTimes } from '../../src/cli/simulate/think-times.ts'
import { openTable } from '../../src/table/table.ts'

const catalog = await loadCatalog()
const random: Levels = { ai: 'random', heroes: null, traitor: null, seats: {} }
const plan = { seed: 'twin', seats: 3, haunt: null, levels: random, check: false }

test('a simulated game is the one that computers play at a table from the same seed, with the same families', () => {
  for (const seats of [3, 4, 5]) {
    const game = simulateGame(newSimulator(catalog), { ...plan, seats, check: true })
    const table = openTable(catalog, {
      seed: 'twin',
      seats: seating(catalog, 'twin', seats).map(({ family }) => ({ by: 'ai:random', family })),
      minds: MINDS,
    })
    table.playComputers()
    const { outcome, haunt, round, explorers } = table.view(null)
    expect(game).toMatchObject({
      seed: 'twin',
      seats,
      haunt: haunt!.number,
      winner: outcome!.winner,
      because: outcome!.because,
      winners: explorers.filter(({ id }) => outcome!.players.includes(id)).map(({ seat }) => seat + 1),
      levels: Array(seats).fill('random'),
      rounds: round,
      decisions: table.journal.length,
    })
    expect([...game.order].sort()).toEqual(Array.from({ length: seats }, (_, n) => n + 1))
  }
})

test('a game says by which goal it ended, and what of the haunt it used', () => {
  const simulator = newSimulator(catalog)
  const { goals, actions } = catalog.haunts[1]!
  const games = [1, 2, 3, 4].map((n) => simulateGame(simulator, { ...plan, haunt: 1, seed: `goal/${n}` }))
  const byGoal = games.filter(({ because }) => because === 'goal')
  expect(byGoal).not.toEqual([])
  for (const { goal } of byGoal) expect(goals.map(({ name }) => name)).toContain(goal)
  const ran = simulator.lists.takeFresh()
  for (const n of actions.keys()) {
    const isUsed = games.some((game) => `haunt:1/actions/${n}` in game.actions)
    expect(ran.includes(`haunt:1#/actions/${n}/do`)).toBe(isUsed)
  }
})

test('an exception ends its own game only, and is counted with its seed', () => {
  const broken = newSimulator({ ...catalog, haunts: {} })
  const game = simulateGame(broken, { ...plan, seed: 'doomed', haunt: 0 })
  expect(game).toMatchObject({ seed: 'doomed', because: null, exception: expect.any(String) })
  const summary = emptySummary()
  count(summary, game)
  expect(summary).toMatchObject({ games: 1, ended: 0, exceptions: 1, faults: [{ seed: 'doomed', seats: 3 }] })
})

const ended = (winner: string | null, because: string, more: Partial<GameResult> = {}): GameResult => ({
  seed: 'x',
  seats: 4,
  haunt: 7,
  winner,
  because,
  goal: null,
  rounds: 5,
  decisions: 100,
  winners: [],
  traitors: [],
  order: [3, 4, 1, 2],
  levels: [],
  still: 0,
  actions: {},
  ...more,
})

test('wins go to a side, to the house, or to others; running out of rounds is a stall as well', () => {
  const summary = emptySummary()
  count(summary, ended('heroes', 'goal', { goal: 'Sing', rounds: 2 }))
  count(summary, ended('traitor', 'all-dead', { still: 5, rounds: 9 }))
  count(summary, ended('house', 'last-round', { rounds: 20 }))
  count(summary, ended('red', 'goal', { goal: 'Sing', winners: [4] }))
  count(summary, ended(null, 'goal'))
  settle(summary)
  expect(summary).toMatchObject({
    games: 5,
    ended: 5,
    stalls: 1,
    deadEnds: 2,
    decisions: 500,
    wins: { heroes: 1, traitor: 1, house: 1, other: 2 },
  })
  expect(summary.byHaunt[7]![4]).toMatchObject({
    games: 5,
    heroes: 1,
    rounds: 41,
    meanRounds: 8.2,
    medianRounds: 5,
    ends: { Sing: 2, 'all-dead': 1, 'last-round': 1, goal: 1 },
    seatWins: { 4: 1 },
    turnWins: { 2: 1 },
    deadEnds: 2,
    shares: { heroes: { part: 1, whole: 5, share: 0.2 } },
  })
})

test('what no game used is told by haunt', () => {
  const tally = new Tally(catalog, random)
  const result = ended('heroes', 'goal', { haunt: 1, actions: { 'haunt:1/actions/0': 3 } })
  tally.add({ game: 1, result, ran: ['haunt:1#/actions/0/do'], times: {} })
  const { unused, gamesPerSecond, incomplete } = tally.findings(0.5, 2)
  expect(unused[1]!.actions).toEqual(['haunt:1/actions/1', 'haunt:1/actions/2', 'haunt:1/actions/3'])
  expect(unused[1]!.ops).toContain('haunt:1#/actions/0/do/0/roll/bands/6+')
  expect(unused[1]!.ops).not.toContain('haunt:1#/actions/0/do')
  expect({ gamesPerSecond, incomplete }).toEqual({ gamesPerSecond: 2, incomplete: { planned: 2 } })
})

test.each([
  [0, null, 'gentle'],
  [0, 'heroes', 'sharp'],
  [2, 'traitor', 'gentle'],
  [1, 'heroes', 'random'],
  [1, null, 'random'],
] as const)('seat %i on the side %s plays at the level %s', (seat, side, level) => {
  const levels: Levels = { ai: 'gentle', heroes: 'sharp', traitor: null, seats: { 2: 'random' } }
  expect(levelOf(levels, seat, side)).toBe(level)
})

test.each([
  [5, 10, '50% (24 to 76)', 0.2366, 0.7634],
  [0, 20, '0% (0 to 16)', 0, 0.1611],
  [20, 20, '100% (84 to 100)', 0.8389, 1],
  [124, 400, '31% (27 to 36)', 0.2666, 0.357],
])('%i of %i are %s', (part, whole, text, low, high) => {
  const share = shareOf(part, whole)
  expect(shareText(share)).toBe(text)
  expect(share.low).toBeCloseTo(low, 3)
  expect(share.high).toBeCloseTo(high, 3)
})

test('a bar shows the share and its interval within 80 columns', () => {
  const summary = emptySummary()
  for (let n = 0; n < 100; n++) count(summary, ended(n < 50 ? 'heroes' : 'traitor', 'goal'))
  settle(summary)
  const lines = barLines(barsOf(catalog, summary))
  expect(lines[1]).toBe('    7     4     100  heroes   ================[===|---]................  50%')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80)
})

test('where all are on their own each seat has a bar, and a fair share', () => {
  const summary = emptySummary()
  for (const seat of [1, 1, 2, 4]) count(summary, ended('red', 'goal', { haunt: 15, winners: [seat] }))
  settle(summary)
  expect(barsOf(catalog, summary).map(({ whose, share, fair }) => [whose, share.part, fair])).toEqual([
    ['seat 1', 2, 0.25],
    ['seat 2', 1, 0.25],
    ['seat 3', 0, 0.25],
    ['seat 4', 1, 0.25],
  ])
})

test('times of plans are the same whether counted in one place or in two', () => {
  const [all, one, other] = [{}, {}, {}]
  for (let ms = 1; ms <= 100; ms++) {
    addTime(all, 'sharp', ms)
    addTime(ms % 2 ? one : other, 'sharp', ms)
  }
  addTimes(one, other)
  expect(planTimes(one)).toEqual(planTimes(all))
  const { plans, medianMs, p95Ms } = planTimes(all).sharp!
  expect(plans).toBe(100)
  expect(medianMs / 50).toBeCloseTo(1, 1)
  expect(p95Ms / 95).toBeCloseTo(1, 1)
})

test.each([
  [60, '[##################............] 60/100 games, 20 s left'],
  [45, '[###########........] 60/100 games, 20 s left'],
  [26, '60/100 games, 20 s left'],
  [10, '60/100'],
])('a terminal with room for %i letters shows %s', (room, line) => {
  expect(progressLine(60, 100, 30_000, room)).toBe(line)
})
