/** A painted row as cells: one grapheme each, with how it is painted. Anything but text and paint is dropped here. */
import { graphemes, widthOf } from '../text/width.ts'

/** `text` is empty where a wide character in the cell before reaches over. */
export interface Cell {
  text: string
  /** The numbers of the SGR order that paints it, in a fixed order; empty for the terminal's own. */
  paint: string
}
export interface Row {
  cells: readonly Cell[]
  /** How many cells there are before all is blank. */
  end: number
  isWide: boolean
}

export const BLANK: Cell = { text: ' ', paint: '' }
export const isSame = (a: Cell, b: Cell): boolean => a.text === b.text && a.paint === b.paint

// Orders to a terminal: paint is kept, the others (CSI, strings with their contents, short ones) are taken out.
const ORDER =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: orders are made of control characters
  /(?:\x1b\[|\x9b)([0-?]*[ -/]*[@-~]?)|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]*[0-~]?/g
const UNSEEN = /[\p{Cc}\p{Cs}]/gu

/** Cells of a row cut or filled to `columns`. */
export function cellsOf(painted: string, columns: number): Row {
  const cells: Cell[] = []
  let paint: Paint = NO_PAINT
  let at = 0
  for (const order of painted.matchAll(ORDER)) {
    put(cells, painted.slice(at, order.index), paint, columns)
    at = order.index + order[0].length
    const numbers = /^([\d;:]*)m$/.exec(order[1] ?? '')?.[1]
    if (numbers !== undefined) paint = repaint(paint, numbers)
  }
  put(cells, painted.slice(at), paint, columns)
  while (cells.length < columns) cells.push(BLANK)
  const end = cells.findLastIndex((cell) => !isSame(cell, BLANK)) + 1
  return { cells, end, isWide: cells.some(({ text }) => text === '') }
}

function put(cells: Cell[], text: string, paint: Paint, columns: number): void {
  if (text === '') return
  const numbers = numbersOf(paint)
  const onBlank = blankNumbers(paint) === '' ? '' : numbers
  for (const one of graphemes(text.replace(/\t/g, ' ').replace(UNSEEN, ''))) {
    const width = widthOf(one)
    if (width === 0) continue
    if (cells.length + width > columns) return void fill(cells, columns)
    cells.push({ text: one, paint: one === ' ' ? onBlank : numbers })
    if (width > 1) cells.push({ text: '', paint: numbers })
  }
}

/** Half a wide character cannot be shown, and nothing may come after it. */
function fill(cells: Cell[], columns: number): void {
  while (cells.length < columns) cells.push(BLANK)
}

const PARTS = ['bold', 'dim', 'italic', 'underline', 'inverse', 'strike', 'fore', 'back'] as const
type Part = (typeof PARTS)[number]
type Paint = Readonly<Partial<Record<Part, string>>>

const NO_PAINT: Paint = {}
/** What can be seen where there is no letter, in the colour of letters. */
const ON_BLANK: readonly Part[] = ['underline', 'inverse', 'strike']

/** How a blank looks that is painted so: the ground alone, where nothing else would be seen. */
const blankNumbers = (paint: Paint): string =>
  ON_BLANK.some((part) => paint[part]) ? numbersOf(paint) : (paint.back ?? '')

const ON: Readonly<Record<number, Part>> = {
  1: 'bold',
  2: 'dim',
  3: 'italic',
  4: 'underline',
  7: 'inverse',
  9: 'strike',
}
const OFF: Readonly<Record<number, readonly Part[]>> = {
  22: ['bold', 'dim'],
  23: ['italic'],
  24: ['underline'],
  27: ['inverse'],
  29: ['strike'],
  39: ['fore'],
  49: ['back'],
}

const numbersOf = (paint: Paint): string => PARTS.flatMap((part) => paint[part] ?? []).join(';')

/** What an SGR order makes of the paint before it. */
function repaint(before: Paint, order: string): Paint {
  let paint: Partial<Record<Part, string>> = { ...before }
  const numbers = order.split(/[;:]/).map(Number)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!
    const on = ON[number]
    if (number === 0) paint = {}
    else if (on) paint[on] = `${number}`
    else if (OFF[number]) for (const part of OFF[number]) delete paint[part]
    else if (number === 38 || number === 48) {
      const length = numbers[at + 1] === 5 ? 3 : numbers[at + 1] === 2 ? 5 : 0
      if (length === 0 || at + length > numbers.length) return paint
      paint[number === 38 ? 'fore' : 'back'] = numbers.slice(at, at + length).join(';')
      at += length - 1
    } else if (isBetween(number, 30, 37) || isBetween(number, 90, 97)) paint.fore = `${number}`
    else if (isBetween(number, 40, 47) || isBetween(number, 100, 107)) paint.back = `${number}`
  }
  return paint
}

const parsed = new Map<string, Paint>()
/** A theme has some hundred paints. */
const MOST_PARSED = 2000

function paintOf(numbers: string): Paint {
  const known = parsed.get(numbers)
  if (known) return known
  if (parsed.size >= MOST_PARSED) parsed.clear()
  const paint = numbers === '' ? NO_PAINT : repaint(NO_PAINT, numbers)
  parsed.set(numbers, paint)
  return paint
}

/** The numbers of how a blank looks under a pen painted with these. */
export const onBlank = (numbers: string): string => blankNumbers(paintOf(numbers))

const OFF_FOR: Readonly<Record<Part, string>> = {
  bold: '22',
  dim: '22',
  italic: '23',
  underline: '24',
  inverse: '27',
  strike: '29',
  fore: '39',
  back: '49',
}

/** The shortest order from one paint to another. */
export function orderFor(from: string, to: string): string {
  if (to === '') return '\x1b[m'
  const [old, now] = [paintOf(from), paintOf(to)]
  const whole = from === '' ? to : `0;${to}`
  // One number ends both bold and dim.
  const isTangled = (old.bold && !now.bold && now.dim) || (old.dim && !now.dim && now.bold)
  const changes = PARTS.filter((part) => old[part] !== now[part]).map((part) => now[part] ?? OFF_FOR[part])
  const change = changes.join(';')
  return `\x1b[${!isTangled && change.length < whole.length ? change : whole}m`
}

const isBetween = (number: number, least: number, most: number): boolean => number >= least && number <= most

/** A row with nothing on it. */
export const EMPTY: Row = { cells: [], end: 0, isWide: false }
