/** Formats numbers in columns, with ASCII bars beside them. */
import { type Fraction, isNever, numberOf } from './fraction.ts'

export interface TableStyle {
  width: number
  /** Draws bars beside the numbers; off for screen readers. */
  bars: boolean
}

const LONGEST = 40

export interface OddsRow {
  cells: string[]
  bars: { chance: Fraction; mark: string }[]
}

/** Right-aligns numbers and fills the line with bars; the longest bar is the greatest chance. */
export function table(heads: string[], rows: OddsRow[], { width, bars }: TableStyle): string[] {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map(({ cells }) => cells[at]!.length)))
  const line = (cells: string[]) => cells.map((cell, at) => cell.padStart(widths[at]!)).join('  ')
  const kinds = rows[0]!.bars.length
  const room = Math.floor((width - line(heads).length - 2 * kinds) / kinds)
  const greatest = Math.max(...rows.flatMap((row) => row.bars.map(({ chance }) => numberOf(chance))))
  const bar = ({ chance, mark }: OddsRow['bars'][number]) =>
    mark.repeat(
      isNever(chance) ? 0 : Math.max(1, Math.round((numberOf(chance) / greatest) * Math.min(room, LONGEST))),
    )
  const drawn = (row: OddsRow) =>
    bars && room > 3 ? row.bars.map((one) => bar(one).padEnd(Math.min(room, LONGEST))) : []
  return [line(heads), ...rows.map((row) => [line(row.cells), ...drawn(row)].join('  '))].map((text) =>
    text.trimEnd(),
  )
}
