/** Files that mean harm, to be put in the place of a save, a lock, a copy or a folder. */
import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checksum } from '../../src/table/save.ts'

export interface Hostile {
  name: string
  /** Makes it; nothing is at this path yet. */
  put: (path: string) => void
}

const text = (name: string, content: string | Buffer): Hostile => ({
  name,
  put: (path) => writeFileSync(path, content),
})

const sparse = (bytes: number) => (path: string) => {
  const file = openSync(path, 'w')
  ftruncateSync(file, bytes)
  closeSync(file)
}

/** Things that are no plain files, or no files of ours. */
export const THINGS: readonly Hostile[] = [
  { name: 'an empty folder', put: (path) => mkdirSync(path) },
  {
    name: 'a folder with a file in it',
    put: (path) => {
      mkdirSync(path)
      writeFileSync(join(path, 'holder.json'), '{}')
    },
  },
  { name: 'a pipe', put: (path) => execFileSync('mkfifo', [path]) },
  { name: 'a link to itself', put: (path) => symlinkSync(path, path) },
  { name: 'a link to nowhere', put: (path) => symlinkSync('/nowhere/at/all', path) },
  { name: 'a link to /dev/zero', put: (path) => symlinkSync('/dev/zero', path) },
  { name: 'a link to the folder above', put: (path) => symlinkSync(dirname(path), path) },
  { name: 'a link to the processes', put: (path) => symlinkSync('/proc/self/mem', path) },
  { name: 'a file of 9 MB', put: sparse(9 * 1024 * 1024) },
  { name: 'a file of 20 GB', put: sparse(20 * 1024 ** 3) },
]

const DEEP = 200_000
const ESCAPES = '\u001b]52;c;aGk=\u0007\u001b[2J\u009b31m\u202eevil\u0000\r\b'

