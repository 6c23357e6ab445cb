import { PassThrough } from 'node:stream'
import alea from 'seedrandom/lib/alea.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Decoder } from '../../../src/ui/term/decode.ts'
import { type Key, readKeys } from '../../../src/ui/term/keys.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** As one reads keys aloud: text in quotes, names with their modifiers. */
function spoken({ name, text, ctrl, meta, shift, cut }: Key): string {
  if (name === 'paste') return `paste${cut ? ' cut' : ''} ${JSON.stringify(text)}`
  if (text !== null) return `'${text}'`
  return `${ctrl ? '^' : ''}${meta ? 'alt-' : ''}${shift ? 'shift-' : ''}${name}`
}

/** Pieces come one after the other; a number is a pause in milliseconds. */
async function keysOf(...pieces: (string | Uint8Array | number)[]): Promise<string> {
  const stdin = new PassThrough()
  const keys: Key[] = []
  const reader = readKeys(stdin, (key) => keys.push(key))
  for (const piece of [...pieces, 5000]) {
    if (typeof piece === 'number') vi.advanceTimersByTime(piece)
    else stdin.write(piece)
    await new Promise((resolve) => setImmediate(resolve))
  }
  reader.stop()
  return keys.map(spoken).join(' ')
}

const inBytes = (text: string): Uint8Array[] => [...Buffer.from(text)].map((byte) => Uint8Array.of(byte))

describe('keys that type', () => {
  test.each([
    ['lll', `'l' 'l' 'l'`],
    ['north\r', `'n' 'o' 'r' 't' 'h' return`],
    ['N n', `'N' ' ' 'n'`],
    ['abc\x7f\b', `'a' 'b' 'c' backspace backspace`],
    ['a\r\nb\n', `'a' return 'b' return`],
    ['\t\x01\x1a\x00\x1f', 'tab ^a ^z ^space ^_'],
    ['e\u0301x', `'e\u0301' 'x'`],
    ['屋敷', `'屋' '敷'`],
    ['a\u200b\u202e\ufeffb', `'a' 'b'`],
  ])('%j', async (text, keys) => {
    expect(await keysOf(text)).toBe(keys)
  })

  test('tell the letter in lower case, and whether it was a capital', async () => {
    const stdin = new PassThrough()
    const keys: Key[] = []
    const reader = readKeys(stdin, (key) => keys.push(key))
    stdin.write('Q ')
    await new Promise((resolve) => setImmediate(resolve))
    reader.stop()
    expect(keys).toEqual([
      { name: 'q', text: 'Q', ctrl: false, meta: false, shift: true },
      { name: 'space', text: ' ', ctrl: false, meta: false, shift: false },
    ])
  })

  test('are whole though their bytes come one by one', async () => {
    expect(await keysOf(...inBytes('é屋🕯'))).toBe(`'é' '屋' '🕯'`)
  })
})

describe('keys with names', () => {
  test.each([
    ['\x1b[A\x1b[B\x1b[C\x1b[D', 'up down right left'],
    ['\x1bOA\x1bOH\x1bOF', 'up home end'],
    ['\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[7~\x1b[8~', 'home end home end home end'],
    ['\x1b[5~\x1b[6~\x1b[3~\x1b[2~', 'pageup pagedown delete insert'],
    ['\x1bOP\x1b[15~\x1b[24~\x1b[[C', 'f1 f5 f12 f3'],
    ['\x1b[1;5C\x1b[1;3D\x1b[1;2A\x1b[3;5~\x1b[Z', '^right alt-left shift-up ^delete shift-tab'],
    ['\x1bb\x1bF\x1b\x7f\x1b\r\n', 'alt-b alt-shift-f alt-backspace alt-return return'],
    ['\x1bOp\x1bOy\x1bOk\x1bOM', `'0' '9' '+' return`],
    ['\x1b\x1b[A', 'escape up'],
  ])('%j', async (text, keys) => {
    expect(await keysOf(text)).toBe(keys)
    expect(await keysOf(...inBytes(text))).toBe(keys)
  })

  test('an escape is a key when nothing follows soon', async () => {
    expect(await keysOf('\x1b', 31, 'x')).toBe(`escape 'x'`)
    expect(await keysOf('\x1b', 29, '[C')).toBe('right')
    expect(await keysOf('\x1b', 31, '\x1b[C')).toBe('escape right')
    expect(await keysOf('\x1b[1', 150, ';5C')).toBe('^right')
  })
})

