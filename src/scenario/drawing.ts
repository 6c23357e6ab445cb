/** Reads a house drawn in ASCII: `[A]` cells four columns and two rows apart, and the links between and around them. */
import { type Region, SIDES } from '../engine/ids.ts'
import { type Given, letterOf } from './given.ts'

export interface Drawn {
  id: string
  region: Region
  x: number
  y: number
  doors: string[]
}

export function drawnIn({ house, named }: Given): Drawn[] {
  const drawings = typeof house === 'string' ? { ground: house } : house
  return Object.entries(drawings).flatMap(([region, drawing]) => drawnTiles(region as Region, drawing, named))
}

/** What cannot be read as tiles and doorways; it would be passed over in silence. */
export function drawingFaults({ house }: Given): string[] {
  const drawings = typeof house === 'string' ? [house] : Object.values(house)
  return drawings.flatMap((drawing) => {
    const lines = drawing.split('\n')
    const odd = lines
      .map((line) => line.replace(/\[[A-Za-z]\]/g, '').trim())
      .find((rest) => /[^-| ]/.test(rest))
    if (odd !== undefined)
      return [`A house is drawn with \`[A]\`, \`-\` and \`|\`, and \`${odd}\` is none of these.`]
    const cells = lines.flatMap((line, row) =>
      [...line.matchAll(/\[/g)].map(({ index }) => ({ row, column: index })),
    )
    const isOff = cells.some(
      ({ row, column }) => (row - cells[0]!.row) % 2 !== 0 || (column - cells[0]!.column) % 4 !== 0,
    )
    return isOff ? ['Tiles are drawn four columns and two rows apart; these are not.'] : []
  })
}

function drawnTiles(region: Region, drawing: string, named: Given['named'] = {}): Drawn[] {
  const lines = drawing.split('\n')
  const at = (row: number, column: number): string => lines[row]?.[column] ?? ' '
  const tiles: Drawn[] = []
  lines.forEach((line, row) => {
    for (const match of line.matchAll(/\[([A-Za-z])\]/g)) {
      const column = match.index
      const links = {
        north: at(row - 1, column + 1),
        east: at(row, column + 3),
        south: at(row + 1, column + 1),
        west: at(row, column - 1),
      }
      const doors = SIDES.filter((side) => links[side] === '-' || links[side] === '|')
      tiles.push({
        id: named[match[1]!] ?? match[1]!.toLowerCase(),
        region,
        x: Math.round(column / 4),
        y: Math.round(row / 2),
        doors,
      })
    }
  })
  return tiles
}

/**
 * The first tile drawn in a region is its landing, the very first one the tile to begin on. Those and what `starting`
 * names lay there from the start; all others have been found, and can be buried.
 */
export function startOf(place: Drawn, drawn: Drawn[], starting: readonly string[] = []) {
  const { id, region, x, y } = place
  const landing = drawn.find((other) => other.region === region) === place
  if (!landing && !starting.some((name) => letterOf(name) === id)) return undefined
  return { region, x, y, landing, begin: drawn[0] === place }
}
