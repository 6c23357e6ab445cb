// The bars as a self-contained SVG, readable on light and dark backgrounds.
import wrapAnsi from 'wrap-ansi'
import type { Bar } from './bars.ts'

const ROW = 22
const LEFT = 230
const PLOT = 480
const RIGHT = 120
/** Above the bars, beside the lines that name the players. */
const TOP = 84
const HEAD_LINE = 18
/** Letters: what surely fits beside the margins. */
const HEAD_WIDTH = 100

const STYLE = `
  text { font: 13px sans-serif; fill: #222 }
  .title { font-size: 16px; font-weight: bold } .note { font-size: 11px }
  .paper { fill: #fff } .grid { stroke: #ccc } .fair { stroke: #888; stroke-dasharray: 3 3 }
  .bar { fill: #6a8caf } .span { stroke: #222; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .paper { fill: #16181c } .grid { stroke: #3a3f47 } .fair { stroke: #8a8f98 }
    .bar { fill: #4f7396 } .span { stroke: #eee }
  }
`

const NOTE =
  'A bar is a share of the games won; its whisker is the 95% interval. The dashed line is an even share.'

/** Above the bars: what was played, who played how well, and how to read them. */
export function plotOf(bars: readonly Bar[], title: string, players: string): string {
  const playerLines = wrapAnsi(`Played by ${players}.`, HEAD_WIDTH).split('\n')
  const top = TOP + HEAD_LINE * playerLines.length
  const bottom = ROW * bars.length
  const [width, height] = [LEFT + PLOT + RIGHT, top + bottom + 24]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(`${title}, ${players}`)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...head(title, playerLines),
    `<g transform="translate(0 ${top})">`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((x) => [
      line('grid', at(x), -6, at(x), bottom),
      `<text x="${at(x)}" y="-12" text-anchor="middle">${100 * x}%</text>`,
    ]),
    ...bars.flatMap(row),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

function head(title: string, playerLines: readonly string[]): string[] {
  const lines = [
    { kind: 'title', text: title },
    ...playerLines.map((text) => ({ kind: 'players', text })),
    { kind: 'note', text: NOTE },
  ]
  return lines.map(
    ({ kind, text }, n) => `<text class="${kind}" x="16" y="${26 + HEAD_LINE * n}">${escaped(text)}</text>`,
  )
}

function row({ haunt, seats, whose, share, fair }: Bar, n: number): string[] {
  const y = ROW * n
  const middle = y + ROW / 2
  const label = `Haunt ${haunt}, ${seats} players, ${whose}`
  return [
    `<text x="${LEFT - 8}" y="${middle + 4}" text-anchor="end">${escaped(label)}</text>`,
    `<rect class="bar" x="${LEFT}" y="${y + 4}" width="${Math.round(PLOT * share.share)}" height="${ROW - 8}"/>`,
    line('fair', at(fair), y, at(fair), y + ROW),
    line('span', at(share.low), middle, at(share.high), middle),
    line('span', at(share.low), middle - 4, at(share.low), middle + 4),
    line('span', at(share.high), middle - 4, at(share.high), middle + 4),
    `<text x="${LEFT + PLOT + 12}" y="${middle + 4}">${Math.round(100 * share.share)}% of ${share.whole}</text>`,
  ]
}

const at = (x: number): number => Math.round(10 * (LEFT + PLOT * x)) / 10

const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!)
