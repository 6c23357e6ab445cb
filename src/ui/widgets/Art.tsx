/** A picture in half blocks, two pixels to a cell: the upper is the letter's colour, the lower its ground. */
import { Box, Text } from 'ink'
import { memo, useMemo } from 'react'
import type { Pixels } from '../art/night.ts'
import { printable } from '../prose/clean.ts'
import { graphemes, widthOf } from '../text/width.ts'
import type { Paint } from '../theme/paint.ts'
import type { Runs } from '../theme/roles.ts'
import { nearest256 } from '../theme/scenery.ts'
import { type Theme, useTheme } from '../theme/ThemeProvider.tsx'

/** Runs written over a picture. */
export interface Caption {
  x: number
  y: number
  runs: Runs
}
interface ArtProps {
  pixels: Pixels
  captions?: readonly Caption[]
}
interface ArtRun extends Paint {
  text: string
}

export const Art = memo(function Art({ pixels, captions = NONE }: ArtProps) {
  const theme = useTheme()
  const rows = useMemo(() => artRows(pixels, captions, theme), [pixels, captions, theme])
  return (
    <Box flexDirection="column" flexShrink={0}>
      {rows.map((runs, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the screen
        <Box key={y} height={1} flexShrink={0} width={pixels[0]?.length ?? 0}>
          {runs.map(({ text, ...paint }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the row
            <Text key={n} {...paint}>
              {text}
            </Text>
          ))}
        </Box>
      ))}
    </Box>
  )
})

const NONE: readonly Caption[] = []

/** Cells of the same look together. A letter stands on the lower pixel of its cell; two pixels alike are a blank. */
export function artRows(pixels: Pixels, captions: readonly Caption[], { paint, look }: Theme): ArtRun[][] {
  const named = (hex: string): string => (look.level === 3 ? hex : `ansi256(${nearest256(hex)})`)
  return Array.from({ length: Math.floor(pixels.length / 2) }, (_, y) => {
    const [upper, lower] = [pixels[y * 2]!, pixels[y * 2 + 1]!]
    const cells: ArtRun[] = upper.map((colour, x) =>
      colour === lower[x]
        ? { text: ' ', backgroundColor: named(colour) }
        : { text: '▀', color: named(colour), backgroundColor: named(lower[x]!) },
    )
    for (const caption of captions) if (caption.y === y) write(cells, caption, paint)
    return joined(cells)
  })
}

function write(cells: ArtRun[], { x, runs }: Caption, paint: Theme['paint']): void {
  let at = x
  for (const { text, role = 'text', ground = 'none', italic = false } of runs)
    for (const glyph of graphemes(printable(text))) {
      const under = cells[at]
      if (under)
        cells[at] = { ...under, color: undefined, ...paint(role, ground, italic), text: glyph } as ArtRun
      const wide = widthOf(glyph)
      for (let n = 1; n < wide; n++) if (cells[at + n]) cells[at + n] = { ...cells[at]!, text: '' }
      at += wide
    }
}

function joined(cells: readonly ArtRun[]): ArtRun[] {
  const runs: ArtRun[] = []
  for (const cell of cells) {
    const open = runs.at(-1)
    const isSame =
      open && KEYS.every((key) => open[key] === cell[key] || (key === 'color' && cell.text === ' '))
    if (open && isSame) open.text += cell.text
    else runs.push({ ...cell })
  }
  return runs
}

const KEYS = ['color', 'backgroundColor', 'bold', 'italic', 'underline', 'inverse'] as const
