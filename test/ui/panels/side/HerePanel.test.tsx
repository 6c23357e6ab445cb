// The room: mood gives way first, ways out and people never.
import { expect, test } from 'vitest'
import { HerePanel, hereHeight } from '../../../../src/ui/panels/side/HerePanel.tsx'
import { drawn, firstScene } from '../../../support/panel.tsx'

const scene = firstScene()

test('whole sentences of prose, the ways out, the people', () => {
  const rows = drawn(<HerePanel scene={scene} width={33} rows={9} />, 33)
  expect(rows).toHaveLength(hereHeight(scene, 33, 9))
  const text = rows.join('\n')
  expect(text).toContain('n Stairs')
  expect(text).toContain('? unopened')
  expect(text).toContain(' 2  Bob Sallow')
  expect(rows[rows.findIndex((row) => row.includes('n Stairs')) - 1]).toMatch(/[.!?]$/)
})

test.each([2, 3, 4, 5, 6, 7, 8])('with %i rows nothing is cut in the middle', (rows) => {
  const shown = drawn(<HerePanel scene={scene} width={33} rows={rows} />, 33)
  expect(shown.length).toBeLessThanOrEqual(rows)
  if (rows > 2) expect(shown.join('\n')).toContain('Cora Thrale')
  else expect(shown.at(-1)).toMatch(/LOOK tells the rest/)
  expect(shown.every((row) => !/\w…/.test(row))).toBe(true)
})
