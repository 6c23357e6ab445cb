// The desk against questions that its example questions do not repeat.
import { expect, test } from 'vitest'
import { openRules } from '../../src/rulebook/load.ts'
import { isRule } from '../../src/rulebook/rule-index.ts'
import { readQuestions, scoreOf } from './score.ts'

const index = (await openRules())()
const blind = readQuestions('blind')
const scores = Object.entries(blind).map(([kind, asked]) => scoreOf(index, kind, asked))
const share = (key: 'first' | 'three', wanted: (kind: string) => boolean): number => {
  const some = scores.filter(({ kind }) => wanted(kind))
  const sum = (of: 'asked' | 'first' | 'three') => some.reduce((total, score) => total + score[of], 0)
  return sum(key) / sum('asked')
}
const isSettled = (kind: string) => kind !== 'unanswerable'

test('held-out questions are answered at least as well as when they were last measured', () => {
  expect(share('first', isSettled)).toBeGreaterThanOrEqual(0.66)
  expect(share('three', isSettled)).toBeGreaterThanOrEqual(0.8)
  expect(share('first', (kind) => !isSettled(kind))).toBeGreaterThanOrEqual(0.7)
})

test('no example question repeats a held-out one', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const held = new Set(Object.values(blind).flatMap((asked) => asked.map(({ ask }) => plain(ask))))
  const repeated = index.entries
    .flatMap((entry) => (isRule(entry) ? (entry.asks ?? []) : []))
    .filter((ask) => held.has(plain(ask)))
  expect(repeated).toEqual([])
})
