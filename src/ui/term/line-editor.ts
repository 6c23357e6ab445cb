/** A line of text while it is typed: a pure reducer over keys. Places are counted in graphemes, never in bytes. */
import { graphemes } from '../text/width.ts'
import { back, forward, search, taken } from './history.ts'
import { type Key, typable } from './key.ts'
import type { Line } from './line.ts'

export interface Completion {
  /** The grapheme at which the word to be completed begins. */
  from: number
  /** Whole words that could stand there. */
  candidates: readonly string[]
}
export type Complete = (text: string, at: number) => Completion

export interface Edited {
  line: Line
  submit?: string
  /** The key meant something, but there was nothing to do. */
  beep?: true
  changed?: true
  /** Candidates to choose from. */
  shown?: string[]
}

export const LONGEST_LINE = 1024

/** A key the line has no use for leaves it as it is, and is neither `changed` nor `beep`. */
export function editLine(line: Line, key: Key, complete?: Complete): Edited {
  if (line.search) return searching(line, key, complete)
  if (key.name === 'paste') return insert(line, oneLine(key.text ?? ''))
  if (key.text !== null && !key.ctrl && !key.meta) return insert(line, key.text)
  if (key.name === 'tab') return key.shift || !complete ? { line } : completed(line, complete)
  if (key.name === 'return' && !key.meta)
    return { line: { ...line, text: '', at: 0, recall: null }, submit: line.text, changed: true }
  const act = ACTS[nameOf(key)]
  return act ? act(line) : { line }
}

const nameOf = ({ name, ctrl, meta }: Key): string => `${ctrl ? '^' : ''}${meta ? 'alt-' : ''}${name}`

type Act = (line: Line) => Edited

const ACTS: Readonly<Record<string, Act>> = {
  left: (line) => move(line, line.at - 1),
  '^b': (line) => move(line, line.at - 1),
  right: (line) => move(line, line.at + 1),
  '^f': (line) => move(line, line.at + 1),
  home: (line) => move(line, 0),
  '^a': (line) => move(line, 0),
  end: (line) => move(line, lengthOf(line)),
  '^e': (line) => move(line, lengthOf(line)),
  'alt-b': (line) => move(line, wordBefore(line)),
  'alt-left': (line) => move(line, wordBefore(line)),
  '^left': (line) => move(line, wordBefore(line)),
  'alt-f': (line) => move(line, wordAfter(line)),
  'alt-right': (line) => move(line, wordAfter(line)),
  '^right': (line) => move(line, wordAfter(line)),
  backspace: (line) => remove(line, line.at - 1, line.at),
  delete: (line) => remove(line, line.at, line.at + 1),
  // On an empty line it means something else, and not to the line.
  '^d': (line) => (line.text === '' ? { line } : remove(line, line.at, line.at + 1)),
  '^k': (line) => kill(line, line.at, lengthOf(line)),
  '^u': (line) => kill(line, 0, line.at),
  '^w': (line) => kill(line, blankBefore(line), line.at),
  'alt-backspace': (line) => kill(line, wordBefore(line), line.at),
  'alt-d': (line) => kill(line, line.at, wordAfter(line)),
  '^y': (line) => insert(line, line.yank),
  up: (line) => orBeep(line, back(line)),
  '^p': (line) => orBeep(line, back(line)),
  down: (line) => orBeep(line, forward(line)),
  '^n': (line) => orBeep(line, forward(line)),
  '^r': (line) => ({ line: { ...line, search: { query: '', found: null } }, changed: true }),
}

/** Puts a submitted text into the history: none twice in a row, and not for ever. */
export function remember(line: Line, text: string): Line {
  if (text.trim() === '' || line.history.at(-1) === text) return line
  return { ...line, history: [...line.history, text].slice(-200), recall: null }
}

function searching(line: Line, key: Key, complete?: Complete): Edited {
  const name = nameOf(key)
  const { query, found } = line.search!
  if (name === 'escape' || name === '^g') return { line: { ...line, search: null }, changed: true }
  if (name === 'return') return { line: taken(line), changed: true }
  if (name === '^r') return sought(line, query, found)
  if (name === 'backspace') return sought(line, graphemes(query).slice(0, -1).join(''), null)
  if (key.text !== null && key.name !== 'paste') return sought(line, query + key.text, null)
  const edited = editLine(taken(line), key, complete)
  return { ...edited, changed: true }
}

