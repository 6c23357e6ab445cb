// The house on the hill, for how the story stands.
import { describe, expect, test } from 'vitest'
import { lettersOf } from '../../../src/ui/art/letters.ts'
import { hasRoomForArt, nightPixels } from '../../../src/ui/art/night.ts'
import { UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { HAUNTED, NIGHT, nearest256 } from '../../../src/ui/theme/scenery.ts'
import { themeOf } from '../../../src/ui/theme/ThemeProvider.tsx'
import { artRows } from '../../../src/ui/widgets/Art.tsx'
import { contrast } from '../../support/contrast.ts'

const THEME = themeOf({ theme: 'dark', level: 3, isTurned: false }, UNICODE)
const quiet = (chapter: number, columns = 80, rows = 23) =>
  nightPixels({ chapter, isHaunted: false }, { columns, rows, scenery: NIGHT })
const count = (pixels: ReturnType<typeof quiet>, colour: string) =>
  pixels.flat().filter((one) => one === colour).length

describe('the picture', () => {
  test.each([
    [80, 23],
    [100, 29],
    [120, 39],
    [200, 49],
  ])('fills %ix%i', (columns, rows) => {
    const pixels = quiet(3, columns, rows)
    expect(pixels).toHaveLength(rows * 2)
    expect(new Set(pixels.map((row) => row.length))).toEqual(new Set([columns]))
    expect(
      artRows(pixels, [], THEME).map((runs) => runs.reduce((sum, { text }) => sum + text.length, 0)),
    ).toEqual(Array.from({ length: rows }, () => columns))
  })

  test('needs room', () => {
    expect(hasRoomForArt({ columns: 79, rows: 23 })).toBe(false)
    expect(hasRoomForArt({ columns: 80, rows: 22 })).toBe(false)
    expect(hasRoomForArt({ columns: 80, rows: 23 })).toBe(true)
  })

  test('shows one lit window and nobody on the road at first', () => {
    expect(count(quiet(0), NIGHT.window)).toBe(4)
    expect(count(quiet(0), NIGHT.lantern)).toBe(0)
  })

  test('has a lantern more on the road after each chapter, and wings in their time', () => {
    expect([1, 2, 5].map((chapter) => count(quiet(chapter), NIGHT.lantern))).toEqual([1, 2, 5])
    const dark = [0, 1, 4, 9].map((chapter) => count(quiet(chapter), NIGHT.dark))
    expect(dark).toEqual([...dark].sort((a, b) => a - b))
    expect(new Set(dark).size).toBe(4)
  })

  test('lights every window in a haunt, and the lanterns are the dead', () => {
    const pixels = nightPixels({ chapter: 2, isHaunted: true }, { columns: 80, rows: 23, scenery: HAUNTED })
    expect(count(pixels, HAUNTED.unlit)).toBe(0)
    expect(count(pixels, HAUNTED.lantern)).toBeGreaterThan(8)
  })

  test('is dark enough under the menu and the first line', () => {
    for (const scenery of [NIGHT, HAUNTED])
      for (const [columns, rows] of [
        [80, 23],
        [120, 39],
      ] as const) {
        const pixels = nightPixels({ chapter: 9, isHaunted: scenery === HAUNTED }, { columns, rows, scenery })
        const menu = pixels.slice((rows - 8) * 2, rows * 2).flatMap((row) => row.slice(2, 46))
        for (const ground of new Set(menu)) expect(contrast('#A59EAC', ground)).toBeGreaterThanOrEqual(4.5)
      }
  })
})

test('letters are all of one height, and the name fits the narrowest picture', () => {
  for (const isLarge of [false, true]) {
    const rows = lettersOf('LYCHGATE', isLarge)
    expect(new Set(rows.map((row) => row.length)).size).toBe(1)
    expect(rows[0]!.length).toBeLessThan(isLarge ? 97 : 60)
  }
})

test('256 colours take the nearest of cube and greys', () => {
  expect(nearest256('#000000')).toBe(16)
  expect(nearest256('#FFFFFF')).toBe(231)
  expect(nearest256('#FF5A3C')).toBe(203)
  expect(nearest256('#808080')).toBe(244)
})
