// Every screen at the sizes people have, as players see it: kept as text in test/frames, and never wider than the window.
import { describe, expect, test } from 'vitest'
import { widthOf } from '../../../src/ui/text/width.ts'
import { MOMENTS } from '../../support/moments.ts'
import type { HandScreen } from '../../support/render-screen.tsx'

const USUAL = [
  [60, 20],
  [80, 24],
  [120, 40],
  [200, 50],
] as const
/** Where panels give way, and in the end the map too. */
const SMALL = [
  [60, 16],
  [59, 15],
  [40, 10],
  [20, 5],
] as const

/** Nobody plays in these, but a window can be dragged to them. */
const TINY = [
  [1, 1],
  [2, 2],
  [3, 3],
  [5, 30],
  [300, 2],
] as const

async function expectFrame(stage: HandScreen, name: string, columns: number, rows: number): Promise<void> {
  const lines = stage.sized(columns, rows).lines()
  const { cursor } = stage
  const file = `${name}-${columns}x${rows}`
  expect(Math.max(...lines.map(widthOf)), file).toBeLessThanOrEqual(columns)
  // The last row stays free: a character in the last corner would make some terminals scroll.
  expect(stage.overflowing(), file).toEqual([])
  if (cursor) {
    expect(cursor.x >= 0 && cursor.x < columns, `${file}: the cursor in column ${cursor.x}`).toBe(true)
    expect(cursor.y >= 0 && cursor.y < lines.length, `${file}: the cursor in row ${cursor.y}`).toBe(true)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../frames/${file}.txt`)
}

describe('the screen', () => {
  test.each(Object.keys(MOMENTS))('%s', async (name) => {
    const stage = await MOMENTS[name]!()
    for (const [columns, rows] of USUAL) await expectFrame(stage, name, columns, rows)
  })

  test('replay, where there is hardly any room', async () => {
    await expectFrame(await MOMENTS.replay!(), 'replay', 40, 10)
  })

  test.each(['exploring', 'question', 'haunt-hero'])('%s, where there is little room', async (name) => {
    const stage = await MOMENTS[name]!()
    for (const [columns, rows] of SMALL) await expectFrame(stage, name, columns, rows)
  })

  test.each(Object.keys(MOMENTS))('%s stays within a window of hardly any size', async (name) => {
    const stage = await MOMENTS[name]!()
    for (const [columns, rows] of TINY) {
      const lines = stage.sized(columns, rows).lines()
      const { x, y } = stage.cursor ?? { x: 0, y: 0 }
      const isWithin =
        lines.length <= Math.max(1, rows - 1) && lines.every((line) => widthOf(line) <= columns)
      expect(isWithin, `${columns}x${rows}:\n${lines.join('\n')}`).toBe(true)
      expect([x >= 0 && x < columns, y >= 0 && y < lines.length], `cursor ${x},${y}`).toEqual([true, true])
    }
  })

  test.each([60, 80, 120])('says in full that nothing is saved, on a row of %i columns', async (columns) => {
    const stage = await MOMENTS['not-saved-haunt']!()
    expect(stage.sized(columns, 24).lines()[0]).toMatch(/NOT SAVED \(see the log\)/)
  })

  test.each(['exploring-ascii'])('%s draws with ASCII alone', async (name) => {
    expect((await MOMENTS[name]!()).text()).toMatch(/^[\n -~]*$/)
  })
})
