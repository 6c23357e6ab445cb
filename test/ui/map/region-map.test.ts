// The map drawn: whole frames to look at, and what must hold of each of them.
import { describe, expect, test } from 'vitest'
import { regionMap, ZOOMS, type Zoom } from '../../../src/ui/map/region-map.ts'
import { ASCII, UNICODE } from '../../../src/ui/text/glyphs.ts'
import { hauntedHouse } from '../../support/houses.ts'

const WINDOWS: Record<Zoom, { width: number; height: number }> = {
  large: { width: 44, height: 19 },
  small: { width: 24, height: 11 },
  overview: { width: 14, height: 11 },
}
const text = (lines: string[]) => `${lines.join('\n')}\n`

describe('the map of a region', () => {
  test.each(ZOOMS)('at %s zoom, in box lines and in ASCII', async (zoom) => {
    const scene = await hauntedHouse()
    for (const [name, glyphs] of [
      ['unicode', UNICODE],
      ['ascii', ASCII],
    ] as const) {
      const { sheet, fits, hidden } = regionMap(scene, { region: 'ground', zoom, ...WINDOWS[zoom], glyphs })
      expect(fits).toBe(true)
      expect(hidden).toEqual({ north: 0, south: 0, east: 0, west: 0 })
      await expect(text(sheet.lines())).toMatchFileSnapshot(`../../frames/map-${zoom}-${name}.txt`)
    }
  })
})
