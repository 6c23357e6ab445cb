import alea from 'seedrandom/lib/alea.js'
import { describe, expect, test } from 'vitest'
import { MARGIN, measure, verdict } from './sequential.ts'

const MOST = 400

describe('the verdict', () => {
  test('stays open while few games are played, and is even after as many wins as losses', () => {
    expect(verdict(0, 0, MOST)).toBeNull()
    expect(verdict(3, 5, MOST)).toBeNull()
    expect(verdict(200, 400, MOST)).toBe('even')
  })

  test('is soon clear where one side always wins', () => {
    expect(measure(() => true, MOST)).toMatchObject({ verdict: 'high' })
    expect(measure(() => false, MOST)).toMatchObject({ wins: 0, verdict: 'low' })
    expect(measure(() => false, MOST).games).toBeLessThan(30)
  })

  test.each([
    [10, 30, 'low'],
    [15, 30, 'even'],
    [20, 30, 'high'],
  ])('of %i wins in the last of %i games is %s', (wins, games, wanted) => {
    expect(verdict(wins, games, games)).toBe(wanted)
    expect(verdict(wins, games, games + 1)).toBeNull()
  })
})

test.each([
  [0.5 - MARGIN, 'low'],
  [0.5, 'even'],
  [0.5 + MARGIN, 'high'],
])('a share of %f is found %s nine times in ten, in half the games', (share, wanted) => {
  const luck = alea(`share ${share}`, { state: true })
  const measured = Array.from({ length: 400 }, () => measure(() => luck() < share, MOST))
  expect(measured.filter((one) => one.verdict === wanted).length).toBeGreaterThan(360)
  const games = measured.reduce((sum, one) => sum + one.games, 0)
  expect(games / measured.length).toBeLessThan(MOST / 2)
})
