/** The log as rows: the round in front, the voice as a mark, the rules at the end where there is room. */
import { idList } from '../prose/cite.ts'
import type { LogLine } from '../prose/log-book.ts'
import { MARKS, type Voice } from '../prose/said.ts'
import { type Row, rowWidth, span } from '../text/rows.ts'
import type { Rect, Role, Sheet } from '../text/sheet.ts'
import { wrap } from '../text/width.ts'

export const VOICES: Record<Voice, Role> = { story: 'text', system: 'system', dice: 'dice', choice: 'choice' }

/** Wide enough to name the rules beside the story. */
const WITH_RULES = 100

export function logRows(lines: readonly LogLine[], width: number, rules = width >= WITH_RULES): Row[] {
  return lines.flatMap((line) => {
    const ids = rules ? idList(line.rules.slice(0, 2), ' ') : ''
    const head = rules ? `r${line.round}`.padEnd(4) : ''
    const mark = MARKS[line.voice]
    const room = width - head.length - mark.length - (ids ? ids.length + 2 : 0)
    return wrap(line.text, room).map((text, n): Row => {
      const spans = [span(n === 0 ? head : ' '.repeat(head.length)), span(`${mark}${text}`, roleOf(line))]
      if (n > 0 || !ids) return spans
      const gap = width - rowWidth(spans) - ids.length
      return [...spans, span(`${' '.repeat(Math.max(1, gap))}${ids}`, 'border')]
    })
  })
}

/** What is new in a first game stands out. */
const roleOf = ({ voice, text }: LogLine): Role =>
  voice === 'system' && text.startsWith('New: ') ? 'hint' : VOICES[voice]

/** The newest lines at the bottom. */
export function drawLog(sheet: Sheet, rect: Rect, lines: readonly LogLine[]): void {
  const room = rect.height - 2
  const rows = logRows(lines.slice(-room * 2), rect.width - 4).slice(-room)
  rows.forEach((one, n) => {
    sheet.spans(rect.x + 2, rect.y + 1 + n, one, rect.width - 4)
  })
}
