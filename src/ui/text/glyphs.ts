/** The marks a screen is drawn with: box lines where the terminal surely has them, plain ASCII elsewhere. */

export interface Glyphs {
  across: string
  down: string
  /** Corners and joints by the sides they reach: a bit each for north 1, east 2, south 4, west 8. */
  joints: readonly string[]
  /** Whose turn it is, what is picked. */
  pointer: string
  /** There is more this way. */
  more: { left: string; right: string; up: string; down: string }
}

export const UNICODE: Glyphs = {
  across: '─',
  down: '│',
  joints: [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'],
  pointer: '►',
  more: { left: '«', right: '»', up: '▲', down: '▼' },
}

export const ASCII: Glyphs = {
  across: '-',
  down: '|',
  joints: [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'],
  pointer: '>',
  more: { left: '<', right: '>', up: '^', down: 'v' },
}
