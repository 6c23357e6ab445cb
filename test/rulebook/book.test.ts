import { expect, test } from 'vitest'
import { numberRanges } from '../../src/rulebook/book.ts'

test.each([
  [['L-ATK-01'], '01'],
  [['L-ATK-01', 'L-ATK-02', 'L-ATK-03'], '01 to 03'],
  [['L-AMB-97', 'L-AMB-01', 'L-AMB-02', 'L-AMB-05'], '01 to 02, 05, 97'],
  [['L-AMB-98', 'L-AMB-99', 'L-AMB-100'], '98 to 100'],
])('the numbers of %j are %s', (ids, ranges) => {
  expect(numberRanges(ids)).toBe(ranges)
})
