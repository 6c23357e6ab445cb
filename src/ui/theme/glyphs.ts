/** The marks a screen is drawn with: one column each, from the set every terminal font has, or plain ASCII. */
import type { Family } from './roles.ts'

/** Corners and joints by the sides they reach: a bit each for north 1, east 2, south 4, west 8. */
type Joints = readonly string[]

export interface Glyphs {
  isAscii: boolean
  across: string
  down: string
  joints: Joints
  /** Walls of the room you stand in, frames of cards. */
  double: { across: string; down: string; joints: Joints }
  /** Either side of a doorway in a wall that runs across. */
  jambs: { left: string; right: string }
  /** A doorway boarded up, in a wall that runs across or down. */
  boards: { across: string; down: string }
  /** Whose turn it is, what is picked. */
  pointer: string
  /** There is more this way. */
  more: { left: string; right: string; up: string; down: string }
  /** Something is left out. */
  ellipsis: string
  dot: string
  tick: string
  /** A dead person; the end of a ladder. */
  skull: string
  /** Steps of a ladder still held. */
  held: string
  bar: { full: string; part: string; empty: string }
  /** Odds whose meaning is sealed, from the lowest results to the highest. */
  shades: readonly [string, string, string, string]
  /** Columns of a chart: a whole row, and half of one. */
  column: { whole: string; half: string }
  /** Empty in ASCII, where the word alone says it. */
  cards: { event: string; item: string; omen: string }
  crests: Readonly<Record<Family, string>>
  /** Marks before a line of the log. */
  log: { told: string; danger: string; dice: string; you: string }
  pip: string
}

export const UNICODE: Glyphs = {
  isAscii: false,
  across: '─',
  down: '│',
  joints: [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'],
  double: {
    across: '═',
    down: '║',
    // A double cross is an obstacle.
    joints: [' ', '║', '═', '╚', '║', '║', '╔', '╠', '═', '╝', '═', '╩', '╗', '╣', '╦', '┼'],
  },
  jambs: { left: '╡', right: '╞' },
  boards: { across: '╪', down: '╫' },
  pointer: '►',
  more: { left: '«', right: '»', up: '▲', down: '▼' },
  ellipsis: '…',
  dot: '·',
  tick: '√',
  skull: '†',
  held: '═',
  bar: { full: '■', part: '▬', empty: '□' },
  shades: ['░', '▒', '▓', '█'],
  column: { whole: '█', half: '▄' },
  cards: { event: '¶', item: '•', omen: '◊' },
  crests: { red: '∩', green: '»', blue: '≡', yellow: '☼', purple: '¤' },
  log: { told: '·', danger: '!', dice: '■', you: '►' },
  pip: '●',
}

const PLAIN_JOINTS: Joints = [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+']

export const ASCII: Glyphs = {
  isAscii: true,
  across: '-',
  down: '|',
  joints: PLAIN_JOINTS,
  double: { across: '=', down: '|', joints: PLAIN_JOINTS.map((joint) => (joint === '-' ? '=' : joint)) },
  jambs: { left: ']', right: '[' },
  boards: { across: '/', down: '/' },
  pointer: '>',
  more: { left: '<', right: '>', up: '^', down: 'v' },
  ellipsis: '...',
  dot: '.',
  tick: 'x',
  skull: '+',
  held: '=',
  bar: { full: '#', part: '=', empty: '.' },
  shades: ['.', '-', '=', '#'],
  column: { whole: '#', half: '=' },
  cards: { event: '', item: '', omen: '' },
  crests: { red: 'H', green: 'S', blue: 'V', yellow: 'A', purple: 'T' },
  log: { told: '.', danger: '!', dice: '#', you: '>' },
  pip: 'o',
}
