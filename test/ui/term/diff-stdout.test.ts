import { EventEmitter } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import alea from 'seedrandom/lib/alea.js'
import { describe, expect, test } from 'vitest'
import { DiffStdout } from '../../../src/ui/term/diff-stdout.ts'
import { Screen } from '../../support/screen.ts'

/** A real stdout that keeps what it is sent. */
class Wire extends EventEmitter {
  sent: string[] = []
  isFull = false
  constructor(
    public columns: number,
    public rows: number,
  ) {
    super()
  }
  write(text: string): boolean {
    this.sent.push(text)
    return !this.isFull
  }
  take(): string {
    return this.sent.splice(0).join('')
  }
}

function open(columns = 40, rows = 8) {
  const wire = new Wire(columns, rows)
  const stdout = new DiffStdout(wire)
  /** Bytes for a frame, and for the cursor if one is given. */
  const show = (frame: string, cursor?: { x: number; y: number } | null) => {
    stdout.write(frame)
    if (cursor !== undefined) stdout.place(cursor)
    stdout.flush()
    return wire.take()
  }
  return { wire, stdout, show }
}

const PAINTS = ['1', '4', '7', '1;7', '31', '92', '38;5;208', '38;2;86;180;233', '44', '1;4;91', '48;5;17;33']
const LETTERS = ['a', 'b', 'c', '#', '.', '|', '─', 'é', 'e\u0301', ' ', ' ', ' ']
const WIDE = ['屋', '敷', '語']

/** Frames that differ a little or a lot from the one before. */
function frames(seed: string, { hasWide }: { hasWide: boolean }) {
  const luck = alea(seed, { state: true })
  const pick = <T>(from: readonly T[]): T => from[Math.floor(luck() * from.length)]!
  const letter = () => {
    const text = pick(hasWide && luck() < 0.3 ? WIDE : LETTERS)
    return luck() < 0.6 ? text : `\x1b[${pick(PAINTS)}m${text}\x1b[0m`
  }
  const row = () => Array.from({ length: Math.floor(luck() * 30) }, letter)
  const patched = (old: string[]) => old.map((one) => (luck() < 0.2 ? letter() : one))
  let lines: string[][] = []
  return (rows: number): string => {
    const chance = pick([0.05, 0.3, 1])
    // Now and then some rows move up, as those of a log do.
    if (luck() < 0.3) lines.splice(Math.floor(luck() * lines.length), 1 + Math.floor(luck() * 2))
    lines = Array.from({ length: rows - (luck() < 0.3 ? 1 : 0) }, (_, y) => {
      const old = lines[y]
      if (old === undefined || luck() < chance) return row()
      return luck() < 0.5 ? patched(old) : old
    })
    return lines.map((line) => line.join('')).join('\n')
  }
}

/** The frame as a terminal shows it that is cleared and given every row anew. */
async function drawnAnew(frame: string, columns: number, rows: number) {
  const screen = new Screen(columns, rows)
  // Row by row at its own place, without wrapping what is too long.
  const lines = frame.split('\n').map((line, y) => `\x1b[${y + 1}H\x1b[0m${line}`)
  await screen.write(`\x1b[?7l${lines.join('')}`)
  return screen.looks()
}

/** Two pictures where they may differ: a row too long ends otherwise, and the last cell of all is never drawn. */
function compared(looks: { text: string; paint: string }[][], frame: string, columns: number) {
  const lines = frame.split('\n')
  return looks.map((row, y) => {
    const isLast = y === looks.length - 1
    const width = [...stripVTControlCharacters(lines[y] ?? '').normalize('NFC')].reduce(
      (sum, one) => sum + (WIDE.includes(one) ? 2 : 1),
      0,
    )
    return width >= columns || isLast ? row.slice(0, columns - 2) : row
  })
}

