/** The last line of the table: the keys that do something now. */

import { keyFor } from '../keymap.ts'
import type { Page } from '../panels/page.ts'
import { type Row, span } from '../text/rows.ts'

export interface Moment {
  /** What Tab has found. */
  candidates: string | null
  isPlaying: boolean
  page: Page | null
  /** It is not closed before it has been read. */
  mustRead: boolean
  isKeys: boolean
  /** Something has been typed. */
  isTyping: boolean
}

const keys = (...pairs: readonly (readonly [key: string, does: string])[]): Row =>
  pairs.flatMap(([key, does], n) => [span(`${n > 0 ? '   ' : ''}${key}`, 'key'), span(` ${does}`)])

const HELP = [keyFor('help'), 'help'] as const
const LEAVE = [keyFor('leave'), 'leave'] as const
const LOG = [keyFor('log'), 'whole log'] as const
/** h j k l, the order of the keys on the keyboard. */
const WAYS = ['west', 'south', 'north', 'east'].map((way) => keyFor(way, 'keys')).join('')

const PLAYING = keys([keyFor('page-down'), 'skip'], ['fast', 'always'], LOG, LEAVE)
const ASKING = keys(['1-9', 'choose'], ['Up Down Enter', 'pick'], HELP, ['rules', 'WORD'], LEAVE)
const READING = keys([keyFor('page-down'), 'read on'], ['Esc', 'close'], LOG, HELP, LEAVE)
const MUST_READ = keys([keyFor('page-down'), 'read on'], LOG, HELP, LEAVE)
const KEYS = keys(
  [WAYS, 'go'],
  [keyFor('explore'), 'explore'],
  [keyFor('examine'), 'look'],
  [keyFor('house'), 'house'],
  [keyFor('end-turn'), 'end'],
  [keyFor('type-mode'), 'type'],
  HELP,
)
const TYPING = keys(
  ['Enter', 'do it'],
  ['Tab', 'complete'],
  ['arrows', 'go'],
  [keyFor('key-mode'), 'keys'],
  HELP,
  [keyFor('log'), 'log'],
  LEAVE,
)

const WRITING = keys(['Enter', 'do it'], ['Tab', 'complete'], ['Up', 'before'], ['Esc', 'drop it'], LEAVE)

export function footerFor({ candidates, isPlaying, page, mustRead, isKeys, isTyping }: Moment): Row {
  if (candidates !== null) return [span(candidates, 'system')]
  if (isPlaying) return PLAYING
  if (isTyping) return WRITING
  if (page?.question) return ASKING
  if (page) return mustRead ? MUST_READ : READING
  return isKeys ? KEYS : TYPING
}
