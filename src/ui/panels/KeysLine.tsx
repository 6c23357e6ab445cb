/** The last line of the table: the keys that do something now, or what the last key found. */
import { keyFor } from '../keymap.ts'
import { useStore } from '../store/store.ts'
import type { TableState, TableStore } from '../store/table-store.ts'
import { fitted } from '../text/runs.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { type Hint, KeyHints } from '../widgets/KeyHints.tsx'
import { Row } from '../widgets/Row.tsx'

const HELP: Hint = [keyFor('help'), 'help']
const LEAVE: Hint = [keyFor('leave'), 'leave']
const LOG: Hint = [keyFor('log'), 'whole log']
/** h j k l, the order of the keys on the keyboard. */
const WAYS = ['west', 'south', 'north', 'east'].map((way) => keyFor(way, 'keys')).join('')

const PLAYING: Hint[] = [[keyFor('page-down'), 'skip'], ['fast', 'always'], LOG, LEAVE]
const HELD: Hint[] = [[keyFor('page-down'), 'next turn'], ['pace normal', 'no stops'], LOG, LEAVE]
const ASKING: Hint[] = [['1-9', 'choose'], ['Up Down Enter', 'pick'], HELP, ['rules', 'WORD'], LEAVE]
const PLACING: Hint[] = [['Left Right', 'turn it'], ['Enter', 'lay it'], ['1-9', 'choose'], HELP, LEAVE]
const READING: Hint[] = [[keyFor('page-down'), 'read on'], ['Esc', 'close'], LOG, HELP, LEAVE]
const MUST_READ: Hint[] = [[keyFor('page-down'), 'read on'], LOG, HELP, LEAVE]
const ROLLING: Hint[] = [[keyFor('page-down'), 'let them lie'], ['motion off', 'no dice in the air'], LEAVE]
const KEYS: Hint[] = [
  [WAYS, 'go'],
  [keyFor('explore'), 'explore'],
  [keyFor('examine'), 'look'],
  [keyFor('house'), 'house'],
  [keyFor('end-turn'), 'end'],
  [keyFor('type-mode'), 'type'],
  HELP,
]
const TYPING: Hint[] = [
  ['Enter', 'do it'],
  ['Tab', 'complete'],
  ['arrows', 'go'],
  [keyFor('house', 'always'), 'whole house'],
  HELP,
  LEAVE,
]
const WRITING: Hint[] = [['Enter', 'do it'], ['Tab', 'complete'], ['Up', 'before'], ['Esc', 'drop it'], LEAVE]

export function hintsFor(state: TableState): readonly Hint[] {
  const { phase, scene, side, isKeys, isTyping, mustRead } = state
  if (phase.at === 'others') return phase.isHeld ? HELD : PLAYING
  if (isTyping) return WRITING
  if (side?.dice.some(({ faces, fallen }) => fallen < faces.length)) return ROLLING
  if (side?.question) return scene.view.decision?.kind === 'turn-tile' ? PLACING : ASKING
  if (side) return mustRead ? MUST_READ : READING
  return isKeys ? KEYS : TYPING
}

export function KeysLine({ store, width }: { store: TableStore; width: number }) {
  const hints = useStore(store, hintsFor)
  const notice = useStore(store, (state) => state.notice)
  const { ellipsis } = useGlyphs()
  if (notice === null) return <KeyHints hints={hints} width={width} />
  return <Row runs={fitted([{ text: ` ${notice}`, role: 'system' }], width, ellipsis)} />
}
