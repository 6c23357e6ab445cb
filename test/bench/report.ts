/** The lines of the report: a figure, its budget, and whether it keeps to it. */
export interface Row {
  what: string
  figure: number
  unit: string
  /** At least, or at most, this much. */
  least?: number
  most?: number
  /** What it is compared with. */
  beside?: string
}

export const round = (figure: number): string =>
  figure >= 1000
    ? Math.round(figure).toLocaleString('en')
    : figure >= 10
      ? figure.toFixed(0)
      : figure.toFixed(2)

/** Null if the row has no budget. */
export function isWithinBudget({ figure, least, most }: Row): boolean | null {
  if (least !== undefined) return figure >= least
  return most === undefined ? null : figure <= most
}

function budgetOf({ least, most }: Row): string {
  if (least !== undefined) return `at least ${round(least)}`
  return most === undefined ? 'no budget' : `at most ${round(most)}`
}

export function lineOf(row: Row): string {
  const isWithin = isWithinBudget(row)
  const columns = [
    isWithin === null ? '    ' : isWithin ? 'pass' : 'FAIL',
    row.what.padEnd(42),
    `${round(row.figure)} ${row.unit}`.padEnd(24),
    budgetOf(row).padEnd(16),
    row.beside ?? '',
  ]
  return columns.join('  ').trimEnd()
}
