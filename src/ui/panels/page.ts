/** A page over the map: a card, an answer, a question with its choices. Long ones turn with Space. */
import { paragraphs, type Said } from '../prose/said.ts'
import { filled, type Row, row, span } from '../text/rows.ts'
import type { Rect, Sheet } from '../text/sheet.ts'
import { wrap } from '../text/width.ts'
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

export interface PageQuestion {
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
  /** What the dice bring: told when they have come to rest. */
  after?: readonly Said[]
  question: PageQuestion | null
  /** Entries under a word each, before all else. */
  entries?: readonly Labelled[]
  /** It cannot be answered without the map, so it stands beside it where there is room. */
  isBeside?: boolean
  /** To be read at leisure: it may have the room of the log as well. */
  isWhole?: boolean
}

export interface Labelled {
  label: string
  text: string
}

/** A page cut to its room: what can be turned, and the question below it, which stays in sight where it can. */
export interface PageLayout {
  turned: Row[]
  pinned: Row[]
  /** How many of the turned rows are seen at once. */
  view: number
  /** The row of the picked choice among the turned ones, where those hold the choices. */
  picked: number | null
}

/** So much of the story is seen above a question, or the question is turned with it. */
const STORY = 3

export function layPage(page: Page, width: number, room: number): PageLayout {
  const story = storyRows(page, width)
  // A question that comes of the dice would tell what they show.
  const { rows: asked, picked } = questionRows(isRolling(page.dice) ? null : page.question, width)
  const gap = story.length > 0 && asked.length > 0 ? [row('')] : []
  const all = [...story, ...gap, ...asked]
  const isPinned = asked.length > 0 && asked.length <= room - Math.min(STORY, story.length) - gap.length
  if (all.length <= room || !isPinned)
    return {
      turned: all,
      pinned: [],
      view: room,
      picked: picked === null ? null : story.length + gap.length + picked,
    }
  return { turned: story, pinned: [...gap, ...asked], view: room - asked.length - gap.length, picked: null }
}

/** The word in front, and the text beside it. */
function entryRows({ label, text }: Labelled, width: number): Row[] {
  const column = width >= 60 ? 10 : 0
  if (column === 0) return filled(label ? `${label}: ${text}` : text, width)
  return wrap(text, width - column).map((line, n) => [
    span((n === 0 ? label : '').padEnd(column), 'title'),
    span(line),
  ])
}

const isRolling = (dice: readonly Throw[]): boolean => dice.some(({ faces, fallen }) => fallen < faces.length)

/** The story, the dice, and what they bring, in that order. */
function storyRows({ dice, said, after = [], entries = [] }: Page, width: number): Row[] {
  const parts = [
    entries.flatMap((entry) => entryRows(entry, width)),
    toldRows(said, width),
    dice.flatMap((one) => throwRows(one)),
    isRolling(dice) ? [] : toldRows(after, width),
  ].filter((rows) => rows.length > 0)
  return parts.flatMap((rows, n) => (n > 0 ? [row(''), ...rows] : rows))
}

const toldRows = (said: readonly Said[], width: number): Row[] =>
  paragraphs(said).flatMap(({ voice, text }) => filled(text, width, VOICES[voice]))

function questionRows(question: PageQuestion | null, width: number): { rows: Row[]; picked: number | null } {
  if (!question) return { rows: [], picked: null }
  const rows: Row[] = [...filled(question.text, width, 'strong'), row('')]
  let picked: number | null = null
  question.choices.forEach((choice, n) => {
    if (n === question.picked) picked = rows.length
    rows.push(...choiceRows(choice, `${question.first + n}`, n === question.picked, width))
  })
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

/** Where a page begins that was turned to some row, perhaps while there was less room. */
export const startOf = ({ turned, view }: PageLayout, from: number): number =>
  Math.max(0, Math.min(from, turned.length - view))

/** Draws a page in its frame from some row on. */
export function drawPage(sheet: Sheet, rect: Rect, page: Page, turnedTo: number): void {
  sheet.box(rect, page.title, page.note)
  const layout = layPage(page, rect.width - 4, rect.height - 2)
  const { turned, pinned, view } = layout
  const from = startOf(layout, turnedTo)
  const put = (rows: readonly Row[], y: number) =>
    rows.forEach((one, n) => {
      sheet.spans(rect.x + 2, y + n, one, rect.width - 4)
    })
  put(turned.slice(from, from + view), rect.y + 1)
  put(pinned, rect.y + 1 + view)
  if (from > 0) sheet.put(rect.x + 2, rect.y + rect.height - 1, ` ${sheet.glyphs.more.up} PgUp `, 'key')
  const below = turned.length - from - view
  if (below <= 0) return
  const text = ` ${sheet.glyphs.more.down} Space: ${below} more `
  const y = pinned.length > 0 ? rect.y + 1 + view : rect.y + rect.height - 1
  sheet.put(rect.x + rect.width - 3 - text.length, y, text, 'key')
}
