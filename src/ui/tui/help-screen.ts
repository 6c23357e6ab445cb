/** Help for this moment: what can be done now, then every verb, every key, every mark on the map. */
import type { Desk } from '../commands/desk.ts'
import { VERBS, wordsIn } from '../commands/verbs.ts'
import { EVERYWHERE, KEYMAP, keyLines, TYPING_KEYS } from '../keymap.ts'
import { LEGEND, LEGEND_NOTE } from '../map/legend.ts'
import { describeChoice } from '../prose/choices.ts'
import { questionOf } from '../prose/questions.ts'
import { filled, type Row, row, span } from '../text/rows.ts'
import { wrap } from '../text/width.ts'
import { Reader } from './reader.ts'
import type { Shell } from './screen.ts'

export class HelpScreen extends Reader {
  constructor(shell: Shell, desk: Desk) {
    super(shell, {
      title: 'HELP',
      ask: 'find',
      rows: (width, typed) => {
        const rows = [
          ...now(desk, width),
          ...keys(width),
          ...typing(width),
          ...marks(width),
          ...verbs(desk, width),
        ]
        const wanted = typed.toLowerCase()
        if (wanted === '') return rows
        const found = rows.filter((one) => one.some(({ text }) => text.toLowerCase().includes(wanted)))
        return found.length > 0
          ? found
          : [row(`No line here has "${typed}" in it. RULES ${typed} asks the rulebook.`, 'system')]
      },
    })
  }
}

const headed = (title: string, rows: Row[]): Row[] => [row(title, 'title'), ...rows, row('')]

/** Two columns: the word, and what it is for. */
export const pair = (word: string, text: string, width: number, column: number): Row[] => {
  const [first = '', ...rest] = wrap(text, width - column - 2)
  return [
    [span(`  ${word.padEnd(column - 1)} `, 'key'), span(first)],
    ...rest.map((line) => row(`${' '.repeat(column + 2)}${line}`)),
  ]
}

function now(desk: Desk, width: number): Row[] {
  const scene = desk.scene()
  const { decision } = scene.view
  if (!decision) return headed('NOW', [row('  It is not your turn. Space speeds the others up.')])
  const choices = decision.choices.map((key) => describeChoice(scene, key))
  const isTurn = decision.kind === 'main' || decision.kind === 'monster'
  return headed('NOW', [
    ...filled(`${questionOf(scene) ?? ''} You may type:`, width),
    ...choices.flatMap((text, n) => pair(isTurn ? '' : `${n + 1}`, text, width, isTurn ? 1 : 4)),
  ])
}

const keys = (width: number): Row[] =>
  headed(
    'KEYS  with nothing typed; letters after Esc, in key mode',
    keyLines([...KEYMAP, ...EVERYWHERE]).flatMap((line) => pair(line.keys, line.help, width, 16)),
  )

const typing = (width: number): Row[] =>
  headed(
    'WHILE YOU TYPE',
    keyLines(TYPING_KEYS).flatMap((line) => pair(line.keys, line.help, width, 16)),
  )

const marks = (width: number): Row[] =>
  headed('ON THE MAP', [
    ...LEGEND.flatMap(({ glyph, meaning }) => pair(glyph, meaning, width, 8)),
    ...filled(LEGEND_NOTE, width),
  ])

function verbs(desk: Desk, width: number): Row[] {
  const column = 22
  return [
    ...headed(
      'TO DO',
      VERBS.filter(({ free }) => !free).flatMap(({ usage, help }) => pair(usage, help, width, column)),
    ),
    ...headed(
      'TO LOOK ABOUT, AT NO COST',
      VERBS.filter(({ free }) => free).flatMap(({ usage, help }) => pair(usage, help, width, column)),
    ),
    ...headed(
      'ACTION WORDS, where a card, a room or the haunt has them',
      filled(wordsIn(desk.scene()).join(', ').toUpperCase(), width),
    ),
  ]
}
