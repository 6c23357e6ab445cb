/** How many pieces of each kind an edition has. */
import { addresses } from '../engine/addresses.ts'
import type { Catalog } from '../engine/language/defs.ts'

export interface Counts {
  /** Pieces: the spaces of one piece count once. */
  tiles: number
  /** Tiles to be found, and those of them with an omen symbol. */
  stack: number
  omenTiles: number
  omens: number
  items: number
  events: number
  families: number
  haunts: number
  /** Haunts that the chart or the scenarios name, and those of them that can be played. */
  charted: number
  reachable: number
  /** Cells of the chart and of scenarios. */
  cells: number
  chapters: number
}

export function countsOf({ tiles, cards, haunts, chapters, families, chart, scenarios }: Catalog): Counts {
  const kinds = Object.values(cards).map(({ kind }) => kind)
  const pieces = new Set(Object.values(tiles).map(({ id, start }) => start?.piece ?? addresses.tile(id)))
  const stack = Object.values(tiles).filter(({ start }) => !start)
  const rows: Record<string, number>[] = [
    ...Object.values(chart),
    ...Object.values(scenarios ?? {}).map((one) => one.haunts),
  ]
  const named = [...new Set(rows.flatMap((row) => Object.values(row)))]
  return {
    tiles: pieces.size,
    stack: stack.length,
    omenTiles: stack.filter(({ symbols }) => symbols.includes('omen')).length,
    omens: kinds.filter((kind) => kind === 'omen').length,
    items: kinds.filter((kind) => kind === 'item').length,
    events: kinds.filter((kind) => kind === 'event').length,
    families: Object.keys(families).length,
    haunts: Object.keys(haunts).length,
    charted: named.length,
    reachable: named.filter((number) => Object.hasOwn(haunts, number)).length,
    cells: rows.reduce((sum, row) => sum + Object.keys(row).length, 0),
    chapters: Object.keys(chapters).length,
  }
}
