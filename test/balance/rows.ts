/** Rows of the tables in BALANCE.md. */

/**
 * Replaces the row of a table that begins with the same cells, or adds it after the last row of the same haunt and
 * before those of later ones. `by` is how many cells name a row.
 */
export function withRow(text: string, heading: string, cells: readonly string[], by: number): string {
  const lines = text.split('\n')
  const title = lines.indexOf(`## ${heading}`)
  const first = lines.findIndex((line, n) => n > title && line.startsWith('|---')) + 1
  if (title < 0 || first === 0) throw new Error(`BALANCE.md has no table under "${heading}".`)
  const after = lines.findIndex((line, n) => n >= first && !line.startsWith('|'))
  const end = after < 0 ? lines.length : after
  const row = `| ${cells.join(' | ')} |`
  const isSame = (line: string) => cellsOf(line).slice(0, by).join('|') === cells.slice(0, by).join('|')
  const same = lines.findIndex((line, n) => n >= first && n < end && isSame(line))
  if (same >= 0) return lines.with(same, row).join('\n')
  const later = lines.findIndex((line, n) => n >= first && n < end && hauntOf(cellsOf(line)) > hauntOf(cells))
  return lines.toSpliced(later < 0 ? end : later, 0, row).join('\n')
}

/** The cells of a row, if there is one that begins like this. */
export function rowOf(text: string, heading: string, begins: readonly string[]): string[] | null {
  const part = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = part.split('\n').map(cellsOf)
  return rows.find((cells) => begins.every((cell, n) => cells[n] === cell)) ?? null
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const hauntOf = ([name = '']: readonly string[]): number => Number.parseInt(name, 10)

/** "4 / 8 / 12", or one number where all tables have the same. */
export const eachTable = (numbers: readonly number[]): string =>
  new Set(numbers).size === 1 ? String(numbers[0]) : numbers.join(' / ')
