/** L-DICE-08: the bands of a roll leave no result out and give none twice. */
import type { Band } from '../../engine/language/defs.ts'
import type { Checking } from '../check.ts'
import { join, rangeOf, walk } from '../walk.ts'

export function checkBands({ homes, report }: Checking): void {
  for (const { home, def } of homes) {
    walk(def, '', (part, path) => {
      if (part.op === 'roll')
        checkTable(part.bands as Band[], (step, expected) =>
          report(home, join(join(path, 'bands'), step), expected),
        )
    })
  }
}

function checkTable(bands: readonly Band[], report: (step: string, expected: string) => void): void {
  const rising = [...bands].sort((a, b) => a.from - b.from)
  if (rising.length === 0) return report('', 'A roll needs bands: say what each result brings.')
  let next: number | null = 0
  for (const band of rising) {
    const range = rangeOf(band)
    if (next === null || band.from < next) report(range, `The band ${range} overlaps another one.`)
    else if (band.from > next) report(range, `No band covers ${between(next, band.from - 1)}.`)
    if (next !== null) next = band.to === null ? null : Math.max(next, band.to + 1)
  }
  if (next !== null)
    report('', `No band covers ${next} and more; the highest band is written \`${rising.at(-1)!.from}+\`.`)
}

const between = (from: number, to: number): string =>
  from === to ? `the result ${from}` : `the results ${from} to ${to}`
