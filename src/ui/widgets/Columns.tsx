/** Numbers as columns beside each other, each with its number below; those that reach what is wanted stand out. */
import type { Glyphs } from '../theme/glyphs.ts'
import type { Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Rows } from './Rows.tsx'

interface ColumnsProps {
  values: readonly number[]
  most: number | null
  width: number
  /** With the row of numbers. */
  rows: number
}

const WIDE = 4

export const Columns = (props: ColumnsProps) => <Rows rows={columnRows(props, useGlyphs())} />

/** The last ones, if there are too many. */
export function columnRows({ values, most, width, rows }: ColumnsProps, { column }: Glyphs): Runs[] {
  const note = most === null ? '' : ` need ${most}`
  const shown = values.slice(-Math.max(1, Math.floor((width - note.length) / WIDE)))
  const height = rows - 1
  const top = Math.max(1, most ?? 0, ...shown)
  const runs = Array.from({ length: Math.max(0, height) }, (_, y): Run[] => {
    const above = height - 1 - y
    return shown.map((value): Run => {
      const halves = Math.round((value / top) * height * 2) - above * 2
      const glyph =
        halves >= 2 ? column.whole : halves === 1 || (value > 0 && y === height - 1) ? column.half : ' '
      return { text: `${glyph.repeat(WIDE - 1)} `, role: most !== null && value >= most ? 'good' : 'warn' }
    })
  })
  const numbers: Run[] = shown.map((value) => ({ text: `${value}`.padStart(2).padEnd(WIDE), role: 'dim' }))
  return [...runs, [...numbers, { text: note, role: 'dim' }]]
}
