/** A page cut into rows: what can be turned, and the question below it, which stays in sight where it can. */
import { paragraphs, type Said, type Voice } from '../../prose/said.ts'
import { isRolling, type Labelled, type Odds, type Page, type Throw } from '../../store/page.ts'
import { centred, wrapped } from '../../text/runs.ts'
import { wrap } from '../../text/width.ts'
import type { Glyphs } from '../../theme/glyphs.ts'
import type { Role, Run, Runs } from '../../theme/roles.ts'
import { choiceRows } from '../../widgets/Choices.tsx'
import { diceRows } from '../../widgets/Dice.tsx'
import { logRows } from '../LogPanel.tsx'

export interface PageLayout {
  turned: Runs[]
  pinned: Runs[]
  /** Rows for the turned part, with the line that says how much is missing. */
  view: number
  /** The row of the picked choice among the turned ones, where those hold the choices. */
  picked: number | null
}

/** So much of the story is seen above a question, or the question is turned with it. */
const STORY = 3
const BLANK: Runs = []

export const VOICES: Record<Voice, Role> = {
  story: 'text',
  system: 'system',
  dice: 'dice',
  choice: 'strong',
}

/** With its blank rows where all of it fits, without them where that saves turning the page. */
export function layPage(page: Page, width: number, room: number, glyphs: Glyphs): PageLayout {
  const airy = layRows(page, width, room, glyphs, [BLANK])
  return airy.turned.length + airy.pinned.length <= room ? airy : layRows(page, width, room, glyphs, [])
}

function layRows(page: Page, width: number, room: number, glyphs: Glyphs, air: readonly Runs[]): PageLayout {
  const story = storyRows(page, width, glyphs, air)
  // A question that comes of the dice would tell what they show.
  const { rows: asked, picked } = questionRows(isRolling(page) ? null : page, width, glyphs, air)
  const gap = story.length > 0 && asked.length > 0 ? air : []
  const all = [...story, ...gap, ...asked]
  const isPinned = asked.length > 0 && asked.length <= room - Math.min(STORY, story.length) - gap.length
  if (all.length <= room || !isPinned) {
    const at = picked === null ? null : story.length + gap.length + picked
    return { turned: all, pinned: [], view: room, picked: at }
  }
  return { turned: story, pinned: [...gap, ...asked], view: room - asked.length - gap.length, picked: null }
}

/** The rows of the turned part that are seen at once. */
export const viewOf = ({ turned, view }: PageLayout): number =>
  turned.length <= view ? view : Math.max(1, view - 1)

export const startOf = (layout: PageLayout, from: number): number =>
  Math.max(0, Math.min(from, layout.turned.length - viewOf(layout)))

/** The story, the dice, and what they bring, in that order. */
function storyRows(page: Page, width: number, glyphs: Glyphs, air: readonly Runs[]): Runs[] {
  const { card, dice, said, log, after, entries } = page
  const parts = [
    card ? [centred([{ text: card.name, role: 'strong' }], width)] : [],
    entries.flatMap((entry) => entryRows(entry, width)),
    saidRows(said, card?.flavour ?? '', width),
    logRows(log, width, glyphs),
    dice.flatMap((one) => throwRows(one, width, glyphs)),
    isRolling(page) ? [] : toldRows(after, width),
  ].filter((rows) => rows.length > 0)
  return parts.flatMap((rows, n) => (n > 0 ? [...air, ...rows] : rows))
}

const toldRows = (said: readonly Said[], width: number): Runs[] =>
  paragraphs(said).flatMap(({ voice, text }) => wrapped(text, width, { role: VOICES[voice] }))

/** What a card is like stands in italics. */
const saidRows = (said: readonly Said[], flavour: string, width: number): Runs[] =>
  paragraphs(said).flatMap(({ voice, text }) =>
    flavour !== '' && text === flavour
      ? wrapped(text, width, { role: 'littext', italic: true })
      : wrapped(text, width, { role: VOICES[voice] }),
  )

/** The word in front, and the text beside it. */
function entryRows({ label, text }: Labelled, width: number): Runs[] {
  const column = width >= 60 ? 10 : 0
  if (column === 0) return wrapped(label ? `${label}: ${text}` : text, width)
  return wrap(text, width - column).map((line, n) => [
    { text: (n === 0 ? label : '').padEnd(column), role: 'title' },
    { text: line },
  ])
}

