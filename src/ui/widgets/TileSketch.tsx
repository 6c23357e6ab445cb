/** A small plan of a room: its walls, gaps for its doors, a number inside. The one picked is lit and double-walled. */
import type { Glyphs } from '../theme/glyphs.ts'
import type { Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Rows } from './Rows.tsx'

interface TileSketchProps {
  /** A bit for each side: north 1, east 2, south 4, west 8. */
  doors: number
  label: string
  isPicked: boolean
  isSmall?: boolean
}

export const TileSketch = (props: TileSketchProps) => <Rows rows={sketchRows(props, useGlyphs())} />

/** Columns and rows. */
export const SKETCH = { large: { width: 9, height: 5 }, small: { width: 7, height: 3 } } as const

export function sketchRows(
  { doors, label, isPicked, isSmall = false }: TileSketchProps,
  glyphs: Glyphs,
): Runs[] {
  const { width, height } = isSmall ? SKETCH.small : SKETCH.large
  const pens = isPicked ? glyphs.double : glyphs
  const ground = isPicked ? ('lit' as const) : ('none' as const)
  const wall = (text: string): Run => ({ text, role: isPicked ? 'litwall' : 'nearwall', ground })
  const half = Math.floor((width - 5) / 2)
  const across = (isOpen: boolean): string => {
    const side = pens.across.repeat(half)
    return `${side}${isOpen ? '   ' : pens.across.repeat(3)}${side}`
  }
  const inside = width - 2
  return Array.from({ length: height }, (_, y): Runs => {
    if (y === 0) return [wall(`${pens.joints[6]}${across((doors & 1) !== 0)}${pens.joints[12]}`)]
    if (y === height - 1) return [wall(`${pens.joints[3]}${across((doors & 4) !== 0)}${pens.joints[9]}`)]
    const isMiddle = y === Math.floor(height / 2)
    const side = (bit: number): Run => wall(isMiddle && (doors & bit) !== 0 ? ' ' : pens.down)
    if (!isMiddle) return [side(8), { text: ' '.repeat(inside), ground }, side(2)]
    const left = Math.floor((inside - label.length - 2) / 2)
    const right = inside - left - label.length - 2
    return [
      side(8),
      { text: ' '.repeat(left), ground },
      { text: ` ${label} `, ...(isPicked ? { role: 'chip', ground: 'chip-title' } : { role: 'title' }) },
      { text: ' '.repeat(right), ground },
      side(2),
    ]
  })
}
