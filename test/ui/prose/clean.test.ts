import { describe, expect, test } from 'vitest'
import { clean, isName, printable } from '../../../src/ui/prose/clean.ts'

describe('names that people give', () => {
  test.each([
    ['Mercy', 'Mercy'],
    ["Mary-Ann O'Dell, Jr.", "Mary-Ann O'Dell, Jr."],
    ['Åsa 2', 'Åsa 2'],
    ['Mara\u001b]52;c;aGk=\u0007', 'Mara52caGk'],
    ['\u202eevil', 'evil'],
    ['zero\u200bwidth', 'zerowidth'],
    ['\u0301leading mark', 'leading mark'],
    ['two\nlines', 'twolines'],
    ['x'.repeat(60), 'x'.repeat(24)],
    ['\u0000\u0001', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(clean(name)).toBe(shown)
    expect(clean(shown)).toBe(shown)
  })

  test('a name is taken only as it would be shown', () => {
    expect(isName('Mercy')).toBe(true)
    for (const name of ['', ' Mercy', 'Mercy\u0007', '<b>', 'x'.repeat(25)]) expect(isName(name)).toBe(false)
  })
})

test('a printed line keeps its letters and loses every control character', () => {
  expect(printable('a\u001b[2Jb\tc\u202ed')).toBe('a[2Jb cd')
})
