// Columns that text takes: what is measured quickly must be measured rightly.
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { ASCII, UNICODE } from '../../../src/ui/text/glyphs.ts'
import { cut, graphemes, widthOf } from '../../../src/ui/text/width.ts'

test('every mark of a screen takes one column, as the terminal counts', () => {
  for (const { across, down, joints, pointer, more } of [UNICODE, ASCII])
    for (const glyph of [across, down, ...joints, pointer, ...Object.values(more)]) {
      expect([glyph, widthOf(glyph)]).toEqual([glyph, stringWidth(glyph)])
      expect(widthOf(glyph)).toBe(1)
    }
})

test('names of people are measured whatever they are written in', () => {
  for (const name of ['Zoë', 'Zoe\u0308', '\u6642\u5b50', 'A\u2500B'])
    expect([name, widthOf(name)]).toEqual([name, stringWidth(name)])
  expect(graphemes('Zoe\u0308')).toHaveLength(3)
  expect(cut('\u6642\u5b50', 3, '')).toBe('\u6642')
})
