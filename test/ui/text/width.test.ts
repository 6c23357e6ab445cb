// Columns that text takes: what is measured quickly must be measured rightly.
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { cut, graphemes, widthOf } from '../../../src/ui/text/width.ts'
import { ASCII, UNICODE } from '../../../src/ui/theme/glyphs.ts'

const marksIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object'
      ? Object.values(value!).flatMap(marksIn)
      : []

test('every mark of a screen takes one column, as the terminal counts', () => {
  const { ellipsis, ...ascii } = ASCII
  expect(ellipsis).toBe('...')
  for (const glyph of marksIn([UNICODE, ascii]).filter(Boolean))
    expect([glyph, widthOf(glyph), stringWidth(glyph)]).toEqual([glyph, 1, 1])
})

test('names of people are measured whatever they are written in', () => {
  for (const name of ['Zoë', 'Zoe\u0308', '\u6642\u5b50', 'A\u2500B'])
    expect([name, widthOf(name)]).toEqual([name, stringWidth(name)])
  expect(graphemes('Zoe\u0308')).toHaveLength(3)
  expect(cut('\u6642\u5b50', 3, '')).toBe('\u6642')
})
