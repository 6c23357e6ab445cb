/** L-DICE-08: the bands of a roll leave no result out and give none twice, whatever the size of the table. */
import type { Band, Bound } from '../../engine/language/defs.ts'
import { nodesIn } from '../tree.ts'
import { join, rangeOf } from '../walk.ts'
import { type Checking, tablesOf } from './checking.ts'

type Report = (step: string, expected: string) => void

export function checkBands({ catalog, homes, report }: Checking): void {
  const tables = tablesOf(catalog)
  for (const { home, tree } of homes) {
    for (const { kind, value, path } of nodesIn(tree)) {
      if (kind !== 'BANDS') continue
      const told = new Set<string>()
      const tell: Report = (step, expected) => {
        if (told.has(`${step} ${expected}`)) return
        told.add(`${step} ${expected}`)
        report(home, join(path, step), expected)
      }
      const bands = value as Band[]
      if (!isCounted(bands, tables, tell)) continue
      const isSame = bands.every(({ from, to }) => !Array.isArray(from) && !Array.isArray(to))
      for (const [n, players] of tables.entries())
        checkTable(bands, n, (step, expected) =>
          tell(step, isSame ? expected : `With ${players} players: ${lower(expected)}`),
        )
    }
  }
}

/** L-START-05: where the bounds differ by table size, there is one for each. */
function isCounted(bands: readonly Band[], tables: readonly number[], report: Report): boolean {
  const wrong = bands.filter(({ from, to }) =>
    [from, to].some((bound) => Array.isArray(bound) && bound.length !== tables.length),
  )
  for (const band of wrong)
    report(
      rangeOf(band),
      `One bound is needed for each table size (${tables.join(', ')} players): ${tables.length} in all.`,
    )
  return wrong.length === 0
}

function checkTable(bands: readonly Band[], table: number, report: Report): void {
  const at = (bound: Bound): number => (typeof bound === 'number' ? bound : bound[table]!)
  const rising = [...bands].sort((a, b) => at(a.from) - at(b.from))
  if (rising.length === 0) return report('', 'A roll needs bands: say what each result brings.')
  let next: number | null = 0
  for (const band of rising) {
    const range = rangeOf(band)
    const from = at(band.from)
    if (next === null || from < next) report(range, `The band ${range} overlaps another one.`)
    else if (from > next) report(range, `No band covers ${between(next, from - 1)}.`)
    if (next !== null) next = band.to === null ? null : Math.max(next, at(band.to) + 1)
  }
  if (next !== null) {
    const highest = [rising.at(-1)!.from].flat().join('/')
    report('', `No band covers ${next} and more; the highest band is written \`${highest}+\`.`)
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const between = (from: number, to: number): string =>
  from === to ? `the result ${from}` : `the results ${from} to ${to}`
