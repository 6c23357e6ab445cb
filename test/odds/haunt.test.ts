import { describe, expect, test } from 'vitest'
import { decimal, isCertain, numberOf, percent } from '../../src/odds/fraction.ts'
import { type HauntQuestion, hauntOdds } from '../../src/odds/haunt.ts'
import { askAttack } from '../../src/odds/questions.ts'
import { linesOf } from '../../src/odds/report.ts'
import { testCatalog } from '../support/test-edition/catalog.ts'

await testCatalog()

const ask = (more: Partial<HauntQuestion>) =>
  hauntOdds({ edition: 'legacy', omens: 1, left: null, needs: null, ...more })

test.each([
  [3, '14.8%'],
  [4, '38.3%'],
  [5, '60.5%'],
  [6, '77.0%'],
])('L-TRIG-03, L-TRIG-06: with %i omens the haunt begins with %s', (omens, chance) => {
  expect(percent(ask({ omens }).rows[0]!.chance)).toBe(chance)
})

describe('omen by omen, this roll and by now', () => {
  test('L-TRIG-04: as many dice as omens, at most 8, and 5 or more', () => {
    const { rows, mean } = ask({})
    const figures = rows.map(({ chance, begun }) => [decimal(chance, 4), decimal(begun, 4)])
    expect(figures).toEqual([
      ['0.0000', '0.0000'],
      ['0.0000', '0.0000'],
      ['0.1481', '0.1481'],
      ['0.3827', '0.4742'],
      ['0.6049', '0.7923'],
      ['0.7695', '0.9521'],
      ['0.8747', '0.9940'],
      ['0.9355', '0.9996'],
    ])
    expect(decimal(mean, 2)).toBe('4.64')
    expect(ask({ omens: 9 }).rows[0]).toMatchObject({ dice: 8 })
  })

  test('E1-HROLL-02, E1-HROLL-07: six dice under the number of omens, certain with the thirteenth', () => {
    const { rows, mean } = ask({ edition: 'first' })
    expect(rows.slice(0, 8).map(({ chance }) => decimal(chance, 4))).toEqual([
      '0.0014',
      '0.0096',
      '0.0384',
      '0.1070',
      '0.2305',
      '0.4033',
      '0.5967',
      '0.7695',
    ])
    expect(rows.slice(0, 8).map(({ begun }) => decimal(begun, 4))).toEqual([
      '0.0014',
      '0.0110',
      '0.0489',
      '0.1507',
      '0.3464',
      '0.6100',
      '0.8427',
      '0.9638',
    ])
    expect(decimal(mean, 2)).toBe('6.03')
    expect(isCertain(ask({ edition: 'second', omens: 13 }).rows[0]!.chance)).toBe(true)
  })
})

test('the last omen begins the haunt in any case', () => {
  const { rows, mean } = ask({ omens: 3, left: 1 })
  expect(rows.map(({ omens, isLast }) => [omens, isLast])).toEqual([
    [3, false],
    [4, true],
  ])
  expect(isCertain(rows[1]!.begun)).toBe(true)
  expect(numberOf(mean)).toBeCloseTo(3 * (4 / 27) + 4 * (23 / 27), 9)
})

test('E3-HROLL-05: in the third edition the last omen needs no roll', () => {
  const { rows } = ask({ edition: 'third', omens: 1, left: 1 })
  expect(rows.map(({ wanted, isLast }) => [wanted, isLast])).toEqual([
    ['5 or more', false],
    ['5 or more', true],
  ])
  expect(isCertain(rows[1]!.chance)).toBe(true)
})

test('an edition that was added is asked for its own dice, threshold and last omen', () => {
  const { rows } = ask({ edition: 'test', omens: 1, left: 2 })
  // Three dice of four faces: under 2 in 4 of 64 ways, under 4 in 20.
  expect(rows.map(({ chance, wanted, isLast }) => [percent(chance), wanted, isLast])).toEqual([
    ['6.3%', '1 or less', false],
    ['31.3%', '3 or less', false],
    ['100%', '5 or less', true],
  ])
  const lines = linesOf(askAttack(['12', '0'], { ranged: true }, 'test'), { width: 80, bars: false })
  expect(lines.join('\n')).toContain('12 dice are held to 10 (T-DICE-02).')
  expect(lines.join('\n')).toContain('Losing from another tile does no harm (T-ATK-20).')
})

test('L-TRIG-05: a chapter may ask for another number', () => {
  expect(ask({ omens: 2, needs: 4 }).rows[0]).toMatchObject({
    chance: { ways: 1n, of: 9n },
    wanted: '4 or more',
  })
})

test('the mean counts every omen to come, however many', () => {
  // From 8 dice on the chance stays at one in 6561: that many omens more, on average.
  expect(numberOf(ask({ omens: 13, needs: 16 }).mean)).toBe(12 + 6561)
})
