// Unruly terminals: windows that change their size, text that is pasted, keys that come too early.
import { afterEach, describe, expect, test } from 'vitest'
import {
  answer,
  closeAll,
  isWaiting,
  openTableIn,
  picksIn,
  promptOf,
  someFolder,
} from '../support/game-in-terminal.ts'
import type { PtyTerminal } from '../support/terminal.ts'

afterEach(closeAll)

const SIZES = [
  [200, 50],
  [59, 15],
  [20, 5],
  [120, 40],
  [60, 16],
  [79, 23],
  [1, 1],
  [80, 24],
] as const

const isWhole = (pty: PtyTerminal): boolean => promptOf(pty) !== null && pty.isAlternate()

describe('the window changes its size', () => {
  test('in the middle of a turn: what is typed stays, and each size has its layout', async () => {
    const folder = someFolder()
    const pty = await openTableIn(folder, 'moth')
    pty.type('look at ')
    await pty.until(' > look at')
    for (const [columns, rows] of SIZES.filter(([width]) => width > 10)) {
      pty.resize(columns, rows)
      const has = (text: string) => pty.screen().some((line) => line.includes(text))
      const isSettled = () =>
        promptOf(pty) === 'look at' &&
        pty.screen().at(-1) === '' &&
        has('Carries ') === (columns >= 80 && rows >= 24) &&
        has('GROUND') === (columns >= 60 && rows >= 16)
      await pty.until(isSettled)
      await pty.idle(50)
      expect(isSettled(), `${columns}x${rows}\n${pty.screen().join('\n')}`).toBe(true)
    }
    pty.type('me\r')
    await pty.until(() => promptOf(pty) === '')
    expect(picksIn(folder)).toEqual([])
  })

  test('in the middle of a question: it stays open, and can be answered afterwards', async () => {
    const folder = someFolder()
    const pty = await openTableIn(folder, 'nail')
    await answer(pty, 'n')
    await pty.until('1-9 choose')
    const question = pty.screen().find((line) => line.includes('A NEW ROOM'))
    expect(question, pty.screen().join('\n')).toBeDefined()
    const picks = picksIn(folder)
    // All at once, as a window that is dragged: nobody waits for a frame.
    for (const [columns, rows] of [...SIZES, ...SIZES]) pty.resize(columns, rows)
    await pty.until(() => isWhole(pty) && pty.screen().includes(question!))
    await pty.idle(200)
    expect(picksIn(folder)).toEqual(picks)
    pty.type('1')
    await pty.until(() => picksIn(folder).length > picks.length)
    expect(picksIn(folder).at(-1)).toMatch(/^0 turn:/)
  })
})

const paste = (text: string): string => `\x1b[200~${text}\x1b[201~`

describe('what is pasted', () => {
  test('is shown and not run before Enter, several lines as one', async () => {
    const folder = someFolder()
    const pty = await openTableIn(folder, 'moth')
    pty.type(paste('s\r\nn\rs\n'))
    await pty.until(() => (promptOf(pty) ?? '') !== '')
    await pty.idle(100)
    expect(picksIn(folder)).toEqual([])
    expect(promptOf(pty)).toMatch(/^s\W+n\W+s\W*$/)
    pty.type('\r')
    await pty.until(() => picksIn(folder).length >= 3)
    expect(picksIn(folder).slice(0, 3)).toEqual(['0 move:south', '0 move:north', '0 move:south'])
  })

  test('loses every control byte, and is cut where it is too much', async () => {
    const folder = someFolder()
    const pty = await openTableIn(folder, 'moth')
    pty.type(paste('look\x1b[31m\x07\x00\x03\x1a\u202e at\x1b]0;owned\x07 me'))
    await pty.until(() => (promptOf(pty) ?? '').endsWith('me'))
    expect(pty.output).not.toContain('owned\x07')
    expect(pty.output).not.toContain('\x07')
    expect(pty.output).not.toContain('\u202e')
    pty.press('^u')
    await pty.until(() => promptOf(pty) === '')
    pty.type(paste('n\r'.repeat(5000)))
    await pty.until(() => (promptOf(pty) ?? '') !== '')
    await pty.idle(100)
    expect(picksIn(folder)).toEqual([])
    pty.press('^u')
    await pty.until(() => promptOf(pty) === '')
    await answer(pty, 's')
    expect(picksIn(folder)).toEqual(['0 move:south'])
  })

  test('where the terminal does not say that it pastes, it is keys like any other', async () => {
    const folder = someFolder()
    const pty = await openTableIn(folder, 'moth')
    pty.type('s\rn\r')
    await pty.until(() => picksIn(folder).length >= 2)
    expect(picksIn(folder)).toEqual(['0 move:south', '0 move:north'])
  })
})

test('keys typed ahead are no answer to a question that nobody could foresee', async () => {
  const folder = someFolder()
  const pty = await openTableIn(folder, 'nail')
  pty.type('n\r1112')
  await pty.until('1-9 choose')
  await pty.until(() => isWaiting(pty))
  expect(picksIn(folder)).toEqual(['0 move:north'])
  pty.type('2')
  await pty.until(() => picksIn(folder).length === 2)
  await pty.until(() => isWaiting(pty))
})
