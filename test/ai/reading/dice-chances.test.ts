import { describe, expect, test } from 'vitest'
import { expectedLead, resultProbabilities } from '../../../src/ai/reading/dice-chances.ts'
import { compared } from '../../../src/engine/ai-queries.ts'

const FACES = 3

describe('resultsOf', () => {
  test('L-DICE-01: gives each result of dice with 0, 1 and 2 its exact chance', () => {
    expect(resultProbabilities(1, 0, FACES)).toEqual([1 / 3, 1 / 3, 1 / 3])
    const two = resultProbabilities(2, 0, FACES)
    for (const [result, ways] of [1, 2, 3, 2, 1].entries()) expect(two[result]).toBeCloseTo(ways / 9, 12)
    expect(two).toHaveLength(5)
  })

  test('L-DICE-04: adds in full, and takes off no further than 0', () => {
    expect(resultProbabilities(0, 4, FACES)).toEqual([0, 0, 0, 0, 1])
    const less = resultProbabilities(2, -2, FACES)
    for (const [result, ways] of [6, 2, 1].entries()) expect(less[result]).toBeCloseTo(ways / 9, 12)
    expect(less).toHaveLength(3)
  })

  test.each([0, 1, 4, 8])('always adds up to 1, as with %i dice', (dice) => {
    expect(resultProbabilities(dice, 1, FACES).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
})

describe('two rolls against each other', () => {
  const mine = resultProbabilities(1, 1, FACES)
  const theirs = resultProbabilities(1, 0, FACES)

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
    expect(compared(resultProbabilities(0, 2, FACES), resultProbabilities(0, 2, FACES))).toEqual({
      more: 0,
      less: 0,
      same: 1,
      ahead: 0,
      behind: 0,
    })
  })

  test('the lead counts only where one is ahead, over all rolls', () => {
    expect(expectedLead(mine, theirs)).toBeCloseTo((3 * 1 + 2 * 2 + 1 * 3) / 9, 12)
    expect(expectedLead(theirs, mine)).toBeCloseTo(1 / 9, 12)
  })
})
