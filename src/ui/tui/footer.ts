/** The last line of the table: the keys that do something now. */
import type { Page } from '../panels/page.ts'
import { type Row, span } from '../text/rows.ts'

export interface Moment {
  /** What Tab has found. */
  candidates: string | null
  isPlaying: boolean
  page: Page | null
  isKeys: boolean
}

const keys = (...pairs: readonly (readonly [key: string, does: string])[]): Row =>
  pairs.flatMap(([key, does], n) => [span(`${n > 0 ? '   ' : ''}${key}`, 'key'), span(` ${does}`)])

const PLAYING = keys(['Space', 'skip'], ['fast', 'always'], ['^P', 'whole log'], ['^Q', 'leave'])
const ASKING = keys(
  ['1-9', 'choose'],
  ['Up Down Enter', 'pick'],
  ['?', 'help'],
  ['rules', 'WORD'],
  ['^Q', 'leave'],
)
const READING = keys(
  ['Space', 'read on'],
  ['Esc', 'close'],
  ['^P', 'whole log'],
  ['?', 'help'],
  ['^Q', 'leave'],
)
const KEYS = keys(
  ['hjkl', 'go'],
  ['o', 'explore'],
  ['x', 'look'],
  ['m', 'house'],
  ['.', 'end'],
  [':', 'type'],
  ['?', 'help'],
)
const TYPING = keys(
  ['Enter', 'do it'],
  ['Tab', 'complete'],
  ['arrows', 'go'],
  ['Esc', 'keys'],
  ['?', 'help'],
  ['^P', 'log'],
  ['^Q', 'leave'],
)

export function footerFor({ candidates, isPlaying, page, isKeys }: Moment): Row {
  if (candidates !== null) return [span(candidates, 'system')]
  if (isPlaying) return PLAYING
  if (page) return page.question ? ASKING : READING
  return isKeys ? KEYS : TYPING
}
