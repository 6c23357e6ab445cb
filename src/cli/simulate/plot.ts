// The same bars as a picture: an SVG that needs nothing else, and is as readable on dark paper as on light.
import type { Bar } from './bars.ts'

const ROW = 22
const LEFT = 230
const PLOT = 480
const RIGHT = 120
const TOP = 64

const STYLE = `
  text { font: 13px sans-serif; fill: #222 }
  .title { font-size: 16px; font-weight: bold }
  .paper { fill: #fff } .grid { stroke: #ccc } .fair { stroke: #888; stroke-dasharray: 3 3 }
  .bar { fill: #6a8caf } .span { stroke: #222; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .paper { fill: #16181c } .grid { stroke: #3a3f47 } .fair { stroke: #8a8f98 }
    .bar { fill: #4f7396 } .span { stroke: #eee }
  }
`

export function plotOf(bars: readonly Bar[], title: string): string {
  const [width, height] = [LEFT + PLOT + RIGHT, TOP + ROW * bars.length + 24]
  const bottom = TOP + ROW * bars.length
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    `<text class="title" x="16" y="26">${escaped(title)}</text>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((x) => [
      line('grid', at(x), TOP - 6, at(x), bottom),
      `<text x="${at(x)}" y="${TOP - 12}" text-anchor="middle">${100 * x}%</text>`,
    ]),
    ...bars.flatMap(row),
    '</svg>',
    '',
  ].join('\n')
}

function row({ haunt, seats, whose, share, fair }: Bar, n: number): string[] {
  const y = TOP + ROW * n
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