describe.each([
  ['narrow letters', false],
  ['wide ones among them', true],
])('random frames with %s', (_what, hasWide) => {
  test.each(['ash', 'birch', 'cedar'])('look as if drawn anew: %s', async (seed) => {
    const luck = alea(`${seed} sizes`, { state: true })
    const next = frames(seed, { hasWide })
    const { wire, stdout, show } = open()
    const screen = new Screen(wire.columns, wire.rows)
    await screen.write('\x1b[?1049h')
    for (let count = 0; count < 80; count++) {
      if (luck() < 0.08) {
        wire.columns = 20 + Math.floor(luck() * 40)
        wire.rows = 3 + Math.floor(luck() * 10)
        screen.resize(wire.columns, wire.rows)
        wire.emit('resize')
      }
      if (luck() < 0.02) stdout.forget()
      const { columns, rows } = wire
      const cursor = luck() < 0.3 ? null : { x: Math.floor(luck() * columns), y: Math.floor(luck() * rows) }
      const frame = next(rows)
      await screen.write(show(frame, cursor))
      const expected = compared(await drawnAnew(frame, columns, rows), frame, columns)
      expect(compared(screen.looks(), frame, columns), `frame ${count}`).toEqual(expected)
      if (cursor) expect(screen.cursor()).toEqual(cursor)
      expect(screen.look(columns - 1, rows - 1).text).toBe(' ')
    }
  })
})

test('rows that move up are moved by the terminal: a log costs its new line', async () => {
  const log = Array.from(
    { length: 12 },
    (_, n) => `| ${n} somebody goes somewhere ${'and on '.repeat(n % 3)}|`,
  )
  const frameAt = (n: number) => ['the title', ...log.slice(n, n + 5), '> the prompt'].join('\n')
  const { wire, show } = open(60, 9)
  const screen = new Screen(wire.columns, wire.rows)
  await screen.write(show(frameAt(0), { x: 3, y: 6 }))
  for (let n = 1; n < 7; n++) {
    const sent = show(frameAt(n), { x: 3, y: 6 })
    await screen.write(sent)
    expect(Buffer.byteLength(sent)).toBeLessThan(100)
    expect(sent).toContain('r\x1b[')
    expect(
      screen
        .lines()
        .map((line) => line.trimEnd())
        .slice(0, 7),
    ).toEqual(frameAt(n).split('\n'))
    expect(screen.cursor()).toEqual({ x: 3, y: 6 })
  }
})

