/** The free-play chart (L-FREE-10, L-FREE-11). */
import { type Checking, rulesOf } from './checking.ts'

export function checkChart({ catalog, complete, broken, report }: Checking): void {
  const { chart, tiles } = catalog
  const shape = rulesOf(catalog)?.chart
  if (!shape) return
  const rows = Object.entries(chart)
  if (rows.length === 0) {
    if (complete && !broken.includes('chart/chart'))
      report('chart', '', 'There is no chart: free play could find no haunt.')
    return
  }
  const cells: { number: number; omen: string; path: string }[] = []
  for (const [tile, row] of rows) {
    const def = Object.hasOwn(tiles, tile) ? tiles[tile] : undefined
    if (def && !def.symbols.includes('omen'))
      report('chart', tile, `${def.name} has no omen symbol, so nobody draws an Omen there.`)
    for (const [omen, number] of Object.entries(row)) cells.push({ number, omen, path: `${tile}/${omen}` })
    if (complete && Object.keys(row).length !== shape.size)
      report('chart', tile, `A row has ${shape.size} Omens, not ${Object.keys(row).length}.`)
  }
  if (!complete) return
  if (rows.length !== shape.size) report('chart', '', `The chart has ${shape.size} rows, not ${rows.length}.`)
  for (const number of new Set(cells.map((cell) => cell.number))) {
    const own = cells.filter((cell) => cell.number === number)
    if (shape.cellsEach !== null && own.length !== shape.cellsEach)
      report(
        'chart',
        own.at(-1)!.path,
        `Haunt ${number} stands in ${own.length} cells; each stands in ${shape.cellsEach}.`,
      )
    const columns = new Set(own.map(({ omen }) => omen))
    if (shape.perOmen !== null && columns.size > 1)
      report(
        'chart',
        own.at(-1)!.path,
        `Haunt ${number} belongs to one Omen, and stands under ${[...columns].join(' and ')}.`,
      )
  }
  for (const omen of new Set(cells.map((cell) => cell.omen))) {
    const numbers = new Set(cells.filter((cell) => cell.omen === omen).map((cell) => cell.number))
    if (shape.perOmen !== null && numbers.size !== shape.perOmen)
      report(
        'chart',
        '',
        `Under \`${omen}\` stand ${numbers.size} haunts; each Omen leads to ${shape.perOmen}.`,
      )
  }
}