function questionRows(
  page: Page | null,
  width: number,
  glyphs: Glyphs,
  air: readonly Runs[],
): { rows: Runs[]; picked: number | null } {
  const question = page?.question
  if (!question) return { rows: [], picked: null }
  const asks = asksBeside(question.text, page.card?.name ?? '')
  const head: Runs[] = asks ? [...wrapped(asks, width, { role: 'strong' }), ...air] : []
  const choices = question.choices.map(({ label, detail, odds }) => ({
    label,
    detail,
    below: odds ? oddsRows(odds, Math.max(8, width - 5), glyphs) : [],
  }))
  const rows = choiceRows({ choices, first: question.first, picked: question.picked, width })
  const before = rows.slice(0, question.picked ?? 0).reduce((sum, one) => sum + one.length, head.length)
  return { rows: [...head, ...rows.flat()], picked: question.picked === null ? null : before }
}

/** The name of the card stands above, and numbers below say that one is to be chosen. */
function asksBeside(text: string, card: string): string {
  if (card === '' || !text.toLowerCase().startsWith(`${card.toLowerCase()}: `)) return text
  const asks = text.slice(card.length + 2)
  return asks === 'choose one.' ? '' : `${asks.charAt(0).toUpperCase()}${asks.slice(1)}`
}

/** "4 dice", a bar of what may come, and each part of it with its chance. */
export function oddsRows({ dice, isSealed, bands }: Odds, width: number, glyphs: Glyphs): Runs[] {
  const head: Runs = [{ text: `${dice} ${dice === 1 ? 'die' : 'dice'}`, role: 'dim' }]
  if (bands.length === 0)
    return [head, ...wrapped('What the total does is sealed until you roll.', width, { role: 'dim' })]
  const widths = sharesOf(
    bands.map(({ share }) => share),
    Math.max(4, Math.min(24, width - head[0]!.text.length - 2)),
  )
  const bar: Runs = bands.map((_, n) => ({
    text: (isSealed ? glyphs.shades[Math.min(3, n)]! : glyphs.bar.full).repeat(widths[n]!),
    role: isSealed ? 'event' : n === 0 ? 'good' : n === bands.length - 1 ? 'bad' : 'warn',
  }))
  const parts = bands.map(({ name, percent }): Run[] => [
    { text: `${name} `, role: 'dim' },
    { text: percent, role: 'strong' },
  ])
  const named = isSealed
    ? packedParts(parts, width)
    : parts.flatMap(([name, chance]) =>
        wrapped(`${chance!.text} ${name!.text.trim()}`, width, { role: 'dim' }, 2),
      )
  return [[...head, { text: '  ' }, ...bar], ...named]
}

function packedParts(parts: readonly Run[][], width: number): Runs[] {
  const rows: Run[][] = []
  let used = 0
  for (const part of parts) {
    const wide = part.reduce((sum, { text }) => sum + text.length, 0)
    const last = rows.at(-1)
    if (last && used + 2 + wide <= width) {
      last.push({ text: '  ' }, ...part)
      used += 2 + wide
    } else {
      rows.push([...part])
      used = wide
    }
  }
  return rows
}

/** Whole columns for shares of a width; what is possible has at least one. */
function sharesOf(shares: readonly number[], width: number): number[] {
  const columns = shares.map((share) => (share > 0 ? Math.max(1, Math.round(share * width)) : 0))
  const over = columns.reduce((sum, one) => sum + one, 0) - width
  const widest = columns.indexOf(Math.max(...columns))
  columns[widest] = Math.max(1, columns[widest]! - over)
  return columns
}

/** The dice, who rolls, and the sum once they lie. */
function throwRows({ faces, add, total, label, fallen }: Throw, width: number, glyphs: Glyphs): Runs[] {
  const isDone = fallen >= faces.length
  const sum = isDone
    ? `= ${total}${add ? ` (with ${add > 0 ? '+' : ''}${add})` : ''}`
    : `so far ${faces.slice(0, fallen).reduce((all, face) => all + face, 0)}`
  return [
    ...diceRows(
      faces.map((face, n) => (n < fallen ? face : null)),
      width,
      glyphs,
    ),
    ...wrapped(`${label} `, width, { role: 'dim' }).slice(0, -1),
    [
      ...(wrapped(`${label} `, width, { role: 'dim' }).at(-1) ?? []),
      { text: ' ' },
      { text: sum, role: 'strong' },
    ],
  ]
}