describe('what is sent', () => {
  const rows = Array.from({ length: 7 }, (_, y) => `| row ${y} \x1b[32m#......#\x1b[39m end |`)
  const frame = rows.join('\n')
  const withRow = (y: number, row: string) => rows.map((old, at) => (at === y ? row : old)).join('\n')

  test('is nothing when nothing changed', () => {
    const { show, stdout, wire } = open()
    show(frame, { x: 2, y: 3 })
    expect(show(frame, { x: 2, y: 3 })).toBe('')
    stdout.write('')
    stdout.flush()
    expect(wire.take()).toBe('')
  })

  test('begins with clearing the screen, held back until it is whole, and never wipes what is scrolled away', () => {
    const { show, stdout } = open()
    const first = show(frame, null)
    expect(first.startsWith('\x1b[?2026h\x1b[m\x1b[H\x1b[2J|')).toBe(true)
    expect(first.endsWith('|\x1b[?25l\x1b[?2026l')).toBe(true)
    stdout.forget()
    expect(show(frame, null)).toBe(first)
    expect(first).not.toContain('3J')
  })

  test('holds a change that may arrive in pieces, whatever it shows, and nothing smaller', () => {
    const { show } = open(80, 24)
    const filled = (glyph: string) => Array.from({ length: 24 }, () => glyph.repeat(79)).join('\n')
    show(filled('a'), null)
    const large = show(filled('─'), null)
    expect(large.startsWith('\x1b[?2026h')).toBe(true)
    expect(large.endsWith('\x1b[?2026l')).toBe(true)
    expect(show(filled('─').replace('─', '═'), null)).not.toContain('2026')
  })

  test('is a letter where a letter was typed', () => {
    const { show } = open()
    show(withRow(6, '> nort'), { x: 6, y: 6 })
    expect(show(withRow(6, '> north'), { x: 7, y: 6 })).toBe('h')
    expect(show(withRow(6, '> nort'), { x: 6, y: 6 }).length).toBeLessThanOrEqual(40)
  })

  test('is little when a figure goes one cell', () => {
    const { show } = open()
    const figure = '\x1b[1;7m@\x1b[22;27m'
    show(withRow(2, `| row 2 \x1b[32m#.${figure}\x1b[32m....#\x1b[39m end |`), { x: 2, y: 6 })
    const sent = show(withRow(2, `| row 2 \x1b[32m#..${figure}\x1b[32m...#\x1b[39m end |`), { x: 2, y: 6 })
    expect(sent.length).toBeLessThanOrEqual(120)
    expect(sent).toContain('@')
  })

  test('erases a long end instead of writing blanks', () => {
    const { show } = open()
    show(frame, null)
    expect(show(withRow(3, '| row'), null)).toBe('\x1b[4;7H\x1b[K')
  })

  test('is one write for all frames of a tick', async () => {
    const { stdout, wire } = open()
    stdout.write('a')
    stdout.write('b')
    stdout.place({ x: 1, y: 0 })
    expect(wire.sent).toEqual([])
    await Promise.resolve()
    expect(wire.sent).toHaveLength(1)
    expect(wire.take()).toContain('b')
  })

  test('is the newest frame only, when the terminal was slow', () => {
    const { stdout, wire, show } = open()
    wire.isFull = true
    expect(show('one')).toContain('one')
    expect(show('two')).toBe('')
    expect(show('three')).toBe('')
    wire.isFull = false
    wire.emit('drain')
    stdout.flush()
    expect(wire.take()).toContain('three')
  })

  test('shows and hides the cursor only when that changes', () => {
    const { show } = open()
    expect(show('a', { x: 0, y: 1 })).toContain('\x1b[?25h')
    expect(show('a', { x: 1, y: 1 })).toBe('\x1b[C')
    expect(show('a', null)).toBe('\x1b[?25l')
    expect(show('a', null)).toBe('')
  })

  test('is nothing while silent, and all of it afterwards', () => {
    const { stdout, wire, show } = open()
    show('a')
    stdout.silence()
    expect(show('b')).toBe('')
    wire.emit('resize')
    stdout.flush()
    expect(wire.take()).toBe('')
    stdout.forget()
    stdout.flush()
    expect(wire.take()).toMatch(/2J.*b/)
  })

  test.each([
    ['a clipboard', '\x1b]52;c;eA==\x07'],
    ['a title', '\x1b]0;x\x1b\\'],
    ['a link', '\x1b]8;;http://x\x1b\\'],
    ['a wipe', '\x1b[3J\x1b[2J'],
    ['a question', '\x1b[6n\x1b[c'],
    ['a setting', '\x1bP$qm\x1b\\'],
    ['a move', '\x1b[5A\x1b7\x1b8\x1bM'],
    ['a reset', '\x1bc\x1b(0'],
    ['one byte orders', '\x9b6n\x9d0;x\x9c\b\x07\x0e\x7f'],
  ])('has no order from the frame: %s', (_what, order) => {
    const clean = open().show(frame.replace('row 3', 'row!3'), null)
    expect(open().show(frame.replace('row 3', `row${order}!3`), null)).toBe(clean)
  })
})

test('an order that is cut off at the end of a row takes nothing with it', () => {
  const clean = open().show('abc\ndef', null)
  for (const order of ['\x1b', '\x1b[', '\x1b[12;', '\x1b]0;title', '\x1bP'])
    expect(open().show(`abc${order}\ndef`, null)).toBe(clean)
})

test('a resize draws nothing by itself: the frame of the new size is drawn whole', () => {
  const { wire, stdout, show } = open()
  show('a')
  wire.columns = 120
  wire.emit('resize')
  expect(wire.take()).toBe('')
  expect(stdout.columns).toBe(120)
  expect(show('b')).toMatch(/2J.*b/)
})

test('a stream without a size is 80 by 24, and callers are told when they are done', async () => {
  const stdout = new DiffStdout(new Wire(0, 0))
  expect([stdout.columns, stdout.rows]).toEqual([80, 24])
  await new Promise<void>((resolve) => stdout.write('', resolve))
})
