import { expect, test } from 'vitest'
import { chainOf, meant, wordsOf } from '../../../src/ui/commands/words.ts'
import { wrapped } from '../../../src/ui/plain/lines.ts'

test.each([
  ['n. get book; i then end', ['n', 'get book', 'i', 'end']],
  ['.', ['.']],
  ['x Mr. Pell', ['x Mr. Pell']],
  ['n.n.e', ['n', 'n', 'e']],
  ['lengthen the rope', ['lengthen the rope']],
  [' ; ; ', []],
])('the line %j is the commands %j', (line, commands) => {
  expect(chainOf(line)).toEqual(commands)
})

test('articles, case and apostrophes do not count', () => {
  expect(wordsOf("X the BEARERS' Rest")).toEqual(['x', 'bearers', 'rest'])
  expect(wordsOf('the')).toEqual(['the'])
})

test('an exact name wins over a longer one, and a beginning finds all that have it', () => {
  const rooms = ['Well', 'Well Bucket', 'Upper Landing', 'Basement Landing']
  expect(meant(['well'], rooms, (name) => [name])).toEqual(['Well'])
  expect(meant(['we'], rooms, (name) => [name])).toEqual(['Well', 'Well Bucket'])
  expect(meant(['land', 'up'], rooms, (name) => [name])).toEqual(['Upper Landing'])
  expect(meant([], rooms, (name) => [name])).toEqual([])
})

test('lines are wrapped between words, and each keeps its mark', () => {
  expect(wrapped('one two three four', '| ', 11)).toEqual(['| one two', '| three', '| four'])
  expect(wrapped('one two three four', '| ', 0)).toEqual(['| one two three four'])
})
