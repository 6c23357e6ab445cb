/** A painted frame as an SVG picture: one rectangle for each stretch of ground, one text for each stretch of ink. */
import { type Cell, cellsOf } from './cells.ts'

const CELL = { width: 9, height: 19, font: 15, base: 14 }

interface Ink {
  fore: string
  back: string | null
  style: string
}

/** The frame with its own background; `colours` are those of text without paint. */
export function svgOf(
  lines: readonly string[],
  { columns, rows }: { columns: number; rows: number },
  colours: { ground: string; ink: string },
): string {
  const [width, height] = [columns * CELL.width, rows * CELL.height]
  const painted = lines.slice(0, rows).map((line) => cellsOf(line, columns).cells)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="${CELL.font}" xml:space="preserve">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...painted.flatMap((cells, y) => rowOf(cells, y, colours)),
    '</svg>',
    '',
  ].join('\n')
}

function rowOf(cells: readonly Cell[], y: number, colours: { ground: string; ink: string }): string[] {
  const [grounds, texts]: [string[], string[]] = [[], []]
  for (let x = 0; x < cells.length; ) {
    const { paint } = cells[x]!
    let end = x + 1
    while (end < cells.length && cells[end]!.paint === paint) end++
    const { fore, back, style } = inkOf(paint, colours)
    const place = `x="${x * CELL.width}"`
    const wide = (end - x) * CELL.width
    if (back)
      grounds.push(
        `<rect ${place} y="${y * CELL.height}" width="${wide}" height="${CELL.height}" fill="${back}"/>`,
      )
    const text = cells
      .slice(x, end)
      .map((cell) => cell.text)
      .join('')
    if (text.trim() !== '')
      texts.push(
        `<text ${place} y="${y * CELL.height + CELL.base}" textLength="${wide}" fill="${fore}"${style}>${escaped(text)}</text>`,
      )
    x = end
  }
  return [...grounds, ...texts]
}

/** Names are written by people: they must stay text. XML knows no control characters, and no lone surrogates reach a cell. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Browsers squeeze ordinary blanks, xml:space or not.
    .replaceAll(' ', '\u00a0')

function inkOf(paint: string, colours: { ground: string; ink: string }): Ink {
  const numbers = paint === '' ? [] : paint.split(';').map(Number)
  const found: { fore: string | null; back: string | null } = { fore: null, back: null }
  const plain: number[] = []
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!
    const part = number === 38 ? 'fore' : number === 48 ? 'back' : null
    if (part && numbers[at + 1] === 2) {
      found[part] = hexOf(numbers.slice(at + 2, at + 5))
      at += 4
    } else plain.push(number)
  }
  const isInverse = plain.includes(7)
  const [fore, back] = [found.fore ?? colours.ink, found.back]
  const style = [
    plain.includes(1) ? ' font-weight="bold"' : '',
    plain.includes(3) ? ' font-style="italic"' : '',
    plain.includes(4) ? ' text-decoration="underline"' : '',
  ].join('')
  return isInverse ? { fore: back ?? colours.ground, back: fore, style } : { fore, back, style }
}

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0')).join('')}`
