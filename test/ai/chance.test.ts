import { describe, expect, test } from 'vitest'
import { leadOf, resultsOf } from '../../src/ai/chance.ts'
import { compared } from '../../src/engine/insight.ts'

const FACES = 3

describe('resultsOf', () => {
  test('L-DICE-01: gives each result of dice with 0, 1 and 2 its exact chance', () => {
    expect(resultsOf(1, 0, FACES)).toEqual([1 / 3, 1 / 3, 1 / 3])
    const two = resultsOf(2, 0, FACES)
    for (const [result, ways] of [1, 2, 3, 2, 1].entries()) expect(two[result]).toBeCloseTo(ways / 9, 12)
    expect(two).toHaveLength(5)
  })

  test('L-DICE-04: adds in full, and takes off no further than 0', () => {
    expect(resultsOf(0, 4, FACES)).toEqual([0, 0, 0, 0, 1])
    const less = resultsOf(2, -2, FACES)
    for (const [result, ways] of [6, 2, 1].entries()) expect(less[result]).toBeCloseTo(ways / 9, 12)
    expect(less).toHaveLength(3)
  })

  test.each([0, 1, 4, 8])('always adds up to 1, as with %i dice', (dice) => {
    expect(resultsOf(dice, 1, FACES).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
})

describe('two rolls against each other', () => {
  const mine = resultsOf(1, 1, FACES)
  const theirs = resultsOf(1, 0, FACES)

  test('how often one is more, less or the same', () => {
    const { more, less, same } = compared(mine, theirs)
    expect(more).toBeCloseTo(6 / 9, 12)
    expect(same).toBeCloseTo(2 / 9, 12)
    expect(less).toBeCloseTo(1 / 9, 12)
  })

  test('by how much, where it is: 1, 2 or 3 ahead, and 1 behind', () => {
    const { ahead, behind } = compared(mine, theirs)
    expect(ahead).toBeCloseTo((3 * 1 + 2 * 2 + 1 * 3) / 6, 12)
    expect(behind).toBe(1)
    expect(compared(resultsOf(0, 2, FACES), resultsOf(0, 2, FACES))).toEqual({
      more: 0,
      less: 0,
      same: 1,
      ahead: 0,
      behind: 0,
    })
  })

  test('the lead counts only where one is ahead, over all rolls', () => {
    expect(leadOf(mine, theirs)).toBeCloseTo((3 * 1 + 2 * 2 + 1 * 3) / 9, 12)
    expect(leadOf(theirs, mine)).toBeCloseTo(1 / 9, 12)
  })
})