describe('what a terminal says by itself is dropped', () => {
  test.each([
    ['the cursor is at', '\x1b[12;40R'],
    ['its kind', '\x1b[?62;22c'],
    ['a colour, ended by BEL', '\x1b]11;rgb:0000/0000/0000\x07'],
    ['a colour, ended by ST', '\x1b]11;rgb:0000/0000/0000\x1b\\'],
    ['a setting', '\x1bP1$r0m\x1b\\'],
    ['mouse', '\x1b[<0;12;5M\x1b[<0;12;5m'],
    ['old mouse', '\x1b[M !!'],
    ['focus', '\x1b[I\x1b[O'],
    ['a mode', '\x1b[?2026;2$y'],
    ['an unknown key', '\x1b[57;5u\x1b[99~'],
    ['a broken sequence', '\x1b[12;\x01'],
  ])('%s', async (_what, reply) => {
    const keys = (await keysOf(`a${reply}b`)).replace(' ^a', '')
    expect(keys).toBe(`'a' 'b'`)
    expect((await keysOf(...inBytes(`a${reply}b`))).replace(' ^a', '')).toBe(`'a' 'b'`)
  })

  test('a reply without an end does not swallow what is typed later', async () => {
    expect(await keysOf('\x1b]11;rgb:00', 500, 'x')).toBe(`'x'`)
    expect(await keysOf(`\x1b]52;${'A'.repeat(10_000)}`, 500, 'x')).toBe(`'x'`)
    expect(await keysOf('\x1bP', 500, 'x')).toBe(`alt-shift-p 'x'`)
  })
})

describe('a paste', () => {
  const paste = (text: string) => `\x1b[200~${text}\x1b[201~`

  test('is one key, wherever it is cut', async () => {
    const text = `a${paste('take lamp\r\ngo east\r')}b`
    const keys = `'a' paste "take lamp\\ngo east\\n" 'b'`
    expect(await keysOf(text)).toBe(keys)
    expect(await keysOf(...inBytes(text))).toBe(keys)
  })

  test('holds nothing that a terminal could take for an order', async () => {
    expect(await keysOf(paste('a\x1b]52;c;x\x07\tb\x00\u202e'))).toBe('paste "a]52;c;x b"')
  })

  test('has at most 50 lines and 8192 characters, and says when some are gone', async () => {
    const line = (count: number) => Array.from({ length: count }, (_, at) => `${at}`).join('\n')
    expect(await keysOf(paste(line(50)))).toBe(`paste ${JSON.stringify(line(50))}`)
    expect(await keysOf(paste(line(51)))).toBe(`paste cut ${JSON.stringify(line(50))}`)
    expect(await keysOf(paste('x'.repeat(8192)))).toBe(`paste "${'x'.repeat(8192)}"`)
    expect(await keysOf(paste('x'.repeat(20_000)), 'y')).toBe(`paste cut "${'x'.repeat(8192)}" 'y'`)
  })

  test('without an end is over after a while', async () => {
    expect(await keysOf('\x1b[200~north', 2000, 'x')).toBe(`paste "north" 'x'`)
  })
})

test('whatever comes in, nothing that a terminal could take for an order is typed', () => {
  const luck = alea('noise', { state: true })
  const parts = [
    '\x1b',
    '[',
    'O',
    ']',
    'P',
    '<',
    '200~',
    '201~',
    ';5',
    'M',
    '~',
    '\x07',
    '\\',
    '\x9b',
    '\x00',
    '\r\n',
  ]
  const noise = () => {
    const at = Math.floor(luck() * 2 * parts.length)
    return parts[at] ?? String.fromCodePoint(Math.floor(luck() * 0x3000))
  }
  for (let count = 0; count < 3000; count++) {
    const decoder = new Decoder()
    const pieces = Array.from({ length: 12 }, noise)
    const keys = [...pieces.flatMap((piece) => decoder.feed(piece)), ...decoder.flush()]
    const typed = keys.map(({ text }) => text ?? '').join('')
    expect(typed.replaceAll('\n', ''), JSON.stringify(pieces.join(''))).not.toMatch(/\p{Cc}|\p{Cf}/u)
    for (const { name, text } of keys) if (name !== 'paste') expect(text ?? '').not.toContain('\n')
    expect(decoder.waiting).toBe('nothing')
  }
})

test('after stop nothing is read, not even the rest of the piece', async () => {
  const stdin = new PassThrough()
  const keys: string[] = []
  const reader = readKeys(stdin, (key) => {
    keys.push(key.name)
    if (key.name === 'q') reader.stop()
  })
  stdin.write('aqb\x1b')
  await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(5000)
  expect(keys).toEqual(['a', 'q'])
  expect(stdin.listenerCount('data')).toBe(0)
})
