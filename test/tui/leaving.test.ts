// Every way out of the game at a real terminal: the terminal is as it was, and nothing that was chosen is lost.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import {
  answer,
  closeAll,
  isWaiting,
  openGame,
  openTableIn,
  picksIn,
  someFolder,
} from '../support/game-in-terminal.ts'
import type { PtyTerminal } from '../support/terminal.ts'

afterEach(closeAll)

const root = fileURLToPath(new URL('../..', import.meta.url))

function expectGivenBack(pty: PtyTerminal): void {
  expect(pty.isAlternate()).toBe(false)
  expect(pty.cursorVisible()).toBe(true)
  expect(pty.output.lastIndexOf('\x1b[?2004l')).toBeGreaterThan(pty.output.lastIndexOf('\x1b[?2004h'))
}

/** A game in which one step has been made and shown. */
async function afterOneStep(folder: string): Promise<PtyTerminal> {
  const pty = await openTableIn(folder, 'moth')
  await answer(pty, 's')
  expect(picksIn(folder).at(-1)).toBe('0 move:south')
  return pty
}

describe('the terminal is as it was, and the game has every choice that was shown', () => {
  test.each([
    ['after ^C', (pty: PtyTerminal) => pty.press('^c'), { code: 130, signal: 0 }],
    ['after ^Q', (pty: PtyTerminal) => pty.press('^q'), { code: 0, signal: 0 }],
    ['after ^D', (pty: PtyTerminal) => pty.press('^d'), { code: 0, signal: 0 }],
    ['after q', (pty: PtyTerminal) => pty.type('q\r'), { code: 0, signal: 0 }],
    ['after SIGTERM', (pty: PtyTerminal) => pty.kill('SIGTERM'), { code: 143, signal: 0 }],
    // By the signal itself, which a shell calls 129.
    ['after SIGHUP', (pty: PtyTerminal) => pty.kill('SIGHUP'), { code: 0, signal: 1 }],
  ])('%s', async (_when, leave, exit) => {
    const folder = someFolder()
    const pty = await afterOneStep(folder)
    const picks = picksIn(folder)
    leave(pty)
    expect(await pty.exit).toEqual(exit)
    await pty.idle(30)
    expectGivenBack(pty)
    expect(picksIn(folder)).toEqual(picks)
  })

  test('after a lost line, and the game goes on where it was', async () => {
    const folder = someFolder()
    const pty = await afterOneStep(folder)
    const picks = picksIn(folder)
    pty.hangUp()
    // By SIGHUP, which a shell calls 129.
    expect(await pty.exit).toEqual({ code: 0, signal: 1 })
    expect(picksIn(folder)).toEqual(picks)
    const again = openGame(['resume', '--saves', folder])
    await again.until(() => isWaiting(again))
    expect(again.screen().join('\n')).toContain('Entrance Hall')
    expect(again.screen().join('\n')).toMatch(/Resumed chapter-0-moth after \d+ choices?\./)
    await answer(again, 'n')
    expect(picksIn(folder)).toEqual([...picks, '0 move:north'])
  })
})

test('a lost line ends a game in plain text as well, and its lock is released', async () => {
  const folder = someFolder()
  const game = ['play', '--plain', '--chapter', '0', '--seed', 'moth', '--level', 'random', '--saves', folder]
  const pty = openGame(game)
  await pty.until('Your turn')
  pty.hangUp()
  expect(await pty.exit).toEqual({ code: 0, signal: 1 })
  expect(readdirSync(join(folder, 'games/chapter-0-moth')).filter((file) => file.includes('lock'))).toEqual(
    [],
  )
  expect(picksIn(folder)).toEqual([])
})

test('from ^Z and back with fg the game stands as it was, at its new size', async () => {
  const folder = someFolder()
  const pty = openGame([], { command: ['sh', '-i'], env: { PS1: 'shell$ ' }, cwd: root })
  await pty.until('shell$')
  pty.type(`'${process.execPath}' bin/lychgate.js play --chapter 0 --seed moth --saves '${folder}'\r`)
  await pty.until(() => isWaiting(pty))
  pty.type('look ')
  await pty.until(' > look')
  pty.press('^z')
  const isShell = () => !pty.isAlternate() && /shell\$$/.test(pty.screen().join('\n').trimEnd())
  await pty.until(isShell)
  expect(pty.cursorVisible()).toBe(true)
  pty.resize(100, 30)
  pty.type('fg\r')
  await pty.until(' > look')
  await pty.until('LOG')
  expect(pty.isAlternate()).toBe(true)
  pty.press('^c')
  // What is typed before the shell asks again is lost with the program that ends.
  await pty.until(isShell)
  pty.type('echo "code $?"; stty -a\r')
  await pty.until('code 130')
  await pty.until('-echoprt')
  const settings = pty.screen().join(' ')
  expect(settings).toMatch(/ icanon /)
  expect(settings).toMatch(/ isig /)
  expect(settings).toMatch(/ echo /)
})

test.each([
  ['a key', 't'],
  ['a drawing', 'd'],
])('a fault in %s gives the terminal back, says so in one sentence and ends with 1', async (_where, key) => {
  const pty = openGame([], {
    command: [process.execPath, '--import', 'tsx', `${root}test/support/faulty-screen.tsx`],
    cwd: root,
    // The details go there.
    env: { TMPDIR: someFolder() },
  })
  await pty.until('ready')
  pty.press(key)
  expect(await pty.exit).toEqual({ code: 1, signal: 0 })
  await pty.idle(30)
  expectGivenBack(pty)
  const said = pty.screen().join('\n').trim()
  expect(said).toMatch(/failed/)
  expect(said).not.toMatch(/\n\s+at /)
})
