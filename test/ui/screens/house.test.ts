// The house screen at the sizes people have, and how it chooses what to show.
import { describe, expect, test } from 'vitest'
import { REGIONS } from '../../../src/engine/ids.ts'
import { shownRegions } from '../../../src/ui/map/house-layout.ts'
import { REGION_NAMES } from '../../../src/ui/prose/names.ts'
import { type HouseModel, houseScreen } from '../../../src/ui/screens/house.ts'
import { UNICODE } from '../../../src/ui/text/glyphs.ts'
import { widthOf } from '../../../src/ui/text/width.ts'
import { HouseView } from '../../../src/ui/tui/house-view.ts'
import type { Shell } from '../../../src/ui/tui/screen.ts'
import { houseFrame } from '../../support/frames.ts'
import { hauntedHouse } from '../../support/houses.ts'

const key = { name: '', text: null, ctrl: false, meta: false, shift: false }
const whole = { picked: null, zoom: null, pan: { x: 0, y: 0 } } as const
const show = (model: HouseModel, columns: number, rows: number, glyphs = UNICODE) =>
  houseScreen(model, { columns, rows }, glyphs).sheet.lines()

describe('the house screen', () => {
  test.each([
    [40, 10],
    [60, 20],
    [80, 24],
    [120, 40],
    [200, 50],
  ])('at %i by %i', async (columns, rows) => {
    const frame = await houseFrame(false, columns, rows)
    expect(frame.trimEnd().split('\n')).toHaveLength(rows)
    await expect(frame).toMatchFileSnapshot(`../../frames/house-${columns}x${rows}.txt`)
  })

  test.each([
    [80, 24],
    [40, 10],
  ])(
    'at %i by %i shows one picked region as large as it can be, and what it is told to say',
    async (columns, rows) => {
      const frame = await houseFrame(true, columns, rows)
      expect(frame).toContain('Crypt: 4 moves.')
      await expect(frame).toMatchFileSnapshot(`../../frames/house-picked-${columns}x${rows}.txt`)
    },
  )

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
    const lines = show({ scene, ...whole }, 120, 40).join('\n')
    expect(lines).not.toContain('OUTSIDE')
    expect(lines).toMatch(/1 GROUND[\s\S]*2 UPPER[\s\S]*3 BASEMENT/)
    expect(lines).toContain('1-3 pick a region')
  })

  test('a number picks the region that it stands beside, and 0 shows the house again', async () => {
    const scene = await hauntedHouse()
    const shell = { settings: { glyphs: UNICODE }, redraw: () => {} } as unknown as Shell
    const view = new HouseView(shell, () => scene)
    const shown = () => view.frame({ columns: 80, rows: 24 }).sheet.lines().join('\n')
    const all = shown()
    for (const [n, region] of shownRegions(scene).entries()) {
      view.press({ ...key, text: String(n + 1) })
      expect(shown()).toContain(`${n + 1} ${REGION_NAMES[region].toUpperCase()}`)
      expect(shown()).toContain('0 whole house')
    }
    view.press({ ...key, text: '0' })
    expect(shown()).toBe(all)
  })

  test('takes a wished zoom even where it must hide rooms, and counts those on the frame', async () => {
    const lines = show({ scene: await hauntedHouse(), ...whole, zoom: 'large' }, 60, 20)
    expect(lines.join('\n')).toMatch(/ \d[▲▼] |[«»]/)
  })

  test('stays within any size, for everybody who looks', async () => {
    const pan = { x: 2, y: -1 }
    for (const seat of [0, 2, 4, null]) {
      const scene = await hauntedHouse(seat)
      for (let columns = 40; columns <= 200; columns += 40)
        for (let rows = 10; rows <= 50; rows += 13)
          for (const picked of [null, ...REGIONS])
            for (const zoom of [null, 'large', 'overview'] as const) {
              const lines = show({ scene, picked, zoom, pan, message: 'm'.repeat(300) }, columns, rows)
              expect(lines).toHaveLength(rows)
              expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns)
            }
    }
  })
})
