/** A list to pick from, under a few lines of text: the title, the games on disk, the haunts. */
import { drawPrompt } from '../panels/prompt.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { type Row, row, span } from '../text/rows.ts'
import { type ScreenFrame, Sheet, type Size } from '../text/sheet.ts'
import { cut, widthOf, wrap } from '../text/width.ts'

export interface MenuItem {
  /** The letter that picks it, if any. */
  letter: string
  label: string
  detail: string
}

export interface MenuModel {
  heading: readonly Row[]
  items: readonly MenuItem[]
  picked: number
  message: string
  typed: string
  /** Nothing lies behind it. */
  isFirst: boolean
}

export function menuScreen(
  { heading, items, picked, message, typed, isFirst }: MenuModel,
  size: Size,
  glyphs: Glyphs,
): ScreenFrame {
  const sheet = new Sheet(size.columns, Math.max(1, size.rows - 1), glyphs)
  const width = Math.min(76, size.columns - 2)
  const x = Math.max(1, Math.floor((size.columns - width) / 2))
  const isTall = size.rows >= 18
  const head = sheet.height > items.length + heading.length + 3 ? heading : heading.slice(0, 1)
  let y = isTall ? Math.max(1, Math.floor((sheet.height - items.length - head.length - 6) / 3)) : 0
  for (const one of head) sheet.spans(x, y++, one, width)
  if (isTall) y += 1
  const room = Math.max(1, sheet.height - y - 3)
  const from = Math.max(0, Math.min(picked - Math.floor(room / 2), items.length - room))
  const column = Math.min(24, Math.max(...items.map(({ label }) => widthOf(label))) + 2)
  items.slice(from, from + room).forEach((item, n) => {
    const isPicked = from + n === picked
    const pointer = isPicked ? glyphs.pointer : ' '
    const number = `${from + n + 1}`.padStart(2)
    sheet.put(x, y, `${pointer} ${number}  `, 'key')
    sheet.put(x + 6, y, cut(item.label, column).padEnd(column), isPicked ? 'selected' : 'strong', column)
    sheet.put(x + 6 + column + 1, y++, item.detail, 'text', width - column - 7)
  })
  const said = message === '' ? [] : wrap(message, width)
  const under = Math.max(0, Math.min(sheet.height - 1 - said.length, y + (isTall ? 1 : 0)))
  said.forEach((line, n) => void sheet.put(x, under + n, line.padEnd(width), 'system', width))
  const cursor = drawPrompt(sheet, sheet.height - 1, { mark: '> ', text: typed, at: typed.length })
  const keys: Row = [
    span('  Up Down Enter', 'key'),
    span(' pick   '),
    span('Esc', 'key'),
    span(isFirst ? ' leave' : ' back   '),
    ...(isFirst ? [] : [span('^C', 'key'), span(' leave')]),
  ]
  const typing: Row = [span('  Enter', 'key'), span(' pick   '), span('Esc', 'key'), span(' clear')]
  sheet.spans(3 + widthOf(typed), sheet.height - 1, typed === '' ? keys : typing, size.columns - 4)
  return { sheet, cursor }
}

export const NAME_OF_GAME: readonly Row[] = [
  row('L Y C H G A T E', 'title'),
  row('A house on the coffin road, where the dead were set down to rest.'),
]
