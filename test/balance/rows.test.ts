import { expect, test } from 'vitest'
import { eachTable, rowOf, withRow } from './rows.ts'

const TEXT = `# Balance

## What changed

| haunt | number | was | is |
|---|---|---|---|
| 1 Nails | nails | 7 | 4 |
| 11 Hands | coins | 2 | 4 |

Text.

## Steady

| haunt | players | heroes % |
|---|---|---|
| 1 Nails | 3 | 36 |
`

test('a row that is there is replaced', () => {
  expect(withRow(TEXT, 'What changed', ['1 Nails', 'nails', '7', '5'], 2)).toBe(
    TEXT.replace('| 7 | 4 |', '| 7 | 5 |'),
  )
  expect(withRow(TEXT, 'Steady', ['1 Nails', '3', '50'], 2)).toBe(TEXT.replace('| 36 |', '| 50 |'))
})

test('a new row stands after those of its haunt and before those of later haunts', () => {
  const text = withRow(TEXT, 'What changed', ['1 Nails', 'hands', '2', '3'], 2)
  expect(text).toContain('| 1 Nails | nails | 7 | 4 |\n| 1 Nails | hands | 2 | 3 |\n| 11 Hands |')
  const last = withRow(TEXT, 'What changed', ['36 Ide', 'stairs', '2', '3'], 2)
  expect(last).toContain('| 11 Hands | coins | 2 | 4 |\n| 36 Ide | stairs | 2 | 3 |\n\nText.')
})

test('a row is found by how it begins', () => {
  expect(rowOf(TEXT, 'What changed', ['11 Hands', 'coins'])).toEqual(['11 Hands', 'coins', '2', '4'])
  expect(rowOf(TEXT, 'Steady', ['11 Hands'])).toBeNull()
})

test('a table that is not there is named', () => {
  expect(() => withRow(TEXT, 'Sharp', ['1 Nails'], 1)).toThrow('BALANCE.md has no table under "Sharp".')
})

test('numbers that are alike are written once', () => {
  expect([eachTable([4, 4, 4]), eachTable([4, 8, 12])]).toEqual(['4', '4 / 8 / 12'])
})
