// The shares to draw as bars: the heroes' per haunt and table size, or each seat's in a free-for-all.
import type { Catalog } from '../../engine/language/defs.ts'
import { type Share, shareOf } from './shares.ts'
import { cellsOf, type Summary } from './summary.ts'

export interface Bar {
  haunt: string
  seats: number
  /** Whose share it is. */
  whose: string
  share: Share
  /** What would be fair. */
  fair: number
}

export const barsOf = ({ haunts }: Catalog, summary: Pick<Summary, 'byHaunt'>): Bar[] =>
  cellsOf(summary).flatMap(({ haunt, seats, cell }): Bar[] => {
    const bar = { haunt, seats }
    if (haunts[haunt]?.team.kind !== 'everyone')
      return [{ ...bar, whose: 'heroes', share: cell.shares.heroes, fair: 0.5 }]
    return Array.from({ length: seats }, (_, n) => ({
      ...bar,
      whose: `seat ${n + 1}`,
      share: shareOf(cell.seatWins[n + 1] ?? 0, cell.games),
      fair: 1 / seats,
    }))
  })

const WIDTH = 41

/** "=====[==|--]......": up to the share, with the interval around it; 80 columns. */
export function barLines(bars: readonly Bar[]): string[] {
  const scale = `${'0%'.padEnd(WIDTH / 2 - 0.5)}50%${'100%'.padStart(WIDTH / 2 - 2.5)}`
  const rows = bars.map(({ haunt, seats, whose, share }) => {
    const percent = `${Math.round(100 * share.share)}%`.padStart(5)
    const games = String(share.whole).padStart(7)
    return `${haunt.padStart(5)} ${String(seats).padStart(5)} ${games}  ${whose.padEnd(8)} ${drawn(share)}${percent}`
  })
  return [`haunt seats   games  share of ${scale}`, ...rows, LEGEND]
}

const LEGEND = 'A bar goes to the share, at |; from [ to ] is its 95% interval.'

function drawn({ share, low, high }: Share): string {
  const at = (x: number) => Math.round(x * (WIDTH - 1))
  return Array.from({ length: WIDTH }, (_, n) => {
    if (n === at(share)) return '|'
    if (n === at(low)) return '['
    if (n === at(high)) return ']'
    if (n < at(share)) return '='
    return n < at(high) ? '-' : '.'
  }).join('')
}
