/** A recorded game on the same table as a live one; below it stands how far it has come, and the keys to go about in it. */
import type { TileId } from '../../engine/ids.ts'
import { REPLAY_KEYS, type ReplayKey, shownKey } from '../keymap.ts'
import type { Page } from '../panels/page.ts'
import type { Prompt } from '../panels/prompt.ts'
import type { LogLine } from '../prose/log-book.ts'
import { nameOf, owned } from '../prose/names.ts'
import { findPlaced, type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { type Row, rowWidth, span } from '../text/rows.ts'
import type { ScreenFrame, Size } from '../text/sheet.ts'
import { layoutFor, pageLayout, type TableModel, tableScreen } from './table.ts'

export interface ReplayModel extends Pick<TableModel, 'scene' | 'title' | 'zoom' | 'changed'> {
  log: readonly LogLine[]
  /** The choice that was made last, and how many there are. */
  at: number
  last: number
  /** The choice that began the haunt. */
  haunt: number | null
  speed: number
  isPlaying: boolean
  message: string
  /** What is being typed, if anything is. */
  prompt: Prompt | null
  page: Page | null
}

export function replayScreen(model: ReplayModel, size: Size, glyphs: Glyphs): ScreenFrame {
  const { scene, title, log, zoom, changed, prompt, message } = model
  const isTiny = layoutFor(size) === 'tiny'
  const page = model.page ?? (isTiny ? storyPage(model) : null)
  const hidden = page && page !== model.page ? rowsOver(page, size) : 0
  const frame = tableScreen(
    {
      scene,
      title,
      log,
      zoom,
      changed,
      centre: whereItHappens(scene, changed),
      page,
      from: hidden,
      tries: [],
      status: positionRow(model, size.columns),
      prompt: prompt ?? { mark: message || stateText(model), text: '', at: 0 },
      footer: footerRow(size.columns - 2),
      banner: isTiny ? positionText(model) : null,
    },
    size,
    glyphs,
  )
  return prompt ? frame : { ...frame, cursor: null }
}

/** Where there is no room for the table, what has happened last is all there is to see. */
const storyPage = ({ title, log }: ReplayModel): Page => ({
  title,
  note: '',
  said: log.slice(-12).map(({ voice, text }) => ({ voice, text, fresh: true })),
  dice: [],
  question: null,
})

/** How many rows must go so that the last one is in sight. */
function rowsOver(page: Page, size: Size): number {
  const { turned, view } = pageLayout(page, size)
  return Math.max(0, turned.length - view)
}

/** Where something has just changed, else where whoever's turn it is stands. */
function whereItHappens(scene: Scene, changed: ReadonlySet<TileId>): TileId | null {
  const { who } = scene.view.turn
  const tile = [...changed].findLast((id) => findPlaced(scene, id)) ?? (who && tileOf(scene, who))
  return tile && findPlaced(scene, tile) ? tile : null
}

/** "choice 41 of 212, round 3, Ned's turn". */
export function positionText({ scene, at, last }: ReplayModel): string {
  const { outcome, turn, round } = scene.view
  const whose = turn.who === null ? '' : `, ${owned(nameOf(scene, turn.who))} turn`
  return `choice ${at} of ${last}, round ${round}${outcome ? ', the end' : whose}`
}

const LONGEST_BAR = 60

function positionRow(model: ReplayModel, width: number): Row {
  const text = positionText(model)
  const room = Math.min(LONGEST_BAR, width - text.length - 6)
  return room < 6
    ? [span(` ${text}`, 'strong')]
    : [span(' '), ...barSpans(model, room), span('  '), span(text, 'strong')]
}

/** "[####....H.....]": what has been played, and where the haunt begins. */
function barSpans({ at, last, haunt }: ReplayModel, room: number): Row {
  const cellOf = (n: number) => Math.min(room - 1, Math.floor((n * room) / Math.max(1, last)))
  const played = at === last ? room : cellOf(at)
  const bar = Array.from({ length: room }, (_, n) => (n < played ? '#' : '.'))
  if (haunt === null) return [span(`[${bar.join('')}]`)]
  const there = cellOf(haunt)
  return [
    span(`[${bar.slice(0, there).join('')}`),
    span('H', 'bad'),
    span(`${bar.slice(there + 1).join('')}]`),
  ]
}

/** "through Ann's eyes   plays by itself, 2x". */
function stateText({ scene, isPlaying, speed }: ReplayModel): string {
  const viewer = viewerOf(scene)
  const eyes = viewer ? `through ${owned(nameOf(scene, viewer.id))} eyes` : 'as an onlooker sees it'
  return `${eyes}   ${isPlaying ? 'plays by itself' : 'stands still'}, speed ${speed}x`
}

/** As many keys as there is room for. */
export function footerRow(width: number): Row {
  const spansOf = ({ keys, short }: ReplayKey): Row => [span(shownKey(keys[0]!), 'key'), span(` ${short}  `)]
  const listed = REPLAY_KEYS.filter(({ short }) => short !== null)
  const sure = listed.filter(({ does }) => does === 'help' || does === 'leave').flatMap(spansOf)
  const row: Row[number][] = []
  for (const binding of listed) {
    const next = spansOf(binding)
    const isSure = binding.does === 'help' || binding.does === 'leave'
    if (!isSure && rowWidth(row) + rowWidth(next) + rowWidth(sure) <= width) row.push(...next)
  }
  return [...row, ...sure]
}
