// The house page at the sizes people have, and how it chooses what to show.
import { describe, expect, test } from 'vitest'
import { REGIONS } from '../../../src/engine/ids.ts'
import { shownRegions } from '../../../src/ui/map/house-layout.ts'
import { REGION_NAMES } from '../../../src/ui/prose/names.ts'
import { widthOf } from '../../../src/ui/text/width.ts'
import { houseFrame, houseOf } from '../../support/frames.tsx'
import { hauntedHouse } from '../../support/houses.ts'

describe('the house page', () => {
  test.each([
    [40, 10],
    [60, 20],
    [80, 24],
    [120, 40],
    [200, 50],
  ])('at %i by %i', async (columns, rows) => {
    const frame = await houseFrame(false, columns, rows)
    await expect(frame).toMatchFileSnapshot(`../../frames/house-${columns}x${rows}.txt`)
  })

  test.each([
    [80, 24],
    [40, 10],
  ])('at %i by %i shows one picked floor as large as it can be', async (columns, rows) => {
    const frame = await houseFrame(true, columns, rows)
    expect(frame).toContain('0 whole house')
    await expect(frame).toMatchFileSnapshot(`../../frames/house-picked-${columns}x${rows}.txt`)
  })

  test('numbers every region once, and none that the house does not have', async () => {
    const scene = await hauntedHouse()
    expect(shownRegions(scene).sort()).toEqual([...REGIONS].sort())
    expect(shownRegions({ ...scene, regions: ['basement', 'ground', 'upper'] })).toEqual([
      'ground',
      'upper',
      'basement',
    ])
  })

  test('gives no room to a region that the house does not have', async () => {
    const scene = { ...(await hauntedHouse()), regions: ['basement', 'ground', 'upper'] as const }
    const text = houseOf(scene, 120, 40).text()
    expect(text).not.toContain('OUTSIDE')
    expect(text).toMatch(/1 GROUND[\s\S]*2 UPPER[\s\S]*3 BASEMENT/)
    expect(text).toContain('1-3 one floor')
  })

  test('a number picks the floor it stands beside, 0 shows the house again, Esc closes', async () => {
    const scene = await hauntedHouse()
    const house = houseOf(scene, 80, 24)
    const all = house.text()
    for (const [n, region] of shownRegions(scene).entries()) {
      house.press(String(n + 1))
      expect(house.text()).toContain(REGION_NAMES[region].split(' ')[0]!.toUpperCase())
      expect(house.text()).toContain('0 whole house')
    }
    expect(house.press('0').text()).toBe(all)
    expect(house.press('2', 'escape').text()).toBe(all)
    expect(house.press('escape').left).toBe(0)
  })

  test('takes a wished zoom even where it must hide rooms, and counts those at the edge', async () => {
    const house = houseOf(await hauntedHouse(), 60, 15).press('2', '+', '+', '+')
    expect(house.text()).toMatch(/\d[▲▼]|[▲▼«»]\d/)
  })

  test('stays within any size, for everybody who looks', async () => {
    for (const seat of [0, 4, null]) {
      const house = houseOf(await hauntedHouse(seat), 80, 24)
      for (const keys of [['0'], ['1', '+', '+'], ['3', 'right', 'up']])
        for (let columns = 40; columns <= 200; columns += 40)
          for (let rows = 10; rows <= 50; rows += 13) {
            const lines = house
              .press(...keys)
              .sized(columns, rows)
              .lines()
            expect(lines.length).toBeLessThan(rows)
            expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns)
          }
    }
  })
})