/** Text that is no save. */
export const TEXTS: readonly Hostile[] = [
  text('empty', ''),
  text('zeros', Buffer.alloc(4096)),
  text('no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x80])),
  text('a byte order mark', '\ufeff{"magic":"lychgate"}'),
  text('escape sequences', ESCAPES.repeat(50)),
  text('escape sequences as JSON', JSON.stringify({ magic: ESCAPES, schema: ESCAPES, app: ESCAPES })),
  text('deep lists', '['.repeat(DEEP)),
  text('deep objects', '{"a":'.repeat(DEEP)),
  text('deep lists in a save', `{"magic":"lychgate","schema":3,"body":${'['.repeat(DEEP)}`),
  text('null', 'null'),
  text('a list', '[]'),
  text('a number', '1e999'),
  text('a text', '"lychgate"'),
  text('a prototype', '{"magic":"lychgate","__proto__":{"schema":3},"constructor":{"prototype":{}}}'),
  text('a long line', `{"magic":"lychgate","app":"${'x'.repeat(5_000_000)}"}`),
  text('many lines', '{"n":1}\n'.repeat(200_000)),
  text('a newer version', JSON.stringify({ magic: 'lychgate', schema: 99, app: ESCAPES, body: {} })),
  text('a lock', '{"pid":1,"host":"x","since":"2026-01-01T00:00:00Z"}'),
  text(
    'a lock that draws',
    JSON.stringify({ pid: 1, host: ESCAPES, since: `2026-01-01T00:00:00${ESCAPES}` }),
  ),
  text('a lock of no process', '{"pid":-1,"host":"x","since":"never"}'),
]

const VALUES: readonly unknown[] = [null, 0, -1, 1e15, 'x', ESCAPES, [], {}, [null], { toString: 1 }, true]

/** Saves with a checksum that fits, in which one thing is what it cannot be. */
export function signedSaves(whole: string): Hostile[] {
  type Json = Record<string, unknown>
  const edited = (name: string, change: (body: Json, save: Json) => void): Hostile => {
    const save = JSON.parse(whole) as Json
    change(save.body as Json, save)
    save.sha256 = checksum(save.body)
    return text(name, JSON.stringify(save))
  }
  const { body } = JSON.parse(whole) as { body: Json }
  const paths = pathsIn(body, 3).filter((path) => path.length > 0)
  const wrong = paths.map((path, at) => {
    const value = VALUES[at % VALUES.length]
    return edited(`${path.join('/')} is ${JSON.stringify(value)}`, (inner) => assign(inner, path, value))
  })
  const opening = (inner: Json) =>
    inner.opening as { seats: Json[]; options: Json; pieces: Json; seed: string }
  return [
    ...wrong,
    edited('an unknown family', (inner) => assign(inner, ['opening', 'seats', 0, 'family'], 'nobody')),
    edited('a family that draws', (inner) => assign(inner, ['opening', 'seats', 0, 'family'], ESCAPES)),
    edited('a family of every object', (inner) =>
      assign(inner, ['opening', 'seats', 0, 'family'], 'toString'),
    ),
    edited('an unknown chapter', (inner) => Object.assign(opening(inner).options, { chapter: 99 })),
    edited('an unknown haunt', (inner) => Object.assign(opening(inner).options, { haunt: 99 })),
    edited('an unknown edition', (inner) => assign(inner, ['state', 'edition'], ESCAPES)),
    edited('an unknown tile', (inner) => assign(inner, ['opening', 'pieces', 'tiles', 0], ESCAPES)),
    edited('a seed that draws', (inner) => assign(inner, ['opening', 'seed'], ESCAPES)),
    edited('names that draw', (inner) => {
      for (const seat of inner.seats as Json[]) seat.name = ESCAPES
      for (const explorer of (inner.state as { explorers: Json[] }).explorers) explorer.name = ESCAPES
      for (const seat of opening(inner).seats) seat.name = ESCAPES
    }),
    edited('choices that draw', (inner) => {
      for (const entry of inner.journal as Json[]) entry.pick = ESCAPES
    }),
    edited('a version that draws', (_, save) => Object.assign(save, { app: ESCAPES })),
  ]
}

/** Campaigns with a checksum that fits, in which one thing is what it cannot be. */
export function signedCampaigns(whole: string): Hostile[] {
  type Json = Record<string, unknown>
  const { sha256: _, magic, format, app, ...campaign } = JSON.parse(whole) as Json
  const edited = (name: string, change: (inner: Json) => void): Hostile => {
    const inner = structuredClone(campaign)
    change(inner)
    return text(name, JSON.stringify({ magic, format, app, sha256: checksum(inner), ...inner }))
  }
  const paths = pathsIn(campaign, 4).filter((path) => path.length > 0)
  const wrong = paths.map((path, at) => {
    const value = VALUES[at % VALUES.length]
    return edited(`${path.join('/')} is ${JSON.stringify(value)}`, (inner) => assign(inner, path, value))
  })
  const to = (name: string, path: Path, value: unknown) => edited(name, (inner) => assign(inner, path, value))
  const box = campaign.box as { sitting: number }
  return [
    ...wrong,
    to('another name', ['name'], '../../x'),
    to('an unknown edition', ['edition'], ESCAPES),
    to('an edition without a campaign', ['edition'], 'first'),
    to('an unknown family', ['players', 0, 'family'], 'toString'),
    to('one family twice', ['players', 0, 'family'], 'green'),
    to('an unknown piece', ['box', 'inPlay', 0], ESCAPES),
    to('nothing in play', ['box', 'inPlay'], []),
    to('a card with a mark that draws', ['box', 'marks', 'well'], {
      ticks: 1,
      heirloom: null,
      name: ESCAPES,
    }),
    to('an unknown crest', ['box', 'marks', 'well'], { ticks: 0, heirloom: null, name: null, crests: ['x'] }),
    to('an unknown sticker', ['box', 'marks', 'well'], {
      ticks: 0,
      heirloom: null,
      name: null,
      stickers: ['x'],
    }),
    to('an unknown door', ['box', 'doors'], ['toString']),
    to('a line of every object', ['box', 'ledger', 'toString'], 'x'),
    to('an unknown chapter', ['box', 'sitting'], 99),
    to('the chapter before', ['box', 'sitting'], box.sitting - 1),
    to('no card', ['box', 'deck'], 1e9),
    to('no family', ['box', 'families'], {}),
    edited('texts that draw', (inner) => {
      const found = inner.box as {
        families: Record<string, { members: Json[] }>
        endings: Json[]
        history: unknown
      }
      for (const { members } of Object.values(found.families))
        for (const member of members) Object.assign(member, { name: ESCAPES, fate: ESCAPES })
      for (const ending of found.endings) ending.winner = ESCAPES
      found.history = [{ sitting: 0, text: ESCAPES }]
    }),
    edited('changes of no game', (inner) => {
      const [first] = inner.sittings as { changes: unknown[] }[]
      first!.changes = [{ kind: 'made-heirloom', card: 'x', family: 'nobody', name: ESCAPES, cause: '' }]
    }),
  ]
}

type Path = (string | number)[]

function pathsIn(value: unknown, depth: number, path: Path = []): Path[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 2) : Object.keys(value)
  return [
    path,
    ...keys.flatMap((key) => pathsIn((value as Record<string, unknown>)[key], depth - 1, [...path, key])),
  ]
}

function assign(root: unknown, path: Path, value: unknown): void {
  const inner = path.slice(0, -1).reduce((one, key) => (one as Record<string, unknown>)[key], root)
  ;(inner as Record<string, unknown>)[path.at(-1)!] = value
}

/** What could draw on a terminal: control characters but the end of a line, and marks that turn text round. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
export const DRAWS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b-\u200f]/
