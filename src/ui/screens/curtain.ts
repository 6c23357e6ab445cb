/** The curtain between two people at one keyboard: whose turn it is to look, and nothing else. */
import type { HauntDef } from '../../engine/language/defs.ts'
import { drawPrompt } from '../panels/prompt.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { type ScreenFrame, Sheet, type Size } from '../text/sheet.ts'
import { widthOf, wrap } from '../text/width.ts'

export interface CurtainModel {
  name: string
  /** No seat word has been made yet. */
  isNew: boolean
  message: string
  /** The haunt that has just begun: everybody may know that. */
  news: Pick<HauntDef, 'number' | 'name'> | null
  prompt: { text: string; at: number }
}

export function curtainScreen(
  { name, isNew, message, news, prompt }: CurtainModel,
  size: Size,
  glyphs: Glyphs,
): ScreenFrame {
  const sheet = new Sheet(size.columns, Math.max(1, size.rows - 1), glyphs)
  const width = Math.min(76, size.columns)
  const x = Math.floor((size.columns - width) / 2)
  const lines = [
    ...(news ? ['T H E   H A U N T   H A S   B E G U N', `${news.number}   ${news.name}`, ''] : []),
    `Pass the keyboard to ${name}.`,
    'Everyone else, look away. Nothing stays on the screen afterwards.',
    '',
    isNew
      ? `${name}, make up a seat word: it opens your side from now on, also when you resume.`
      : `${name}, type your seat word.`,
    message,
  ].flatMap((line) => (line === '' ? [''] : wrap(line, width - 4)))
  const height = lines.length + 4
  const y = Math.max(0, Math.floor((sheet.height - height) / 2))
  if (sheet.height > height) sheet.box({ x, y, width, height })
  lines.forEach((line, n) => {
    const at = n < 2 && news ? x + Math.floor((width - widthOf(line)) / 2) : x + 2
    sheet.put(at, y + 1 + n, line, n === 0 || line === message ? 'strong' : 'text')
  })
  const line = new Sheet(Math.max(1, width - 4), 1, glyphs)
  const at = drawPrompt(line, 0, { mark: '> ', ...prompt, isHidden: true })
  const row = Math.min(sheet.height - 1, y + 1 + lines.length)
  sheet.paste(line, x + 1, row)
  return { sheet, cursor: at && { x: Math.max(0, Math.min(size.columns - 1, x + 1 + at.x)), y: row } }
}
