/** The free-play chart (L-FREE-10, L-FREE-11). */
import { brokenIn, type Checking } from '../check.ts'
import { nearest } from '../nearest.ts'

const SIZE = 12
const CELLS_EACH = 3
const PER_COLUMN = 4

export function checkChart({ catalog, complete, broken, report }: Checking): void {
  const { chart, tiles, cards } = catalog
  const rows = Object.entries(chart)
  if (rows.length === 0) {
    if (complete && !broken.includes('chart/chart'))
      report('chart', '', 'There is no chart: free play could find no haunt.')
    return
  }
  const omens = Object.values(cards)
    .filter(({ kind }) => kind === 'omen')
    .map(({ id }) => id)
    .concat(brokenIn(broken, 'omens'))
  const cells: { number: number; omen: string; path: string }[] = []
  for (const [tile, row] of rows) {
    const def = Object.hasOwn(tiles, tile) ? tiles[tile] : undefined
    if (!def) {
      if (!brokenIn(broken, 'tiles').includes(tile))
        report('chart', tile, `There is no tile \`${tile}\`.`, nearest(tile, Object.keys(tiles)))
    } else if (!def.symbols.includes('omen'))
      report('chart', tile, `${def.name} has no omen symbol, so nobody draws an Omen there.`)
    for (const [omen, number] of Object.entries(row)) {
      const path = `${tile}/${omen}`
      if (!omens.includes(omen)) report('chart', path, `There is no Omen \`${omen}\`.`, nearest(omen, omens))
      cells.push({ number, omen, path })
    }
    if (complete && Object.keys(row).length !== SIZE)
      report('chart', tile, `A row has ${SIZE} Omens, not ${Object.keys(row).length}.`)
  }
  if (!complete) return
  if (rows.length !== SIZE) report('chart', '', `The chart has ${SIZE} rows, not ${rows.length}.`)
  for (const number of new Set(cells.map((cell) => cell.number))) {
    const own = cells.filter((cell) => cell.number === number)
    if (own.length !== CELLS_EACH)
      report(
        'chart',
        own.at(-1)!.path,
        `Haunt ${number} stands in ${own.length} cells; each stands in ${CELLS_EACH}.`,
      )
    const columns = new Set(own.map(({ omen }) => omen))
    if (columns.size > 1)
      report(
        'chart',
        own.at(-1)!.path,
        `Haunt ${number} belongs to one Omen, and stands under ${[...columns].join(' and ')}.`,
      )
  }
  for (const omen of new Set(cells.map((cell) => cell.omen))) {
    const numbers = new Set(cells.filter((cell) => cell.omen === omen).map((cell) => cell.number))
    if (numbers.size !== PER_COLUMN)
      report('chart', '', `Under \`${omen}\` stand ${numbers.size} haunts; each Omen leads to ${PER_COLUMN}.`)
  }
}
