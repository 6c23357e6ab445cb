import { expect, test } from 'vitest'
import { numbersAt, sizesIn, withNumber } from './yaml-numbers.ts'

const TEXT = `# A haunt.
goals:
  - { name: Nail, when: { all: [{ round: true }, { atLeast: { players: [4, 8, 12] } }] } } # by dawn

start:   5   # too   many spaces
line: >-
  Folded, and
  left alone.
`
const NAILS = 'goals/0/when/all/1/atLeast'

test('a list has a number for each table size, and a single number is that of all', () => {
  expect(numbersAt(TEXT, NAILS)).toEqual([4, 8, 12])
  expect(numbersAt(TEXT, 'start')).toEqual([5, 5, 5])
})

test('a number of one table size is changed and no other byte', () => {
  expect(withNumber(TEXT, NAILS, 1, 9)).toBe(TEXT.replace('[4, 8, 12]', '[4, 9, 12]'))
})

test('a single number becomes a list when one table size needs another, and stays one otherwise', () => {
  expect(withNumber(TEXT, 'start', 2, 7)).toBe(TEXT.replace('start:   5', 'start:   { players: [5, 5, 7] }'))
  expect(withNumber(TEXT, 'start', 2, 5)).toBe(TEXT)
})

test('the list is as long as the longest of the file', () => {
  const text = TEXT.replace('12]', '12, 17]')
  expect(sizesIn(text)).toBe(4)
  expect(withNumber(text, 'start', 0, 6)).toContain('{ players: [6, 5, 5, 5] }')
})

test.each([
  ['goals/1/when', 'There is nothing at goals/1/when.'],
  ['goals/0/name', 'There is no number at goals/0/name.'],
])('%s has no number, and the message says so', (path, message) => {
  expect(() => numbersAt(TEXT, path)).toThrow(message)
})
