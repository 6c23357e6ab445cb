/** Every key and what it does, in one table: it answers keys, prints the footer and writes the page of keys. */
import type { Key } from './term/key.ts'

/** What a screen can be asked to do besides a command. */
export type Intent =
  | 'leave'
  | 'help'
  | 'log'
  | 'house'
  | 'zoom-in'
  | 'zoom-out'
  | 'people'
  | 'goal'
  | 'key-mode'
  | 'type-mode'
  | 'page-down'
  | 'page-up'
  | 'end-turn'

/** Always; with nothing typed yet; in key mode, where letters act at once. */
export type When = 'always' | 'empty' | 'keys'

export interface Binding {
  keys: readonly string[]
  when: When
  /** A command as it could be typed, or something for the screen. */
  does: { command: string } | { intent: Intent }
  help: string
}

const key = (when: When, keys: string, does: Binding['does'], help: string): Binding => ({
  keys: keys.split(' '),
  when,
  does,
  help,
})
const says = (command: string) => ({ command })
const asks = (intent: Intent) => ({ intent })

export const KEYMAP: readonly Binding[] = [
  key('empty', 'up', says('north'), 'north'),
  key('empty', 'down', says('south'), 'south'),
  key('empty', 'right', says('east'), 'east'),
  key('empty', 'left', says('west'), 'west'),
  key('keys', 'k n 8', says('north'), 'north'),
  key('keys', 'j s 2', says('south'), 'south'),
  key('keys', 'l e 6', says('east'), 'east'),
  key('keys', 'h w 4', says('west'), 'west'),
  key('empty', '<', says('up'), 'up the stairs'),
  key('empty', '>', says('down'), 'down the stairs'),
  key('keys', 'o', says('explore'), 'to the nearest unopened door'),
  key('keys', 'x', says('examine'), 'look at everything here'),
  key('keys', 'i', says('inventory'), 'what you carry'),
  key('keys', 'g', says('again'), 'the last command again'),
  key('keys', 'u', says('undo'), 'undo what revealed nothing new'),
  key('keys', 'a', says('legal'), 'everything you may do'),
  key('keys', '. z', asks('end-turn'), 'end the turn (Enter to be sure)'),
  key('keys', 'm', asks('house'), 'the whole house'),
  key('empty', 'f3', asks('people'), 'everybody'),
  key('empty', 'f5', asks('goal'), 'the goal'),
  key('empty', '+ = f2', asks('zoom-in'), 'a closer map'),
  key('empty', '-', asks('zoom-out'), 'a wider map'),
  key('empty', '?', asks('help'), 'help for this moment'),
  key('always', 'f1', asks('help'), 'help for this moment'),
  key('always', 'f4', asks('house'), 'the whole house'),
  key('always', 'ctrl-p', asks('log'), 'the whole log'),
  key('empty', 'space pagedown', asks('page-down'), 'read on; speed the others up'),
  key('empty', 'pageup', asks('page-up'), 'read back'),
  key('empty', ':', asks('key-mode'), 'key mode: letters act at once'),
  key('keys', ': return escape', asks('type-mode'), 'back to typing'),
  key('always', 'ctrl-q', asks('leave'), 'leave; everything is saved'),
  key('empty', 'ctrl-d', asks('leave'), 'leave; everything is saved'),
]

/** `ctrl-p`, `up`, `?`, `k`. */
export const keyName = ({ name, text, ctrl, meta }: Key): string =>
  `${ctrl ? 'ctrl-' : ''}${meta ? 'meta-' : ''}${ctrl || meta || text === null || name === 'space' ? name : text}`

/** In key mode every binding holds; while typing those that do not type, and on an empty line the rest. */
export function bindingFor(pressed: Key, mode: { isEmpty: boolean; isKeys: boolean }): Binding | null {
  const name = keyName(pressed)
  const holds = (when: When) =>
    when === 'always' ||
    (when === 'empty' && mode.isEmpty) ||
    (when === 'keys' && mode.isKeys && mode.isEmpty)
  const found = KEYMAP.filter(({ keys, when }) => keys.includes(name) && holds(when))
  return (mode.isKeys ? found.find(({ when }) => when === 'keys') : undefined) ?? found[0] ?? null
}

/** On every screen and in the middle of anything; no screen is asked. */
export const EVERYWHERE = [
  { keys: ['ctrl-l'], does: 'redraw', help: 'redraw the screen' },
  { keys: ['ctrl-c'], does: 'interrupt', help: 'leave at once; everything is saved' },
  { keys: ['ctrl-z'], does: 'suspend', help: 'suspend the game, back to the shell' },
] as const

