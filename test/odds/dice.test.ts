import { describe, expect, test } from 'vitest'
import { legacy } from '../../src/engine/editions/legacy/answers.ts'
import { allWays, chanceOf, fallsOf, resultsOf, waysTo } from '../../src/odds/dice.ts'
import { ALWAYS, decimal, fraction, NEVER, numberOf, percent, sum } from '../../src/odds/fraction.ts'
import { everyRoll } from '../support/every-roll.ts'

const SMALL = [1, 2, 3, 4, 5, 6]
const upTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
const total = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0)

describe('L-DICE-01, L-AMB-26: every roll counted one by one gives the same', () => {
  test.each(SMALL)('ways to each total of %i dice', (dice) => {
    const counted = new Array(2 * dice + 1).fill(0n)
    for (const faces of everyRoll(dice)) counted[total(faces)]++
    expect(waysTo(dice, legacy.dice)).toEqual(counted)
  })

  test.each(SMALL)('the falls of %i dice, without regard to order', (dice) => {
    const counted = new Map<string, bigint>()
    for (const faces of everyRoll(dice)) {
      const fall = [...faces].sort().join('')
      counted.set(fall, (counted.get(fall) ?? 0n) + 1n)
    }
    const falls = fallsOf(dice, legacy.dice).map(({ faces, chance }) => [faces.join(''), chance])
    expect(new Map(falls as [string, unknown][])).toEqual(
      new Map([...counted].map(([fall, ways]) => [fall, fraction(ways, allWays(dice, legacy.dice))])),
    )
  })

  test.each([
    [3, 2],
    [3, -2],
    [5, -9],
  ])('L-DICE-04, L-AMB-28: results of %i dice with %i added', (dice, add) => {
    const counted = new Map<number, number>()
    for (const faces of everyRoll(dice)) {
      const result = Math.max(0, total(faces) + add)
      counted.set(result, (counted.get(result) ?? 0) + 1)
    }
    const results = resultsOf(dice, add, legacy.dice).map(({ result, chance }) => [result, chance] as const)
    expect(new Map(results)).toEqual(
      new Map(
        [...counted].map(([result, ways]) => [result, fraction(BigInt(ways), allWays(dice, legacy.dice))]),
      ),
    )
  })
})

test.each(upTo(legacy.dice.most))('the chances of %i dice add up to one exactly', (dice) => {
  expect(sum(resultsOf(dice, 0, legacy.dice).map(({ chance }) => chance))).toEqual(ALWAYS)
  expect(sum(fallsOf(dice, legacy.dice).map(({ chance }) => chance))).toEqual(ALWAYS)
  expect(chanceOf(resultsOf(dice, 0, legacy.dice), () => true)).toEqual(ALWAYS)
})

test('eight dice can lie in 45 ways', () => expect(fallsOf(8, legacy.dice)).toHaveLength(45))

test.each([
  [NEVER, '0%'],
  [ALWAYS, '100%'],
  [fraction(1n, 3n), '33.3%'],
  [fraction(1n, 10_000n), '<0.1%'],
  [fraction(9_999n, 10_000n), '>99.9%'],
  [fraction(1n, 2_000n), '0.1%'],
  [fraction(1n, 2_001n), '<0.1%'],
])('what is not certain is never written as certain (%#)', (chance, text) => {
  expect(percent(chance)).toBe(text)
})

test('numbers are rounded once, and alike on both sides of nothing', () => {
  expect(decimal(fraction(-5n, 4n), 1)).toBe('-1.3')
  expect(decimal(fraction(5n, 4n), 1)).toBe('1.3')
  expect(numberOf(fraction(1n, 3n))).toBe(0.333333333333)
})
