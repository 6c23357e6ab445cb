import { describe, expect, test } from 'vitest'
import { type AttackQuestion, attackOdds } from '../../src/odds/attack.ts'
import { ALWAYS, fraction, isNever, numberOf, sum } from '../../src/odds/fraction.ts'
import { everyRoll } from '../support/every-roll.ts'

const force = (value: number, dice = 0, add = 0) => ({ value, dice, add })
const asked = (more: Partial<AttackQuestion> = {}): AttackQuestion => ({
  edition: 'legacy',
  attack: force(4),
  defence: force(3),
  damage: 'physical',
  ranged: false,
  monster: false,
  ...more,
})
const total = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0)

test('L-ATK-07..09: margins are those of every pair of rolls', () => {
  const counted = new Map<number, bigint>()
  for (const mine of everyRoll(4))
    for (const theirs of everyRoll(3)) {
      const by = total(mine) + 1 - total(theirs)
      counted.set(by, (counted.get(by) ?? 0n) + 1n)
    }
  const { margins, win, draw, lose } = attackOdds(asked({ attack: force(3, 1, 1) }))
  expect(new Map(margins.map(({ result, chance }) => [result, chance]))).toEqual(
    new Map([...counted].map(([by, ways]) => [by, fraction(ways, 3n ** 7n)])),
  )
  expect(sum([win, draw, lose])).toEqual(ALWAYS)
})

test('L-ATK-06: between equals nobody has an advantage', () => {
  const { win, lose, dealt, taken } = attackOdds(asked({ attack: force(5), defence: force(5) }))
  expect(win).toEqual(lose)
  expect(dealt).toEqual(taken)
})

test('L-STEAL-01, L-STEAL-02: a theft takes a win by 2', () => {
  const { margins, steal } = attackOdds(asked())
  expect(steal).toEqual(sum(margins.filter(({ result }) => result >= 2).map(({ chance }) => chance)))
})

test('damage adds up to one on either side, and its mean is that of the table', () => {
  const { dealt, taken, meanDealt, draw, lose } = attackOdds(asked())
  for (const side of [dealt, taken]) expect(sum(side.map(({ chance }) => chance))).toEqual(ALWAYS)
  expect(dealt[0]).toEqual({ result: 0, chance: sum([draw, lose]) })
  const mean = dealt.reduce((all, { result, chance }) => all + result * numberOf(chance), 0)
  expect(numberOf(meanDealt)).toBeCloseTo(mean, 9)
})

describe('who is spared', () => {
  test('L-ATK-20, L-STEAL-10: from another tile the loser takes nothing, and nothing is stolen', () => {
    const { taken, steal, lose, dealt } = attackOdds(asked({ ranged: true }))
    expect(taken).toEqual([{ result: 0, chance: ALWAYS }])
    expect(isNever(steal)).toBe(true)
    expect(isNever(lose)).toBe(false)
    expect(dealt.length).toBeGreaterThan(1)
  })

  test('L-ATK-10, L-STEAL-08: a monster takes no damage and is not stolen from, but hits back', () => {
    const { dealt, steal, taken } = attackOdds(asked({ monster: true }))
    expect(dealt).toEqual([{ result: 0, chance: ALWAYS }])
    expect(isNever(steal)).toBe(true)
    expect(taken.length).toBeGreaterThan(1)
  })
})

test('L-DICE-02, L-DICE-03: pools are held between 1 and 8', () => {
  const clipped = attackOdds(asked({ attack: force(6, 6), defence: force(2, -4) }))
  const { margins } = attackOdds(asked({ attack: force(8), defence: force(1) }))
  expect(clipped.margins).toEqual(margins)
})