export const everywhereFor = (pressed: Key): (typeof EVERYWHERE)[number]['does'] | null =>
  EVERYWHERE.find(({ keys }) => keys.some((one) => one === keyName(pressed)))?.does ?? null

/** While a line is typed; the line editor answers them. */
export const TYPING_KEYS = [
  { keys: ['tab'], help: 'complete the word, or list the completions' },
  { keys: ['up', 'down'], help: 'the commands typed before' },
  { keys: ['ctrl-r'], help: 'search the commands typed before' },
  { keys: ['ctrl-a', 'ctrl-e'], help: 'to the start, to the end' },
  { keys: ['ctrl-w', 'ctrl-u', 'ctrl-k'], help: 'cut a word, all before, all after' },
  { keys: ['ctrl-y'], help: 'paste what was cut' },
] as const

/** What a recorded game that is being watched can be asked to do. */
export type ReplayIntent =
  | 'next'
  | 'back'
  | 'next-turn'
  | 'previous-turn'
  | 'next-round'
  | 'start'
  | 'end'
  | 'haunt'
  | 'play'
  | 'faster'
  | 'slower'
  | 'go-to'
  | 'eyes'
  | 'take-over'
  | 'house'
  | 'log'
  | 'help'
  | 'leave'

export interface ReplayKey {
  keys: readonly string[]
  does: ReplayIntent
  help: string
  /** The word for it in the footer, where it stands there. */
  short: string | null
}

const watch = (keys: string, does: ReplayIntent, help: string, short: string | null = null): ReplayKey => ({
  keys: keys.split(' '),
  does,
  help,
  short,
})

/** The footer takes them in this order, as far as there is room; keys and back have theirs for sure. */
export const REPLAY_KEYS: readonly ReplayKey[] = [
  watch('n right space return', 'next', 'the next choice', 'next'),
  watch('b left', 'back', 'the choice before', 'before'),
  watch('p', 'play', 'let it play by itself, or stop it', 'play'),
  watch('h', 'haunt', 'where the haunt begins', 'haunt'),
  watch('t', 'take-over', 'go on from here yourself, in a new game', 'take over'),
  watch('tab', 'eyes', 'whose view you see', 'eyes'),
  watch('down', 'next-turn', 'the next turn', 'turn'),
  watch('up', 'previous-turn', 'the start of this turn, then of the one before'),
  watch('r', 'next-round', 'the next round', 'round'),
  watch('g', 'go-to', 'type a number first: to that choice', 'go to'),
  watch('+ =', 'faster', 'faster, when it plays by itself', 'faster'),
  watch('-', 'slower', 'slower', 'slower'),
  watch('home', 'start', 'the opening', 'opening'),
  watch('end', 'end', 'the last choice', 'end'),
  watch('m f4', 'house', 'the whole house', 'house'),
  watch('l ctrl-p', 'log', 'the whole log', 'log'),
  watch('? f1', 'help', 'these keys', 'keys'),
  watch('escape q ctrl-q ctrl-d', 'leave', 'back to where you came from', 'back'),
]

export function replayIntentFor(pressed: Key): ReplayIntent | null {
  const name = keyName(pressed).toLowerCase()
  return REPLAY_KEYS.find(({ keys }) => keys.includes(name))?.does ?? null
}

/** How a key is written on the screen. */
const SHOWN: Record<string, string> = {
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  escape: 'Esc',
  return: 'Enter',
  space: 'Space',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
}
export const shownKey = (name: string): string =>
  SHOWN[name] ??
  (name.startsWith('ctrl-')
    ? `^${name.slice(5).toUpperCase()}`
    : /^f\d/.test(name)
      ? name.toUpperCase()
      : name)

/** The key to show for a command or an intent: the first that does it. */
export const keyFor = (does: string, when?: When): string => {
  const isIt = (one: Binding): boolean => Object.values(one.does).includes(does)
  return shownKey(KEYMAP.find((one) => isIt(one) && (!when || one.when === when))!.keys[0]!)
}

/** A line for each thing to do: "Up k 8   north". */
export function keyLines(
  bindings: readonly { keys: readonly string[]; help: string }[],
): { keys: string; help: string }[] {
  const lines = new Map<string, string[]>()
  for (const { keys, help } of bindings) {
    const line = lines.get(help) ?? []
    for (const one of keys) if (!line.includes(shownKey(one))) line.push(shownKey(one))
    lines.set(help, line)
  }
  return [...lines].map(([help, keys]) => ({ keys: keys.join(' '), help }))
}
