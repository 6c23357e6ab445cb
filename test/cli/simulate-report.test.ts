// What a run found out, as a page and as a picture.
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { barsOf } from '../../src/cli/simulate/bars.ts'
import { type Findings, Tally } from '../../src/cli/simulate/findings.ts'
import { type GameResult, newSimulator, simulateGame } from '../../src/cli/simulate/game.ts'
import { plotOf } from '../../src/cli/simulate/plot.ts'
import { levelsText, report } from '../../src/cli/simulate/report.ts'
import type { Levels } from '../../src/cli/simulate/settings.ts'

const catalog = await loadCatalog()
const levels: Levels = { ai: 'random', heroes: null, traitor: null, seats: {} }
const plan = { seed: 'x', seats: 3, haunt: 1, levels, check: false }
const played = simulateGame(newSimulator(catalog), plan)

function findingsOf(...games: Partial<GameResult>[]): Findings {
  const tally = new Tally(catalog, levels)
  for (const [n, game] of games.entries())
    tally.add({ game: n + 1, result: { ...played, actions: {}, ...game }, ran: [], times: {} })
  return tally.findings(1, games.length)
}

const pageOf = (findings: Findings) => report(catalog, findings, { games: findings.games, shard: null })
/** Broken only to fit the page. */
const sentencesOf = (findings: Findings) => pageOf(findings).replaceAll('\n', ' ')

test('an action that was never used is told from a goal of the same name that was reached', () => {
  const page = sentencesOf(findingsOf({ because: 'goal', goal: 'Pull a nail' }))
  expect(page).toContain('Haunt 1 ended by: Pull a nail 1.')
  expect(page).toMatch(/Haunt 1, actions never used: [^.]*Pull a nail/)
})

test.each([
  [{ because: 'last-round', goal: null, rounds: 12, still: 0 }, '0 games'],
  [{ because: 'last-round', goal: null, rounds: 20, still: 0 }, '1 game'],
  [{ because: 'goal', rounds: 12, still: 5 }, '1 game'],
])('a page says which games are dead ends: %j', (game, counted) => {
  expect(sentencesOf(findingsOf(game))).toContain(
    `Dead ends: ${counted} that stalled (no end, or out of rounds in round 20 or later) or in which nothing changed for 5 rounds on end.`,
  )
})

test('a page says what its bars, brackets and columns mean, within 80 columns', () => {
  const page = pageOf(findingsOf({}, {}))
  expect(page).toContain('; in brackets the 95% interval.\n')
  expect(page).toMatch(/ {3}mean median dead ends\n[^a-z]*\nIn brackets the 95% interval; mean and median/)
  expect(page).toContain('\nA bar goes to the share, at |; from [ to ] is its 95% interval.\n')
  expect(Math.max(...page.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80)
})

test('where no game ended a page names no winners', () => {
  const page = pageOf(findingsOf({ because: null, winner: null }))
  expect(page).toContain('0 ended; 1 stalled')
  expect(page).not.toContain('Won by')
})

test.each([
  [[4, 7], 5.5],
  [[4, 6], 5],
  [[9, 2, 3], 3],
  [[2, 2, 3, 30], 2.5],
  [[8], 8],
])('games of %j rounds have the median %d', (rounds, median) => {
  const findings = findingsOf(...rounds.map((n) => ({ rounds: n })))
  expect(findings.byHaunt[1]![3]!.medianRounds).toBe(median)
  expect(pageOf(findings)).toMatch(new RegExp(` ${median} +0\nIn brackets`))
})

test('a picture breaks a long line of settings, and says how it is to be read', () => {
  const seats = Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [seat, 'novice' as const]))
  const players = levelsText({ ai: 'steady', heroes: 'gentle', traitor: 'random', seats })
  const svg = plotOf(barsOf(catalog, findingsOf({})), 'Who wins: 6 of 9 games', players)
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)
  expect(texts[0]).toBe('Who wins: 6 of 9 games')
  expect(`${texts[1]} ${texts[2]}`).toBe(`Played by ${players}.`)
  expect(texts[3]).toMatch(/95% interval.*dashed line is an even share/)
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(102)
})
