/** The rows of the help: what can be done now, then every key, every sign on the map, every verb. */
import type { Desk } from '../../commands/desk.ts'
import { VERBS, wordsIn } from '../../commands/verbs.ts'
import { EVERYWHERE, KEYMAP, keyLines, REPLAY_KEYS, TYPING_KEYS } from '../../keymap.ts'
import { glyphOf, SIGNS, type Sign } from '../../map/signs.ts'
import { describeChoice } from '../../prose/choices.ts'
import { questionOf } from '../../prose/questions.ts'
import type { Reading } from '../../store/reader-store.ts'
import { wrapped } from '../../text/runs.ts'
import { wrap } from '../../text/width.ts'
import type { Glyphs } from '../../theme/glyphs.ts'
import type { Role, Runs } from '../../theme/roles.ts'

export const REPLAY_READING: Reading = {
  title: 'KEYS OF A REPLAY',
  ask: 'find',
  rows: (width, typed) =>
    keyLines([...REPLAY_KEYS, ...EVERYWHERE])
      .filter(({ keys, help }) => `${keys} ${help}`.toLowerCase().includes(typed.toLowerCase()))
      .flatMap(({ keys, help }) => pair(keys, help, width, 22)),
}

export function helpReading(desk: Desk, glyphs: Glyphs): Reading {
  return {
    title: 'HELP',
    ask: 'find',
    rows: (width, typed) => {
      const rows = [
        ...now(desk, width),
        ...keys(width),
        ...typing(width),
        ...signs(width, glyphs),
        ...verbs(desk, width),
      ]
      const wanted = typed.toLowerCase()
      if (wanted === '') return rows
      const found = rows.filter((one) => one.some(({ text }) => text.toLowerCase().includes(wanted)))
      return found.length > 0
        ? found
        : [[{ text: `No line here has "${typed}" in it. RULES ${typed} asks the rulebook.`, role: 'system' }]]
    },
  }
}

const headed = (title: string, rows: readonly Runs[]): Runs[] => [
  [{ text: title, role: 'title' }],
  ...rows,
  [],
]

/** Two columns: the word, and what it is for. */
function pair(word: string, text: string, width: number, column: number, role: Role = 'strong'): Runs[] {
  const [first = '', ...rest] = wrap(text, Math.max(1, width - column - 2))
  return [
    [{ text: `  ${word.padEnd(column - 1)} `, role }, { text: first }],
    ...rest.map((line): Runs => [{ text: `${' '.repeat(column + 2)}${line}` }]),
  ]
}

function now(desk: Desk, width: number): Runs[] {
  const scene = desk.scene()
  const { decision } = scene.view
  if (!decision) return headed('NOW', [[{ text: '  It is not your turn. Space speeds the others up.' }]])
  const choices = decision.choices.map((key) => describeChoice(scene, key))
  const isTurn = decision.kind === 'main' || decision.kind === 'monster'
  return headed('NOW', [
    ...wrapped(`${questionOf(scene) ?? ''} You may type:`, width),
    ...choices.flatMap((text, n) => pair(isTurn ? '' : `${n + 1}`, text, width, isTurn ? 1 : 4)),
  ])
}

const keys = (width: number): Runs[] =>
  headed(
    'KEYS  with nothing typed; letters after : in key mode',
    keyLines([...KEYMAP, ...EVERYWHERE]).flatMap((line) => pair(line.keys, line.help, width, 16)),
  )

const typing = (width: number): Runs[] =>
  headed(
    'WHILE YOU TYPE',
    keyLines(TYPING_KEYS).flatMap((line) => pair(line.keys, line.help, width, 16)),
  )

const { you, ...others } = SIGNS

/** People and monsters as ranges. */
function signs(width: number, glyphs: Glyphs): Runs[] {
  const row = (glyph: string, meaning: string, role: Role) => pair(glyph, meaning, width, 8, role)
  return headed('ON THE MAP', [
    ...row(you.unicode, 'you, on the colour of your family', 'strong'),
    ...row('1-9', 'another explorer, by seat', 'strong'),
    ...row('A-Z', 'a monster', 'foe'),
    ...row('a-z', 'a stunned monster', 'foe'),
    ...Object.values(others).flatMap((sign: Sign) => row(glyphOf(sign, glyphs), sign.meaning, sign.role)),
    ...wrapped(
      'The room with double walls is yours. On the smallest maps, signs on the upper wall of a room are in that room.',
      width,
    ),
  ])
}

function verbs(desk: Desk, width: number): Runs[] {
  const column = 22
  return [
    ...headed(
      'TO DO',
      VERBS.filter(({ free }) => !free).flatMap(({ usage, help }) => pair(usage, help, width, column)),
    ),
    ...headed(
      'TO LOOK AROUND, FOR FREE',
      VERBS.filter(({ free }) => free).flatMap(({ usage, help }) => pair(usage, help, width, column)),
    ),
    ...headed(
      'ACTION WORDS, where a card, a room or the haunt has them',
      wrapped(wordsIn(desk.scene()).join(', ').toUpperCase(), width),
    ),
  ]
}
