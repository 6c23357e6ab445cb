// What each colour depth makes of a role: hex, a number, a name, or weight alone.
import { expect, test } from 'vitest'
import { UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { painter } from '../../../src/ui/theme/paint.ts'
import { ROLES } from '../../../src/ui/theme/roles.ts'
import { themeOf } from '../../../src/ui/theme/ThemeProvider.tsx'

const dark = { theme: 'dark', isTurned: false } as const

test('truecolour gets the hex, 256 colours the number of the palette', () => {
  expect(painter({ ...dark, level: 3 })('title', 'lit', false)).toEqual({
    color: '#E9C581',
    backgroundColor: '#3A2B14',
    bold: true,
  })
  expect(painter({ ...dark, level: 2 })('title', 'lit', false)).toEqual({
    color: 'ansi256(222)',
    backgroundColor: 'ansi256(236)',
    bold: true,
  })
})

test('a tint is a sixth of the family over the ground, and 256 colours have none', () => {
  expect(painter({ ...dark, level: 3 })('text', 'tint-red', false).backgroundColor).toBe('#372329')
  expect(painter({ ...dark, level: 2 })('text', 'tint-red', false)).not.toHaveProperty('backgroundColor')
})

test('16 colours have names, and a chip is its family reversed', () => {
  const paint = painter({ ...dark, level: 1 })
  expect(paint('door', 'lit', false)).toEqual({ color: 'yellow', bold: true })
  expect(paint('chip', 'chip-green', false)).toEqual({
    color: 'greenBright',
    inverse: true,
    bold: true,
    underline: false,
  })
  expect(paint('foe', 'foe', false)).toEqual({ color: 'redBright', bold: true, underline: true })
})

test('without colours there is weight, line and reverse, and no colour at any depth', () => {
  for (const level of [1, 2, 3] as const)
    for (const role of ROLES)
      for (const ground of ['none', 'lit', 'select', 'foe', 'chip-red', 'tint-blue'] as const) {
        const paint = painter({ theme: 'mono', level, isTurned: true })(role, ground, false)
        expect([paint.color, paint.backgroundColor], `${role} on ${ground}`).toEqual([undefined, undefined])
      }
})

test('the palette turns with the haunt, but not without colours', () => {
  const of = (theme: 'dark' | 'mono', isTurned: boolean) =>
    painter({ theme, level: 3, isTurned })('border', 'none', false)
  expect(of('dark', true)).not.toEqual(of('dark', false))
  expect(of('mono', true)).toEqual(of('mono', false))
})

test('prose in italics is never bold', () => {
  for (const theme of ['dark', 'mono'] as const)
    expect(painter({ theme, level: 3, isTurned: false })('littext', 'none', true).bold).toBeUndefined()
})

test('the same pair is the same object, so nothing is drawn again for it', () => {
  const { paint } = themeOf({ ...dark, level: 3 }, UNICODE)
  expect(paint('text', 'lit')).toBe(paint('text', 'lit', false))
})
