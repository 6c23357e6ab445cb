/** A page over the map: a card, an answer, a question with its choices. Long ones turn with Space. */
import { paragraphs, type Said } from '../prose/said.ts'
import { filled, type Row, row, span } from '../text/rows.ts'
import type { Rect, Sheet } from '../text/sheet.ts'
import { VOICES } from './log.ts'

/** Dice on the table; those that still roll show nothing. */
export interface Throw {
  faces: readonly number[]
  add: number
  total: number
  /** Who rolls what. */
  label: string
  /** How many have come to rest. */
  fallen: number
}

export interface Choice {
  label: string
  detail: string
  /** Chances, and what is sealed. */
  odds: readonly string[]
}

export interface Question {
  text: string
  choices: readonly Choice[]
  /** Numbered from here; a bid is a number itself. */
  first: number
  picked: number | null
}

export interface Page {
  title: string
  note: string
  said: readonly Said[]
  dice: readonly Throw[]
  question: Question | null
}

/** Every row of the page, and which of them the picked choice begins on. */
export function pageRows(page: Page, width: number): { rows: Row[]; picked: number | null } {
  const rows: Row[] = []
  for (const one of page.dice) rows.push(...throwRows(one), row(''))
  for (const { voice, text } of paragraphs(page.said)) rows.push(...filled(text, width, VOICES[voice]))
  const { question } = page
  let picked: number | null = null
  if (question) {
    if (rows.length > 0) rows.push(row(''))
    rows.push(...filled(question.text, width, 'strong'), row(''))
    question.choices.forEach((choice, n) => {
      if (n === question.picked) picked = rows.length
      rows.push(...choiceRows(choice, `${question.first + n}`, n === question.picked, width))
    })
  }
  return { rows, picked }
}

function choiceRows(
  { label, detail, odds }: Choice,
  number: string,
  isPicked: boolean,
  width: number,
): Row[] {
  const head = ` ${number.padStart(2)}  `
  const text = detail ? `${label}: ${detail}` : label
  const [first, ...rest] = filled(text, width - head.length, isPicked ? 'selected' : 'choice')
  const set = (one: Row): Row => [span(' '.repeat(head.length)), ...one]
  return [
    [span(head, 'key'), ...first!],
    ...rest.map(set),
    ...odds.flatMap((line) => filled(line, width - head.length, 'dice')).map(set),
  ]
}

/** "[2] [1] [ ]  Mercy, Sanity: 3". */
function throwRows({ faces, add, total, label, fallen }: Throw): Row[] {
  const dice = faces.map((face, n) => span(n < fallen ? `[${face}] ` : '[ ] ', 'dice'))
  const isDone = fallen >= faces.length
  const sum = isDone ? `= ${total}${add ? ` (with ${add > 0 ? '+' : ''}${add})` : ''}` : ''
  return [[...dice, span(` ${label} `), span(sum, 'strong')]]
}

/** Draws a page in its frame from some row on; answers how many rows are left below. */
export function drawPage(sheet: Sheet, rect: Rect, page: Page, from: number): number {
  sheet.box(rect, page.title, page.note)
  const { rows } = pageRows(page, rect.width - 4)
  const room = rect.height - 2
  rows.slice(from, from + room).forEach((one, n) => {
    sheet.spans(rect.x + 2, rect.y + 1 + n, one, rect.width - 4)
  })
  const below = Math.max(0, rows.length - from - room)
  if (below > 0) {
    const { down } = sheet.glyphs.more
    const text = ` ${down} Space: ${below} more `
    sheet.put(rect.x + rect.width - 3 - text.length, rect.y + rect.height - 1, text, 'key')
  }
  return below
}
