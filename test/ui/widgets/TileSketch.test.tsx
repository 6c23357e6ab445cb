// Small plans of a room.
import { expect, test } from 'vitest'
import { ASCII } from '../../../src/ui/theme/glyphs.ts'
import { ThemeProvider } from '../../../src/ui/theme/ThemeProvider.tsx'
import { TileSketch } from '../../../src/ui/widgets/TileSketch.tsx'
import { drawn } from '../../support/panel.tsx'

test('gaps for doors, the number inside', () => {
  expect(drawn(<TileSketch doors={0b0101} label="2" isPicked={false} />)).toEqual([
    '┌──   ──┐',
    '│       │',
    '│   2   │',
    '│       │',
    '└──   ──┘',
  ])
})

test('the picked one is double-walled; ASCII has its own lines', () => {
  expect(drawn(<TileSketch doors={0b1010} label="1" isPicked isSmall />)).toEqual([
    '╔═════╗',
    '   1',
    '╚═════╝',
  ])
  const ascii = (
    <ThemeProvider name="mono" level={1} glyphs={ASCII}>
      <TileSketch doors={1} label="1" isPicked isSmall />
    </ThemeProvider>
  )
  expect(drawn(ascii)).toEqual(['+=   =+', '|  1  |', '+=====+'])
})
