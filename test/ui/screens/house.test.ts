// The house screen at the sizes people have, and how it chooses what to show.
import { describe, expect, test } from 'vitest'
import { REGIONS } from '../../../src/engine/ids.ts'
import { type HouseModel, houseScreen, SHOWN_REGIONS } from '../../../src/ui/screens/house.ts'
import { ASCII, UNICODE } from '../../../src/ui/text/glyphs.ts'
import { widthOf } from '../../../src/ui/text/width.ts'
import { hauntedHouse } from '../../support/houses.ts'

const whole = { picked: null, zoom: null, pan: { x: 0, y: 0 } } as const
const show = (model: HouseModel, columns: number, rows: number, glyphs = UNICODE) =>
  houseScreen(model, { columns, rows }, glyphs).sheet.lines()
const text = (lines: string[]) => `${lines.join('\n')}\n`

describe('the house screen', () => {
  test.each([
    [40, 10],
    [60, 20],
    [80, 24],
    [120, 40],
    [200, 50],
  ])('at %i by %i', async (columns, rows) => {
    const lines = show({ scene: await hauntedHouse(), ...whole }, columns, rows)
    expect(lines).toHaveLength(rows)
    await expect(text(lines)).toMatchFileSnapshot(`../../frames/house-${columns}x${rows}.txt`)
  })

  test('shows one picked region as large as it can be, and what it is told to say', async () => {
    const model = {
      ...whole,
      scene: await hauntedHouse(),
      picked: 'ground',
      message: 'Crypt: 4 moves.',
    } as const
    await expect(text(show(model, 80, 24))).toMatchFileSnapshot('../../frames/house-picked-80x24.txt')
    await expect(text(show(model, 40, 10, ASCII))).toMatchFileSnapshot('../../frames/house-picked-40x10.txt')
  })

  test('numbers every region once', () => {
    expect([...SHOWN_REGIONS].sort()).toEqual([...REGIONS].sort())
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
