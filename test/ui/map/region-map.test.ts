// The map drawn: whole frames to look at, and what must hold of each of them.
import { describe, expect, test } from 'vitest'
import { regionMap, ZOOMS, type Zoom } from '../../../src/ui/map/region-map.ts'
import { UNICODE } from '../../../src/ui/text/glyphs.ts'
import type { Sheet } from '../../../src/ui/text/sheet.ts'
import { GLYPHS, MAP_WINDOWS, mapOf, scrolledMap } from '../../support/frames.ts'
import { hauntedHouse, longHouse } from '../../support/houses.ts'

const SCROLLED = { zoom: 'small', width: 30, height: 7 } as const
const columnOf = (sheet: Sheet) =>
  sheet
    .lines()
    .find((line) => line.includes('@'))!
    .indexOf('@')

describe('the map of a region', () => {
  test.each(ZOOMS)('at %s zoom, in box lines and in ASCII', async (zoom) => {
    for (const glyphs of Object.keys(GLYPHS)) {
      const { text, fits, hidden } = await mapOf(zoom, glyphs)
      expect(fits).toBe(true)
      expect(hidden).toEqual({ north: 0, south: 0, east: 0, west: 0 })
      await expect(text).toMatchFileSnapshot(`../../frames/map-${zoom}-${glyphs}.txt`)
    }
  })

  test('that does not fit is scrolled, with the rooms beyond counted on its frame', async () => {
    for (const glyphs of Object.keys(GLYPHS)) {
      const { text, fits } = await scrolledMap(glyphs)
      expect(fits).toBe(false)
      await expect(text).toMatchFileSnapshot(`../../frames/map-scrolled-${glyphs}.txt`)
    }
  })

  test('keeps whoever looks in the middle third, and stops at the ends', async () => {
    const columns = await Promise.all(
      [...'ABCDEFGHIJ'].map(async (at) => {
        const scene = await longHouse(at)
        const { sheet } = regionMap(scene, { ...SCROLLED, region: 'ground', glyphs: UNICODE })
        return columnOf(sheet)
      }),
    )
    expect(columns.slice(3, 7).every((column) => column >= 10 && column < 20)).toBe(true)
    expect(columns.at(0)).toBeLessThan(10)
    expect(columns.at(-1)).toBeGreaterThan(20)
  })

  test('is looked along by hand, but never past its end', async () => {
    const scene = await longHouse('A')
    const east = (x: number) =>
      regionMap(scene, { ...SCROLLED, region: 'ground', glyphs: UNICODE, pan: { x, y: 0 } }).hidden.east
    expect([0, 1, 2, 3, 99].map(east)).toEqual([3, 2, 0, 0, 0])
  })

  test('stands still while rooms are added on one side', async () => {
    const scene = await longHouse('A')
    const rooms = ['l', 'm', 'a', 'b', 'c', 'd']
    const columns = [4, 5, 6].map((many) => {
      const house = scene.view.house.filter(({ id }) => rooms.slice(0, many).includes(id))
      const part = { ...scene, view: { ...scene.view, house } }
      const { sheet } = regionMap(part, {
        region: 'ground',
        zoom: 'small',
        width: 60,
        height: 9,
        glyphs: UNICODE,
      })
      return columnOf(sheet)
    })
    expect(new Set(columns).size).toBe(1)
  })

  test('shows what has just changed, and people as who they are', async () => {
    const scene = await hauntedHouse()
    const changed = new Set(['library'])
    const { sheet } = regionMap(scene, {
      region: 'ground',
      zoom: 'large',
      ...MAP_WINDOWS.large,
      changed,
      glyphs: UNICODE,
    })
    const spans = sheet.rows().flat()
    expect(spans.filter(({ role }) => role === 'changed').map((span) => span.text)).toEqual([
      'Library',
      '  ',
      '   ',
      ' omen  ',
    ])
    expect(spans.filter(({ role }) => role === 'foe').map((span) => span.text)).toEqual(['3C', 'c'])
  })

  test('is drawn from where each one sits', async () => {
    const row = async (seat: number | null) => {
      const scene = await hauntedHouse(seat)
      const { sheet } = regionMap(scene, {
        region: 'ground',
        zoom: 'small',
        ...MAP_WINDOWS.small,
        glyphs: UNICODE,
      })
      return sheet.rows()[3]!.filter(({ text }) => /^[@\dC]+$/.test(text))
    }
    expect(await row(2)).toEqual([
      { text: '12', role: 'foe' },
      { text: '@', role: 'you' },
      { text: 'C', role: 'ally' },
    ])
    expect(await row(null)).toEqual([
      { text: '12', role: 'ally' },
      { text: '3', role: 'ally' },
      { text: 'C', role: 'foe' },
    ])
  })

  test('says that a room is crowded where not everybody fits', async () => {
    const scene = await longHouse('A')
    const { sheet } = regionMap(scene, { ...SCROLLED, region: 'ground', glyphs: UNICODE })
    expect(sheet.lines().join()).toContain('@23')
    const crowd = {
      ...scene,
      view: {
        ...scene.view,
        explorers: [...scene.view.explorers, { ...scene.view.explorers[2]!, id: 'dan', seat: 3 }],
      },
    }
    expect(
      regionMap(crowd, { ...SCROLLED, region: 'ground', glyphs: UNICODE })
        .sheet.lines()
        .join(),
    ).toContain('@2+')
  })

  test('keeps what lies in a room within its walls, however much it is', async () => {
    const scene = await hauntedHouse()
    const tokens = [...'abcdefghij'].map((letter) => `token-${letter}`)
    const house = scene.view.house.map((tile) =>
      tile.id === 'kitchen' ? { ...tile, tokens: [...tokens, 'small-obstacle'], ghosts: 3 } : tile,
    )
    const full = { ...scene, view: { ...scene.view, house } }
    const rows = (zoom: Zoom) =>
      regionMap(full, { region: 'ground', zoom, ...MAP_WINDOWS[zoom], glyphs: UNICODE })
        .sheet.lines()
        .map((line) => line.trim())
    expect(rows('large')).toContain('│=way!#&│<up dn>│ # * & │ =way  │')
    expect(rows('small')).toContain('?K=#:4<>:La*: c=?')
    expect(rows('small')).toContain('┌&─!┼─ ─┼& #┼─ ─┤')
  })
})