/** A search that finds nothing further stays at what it had found before. */
function sought(line: Line, query: string, before: number | null): Edited {
  const found = search(line.history, query, before)
  const next = { ...line, search: { query, found: found ?? before } }
  const isVain = found === null && query !== ''
  return isVain ? { line: next, beep: true, changed: true } : { line: next, changed: true }
}

const lengthOf = ({ text }: Line): number => graphemes(text).length
const orBeep = (line: Line, next: Line | null): Edited =>
  next ? { line: next, changed: true } : { line, beep: true }

function move(line: Line, to: number): Edited {
  const at = Math.max(0, Math.min(to, lengthOf(line)))
  return at === line.at ? { line, beep: true } : { line: { ...line, at }, changed: true }
}

function insert(line: Line, text: string): Edited {
  const all = graphemes(line.text)
  const room = LONGEST_LINE - line.text.length
  let added = ''
  for (const one of graphemes(text)) {
    if (added.length + one.length > room) break
    added += one
  }
  if (added === '') return { line, beep: true }
  const before = all.slice(0, line.at).join('') + added
  const next = {
    ...line,
    text: before + all.slice(line.at).join(''),
    at: graphemes(before).length,
    recall: null,
  }
  // An accent may join the letter after it.
  next.at = Math.min(next.at, lengthOf(next))
  return added === text ? { line: next, changed: true } : { line: next, changed: true, beep: true }
}

function remove(line: Line, from: number, to: number): Edited {
  const all = graphemes(line.text)
  if (from < 0 || from >= to || to > all.length) return { line, beep: true }
  const text = [...all.slice(0, from), ...all.slice(to)].join('')
  return { line: { ...line, text, at: from, recall: null }, changed: true }
}

function kill(line: Line, from: number, to: number): Edited {
  const edited = remove(line, from, to)
  if (!edited.changed) return edited
  return { ...edited, line: { ...edited.line, yank: graphemes(line.text).slice(from, to).join('') } }
}

const isLetter = (grapheme: string | undefined): boolean => /^[\p{L}\p{N}]/u.test(grapheme ?? '')

function startOf(line: Line, isPart: (grapheme: string | undefined) => boolean): number {
  const all = graphemes(line.text)
  let at = line.at
  while (at > 0 && !isPart(all[at - 1])) at--
  while (at > 0 && isPart(all[at - 1])) at--
  return at
}
const wordBefore = (line: Line): number => startOf(line, isLetter)
const blankBefore = (line: Line): number => startOf(line, (one) => one !== ' ')

function wordAfter(line: Line): number {
  const all = graphemes(line.text)
  let at = line.at
  while (at < all.length && !isLetter(all[at])) at++
  while (at < all.length && isLetter(all[at])) at++
  return at
}

/** A paste never submits: its lines become one, chained as commands are, to be read before it runs. */
const oneLine = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => typable(line).trim())
    .filter((line) => line !== '')
    .join('; ')

/** As far as all candidates agree; when that is no further than what stands there, they are shown. */
function completed(line: Line, complete: Complete): Edited {
  const { from, candidates } = complete(line.text, line.at)
  const agreed = sharedStart(candidates)
  if (agreed === null) return { line, beep: true }
  const all = graphemes(line.text)
  const typed = all.slice(from, line.at).join('')
  if (agreed !== typed && agreed.toLowerCase().startsWith(typed.toLowerCase())) {
    const cut = { ...line, text: [...all.slice(0, from), ...all.slice(line.at)].join(''), at: from }
    return insert(cut, agreed)
  }
  return candidates.length > 1 ? { line, shown: [...candidates] } : { line, beep: true }
}

function sharedStart([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null
  const letters = graphemes(first)
  const differs = letters.findIndex((letter, at) => others.some((other) => graphemes(other)[at] !== letter))
  return differs < 0 ? first : letters.slice(0, differs).join('')
}
