// A whole game at a real terminal, played from what the screen says and from nothing else.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import {
  answer,
  closeAll,
  isWaiting,
  openGame,
  openTableIn,
  picksIn,
  savedIn,
  someFolder,
} from '../support/game-in-terminal.ts'
import { firstTry } from '../support/render-screen.tsx'

afterEach(closeAll)

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const MOST_INPUTS = 200
/** A short game with tiles to turn, damage to take, a page to read and monsters to move. */
const SEED = 'psalm'

test('two keys from the title to the table, a third opens the first door', async () => {
  const folder = someFolder()
  const pty = openGame(['--saves', folder])
  await pty.until('L Y C H G A T E')
  pty.press('return')
  await pty.until('Which family?')
  pty.press('return')
  await pty.until(() => isWaiting(pty))
  expect(pty.screen().join('\n')).toContain('MERCY HARROW')
  expect(pty.cursorVisible()).toBe(true)
  pty.press('up')
  await pty.until(() => picksIn(folder)[0] === '0 move:north')
  await pty.until(() => !/ 4\/4 /.test(pty.screen()[0]!))
  pty.press('^q')
  await pty.until('New house')
  pty.press('^q')
  expect(await pty.exit).toEqual({ code: 0, signal: 0 })
  expect(pty.isAlternate()).toBe(false)
  expect(pty.screen().join('\n')).toContain('Continue with: lychgate resume chapter-0-')
})

test('a whole game by its first suggestions, and the same lines in plain text make the same game', async () => {
  const folder = someFolder()
  const pty = await openTableIn(folder, SEED)
  const typed: string[] = []
  await answer(pty, 'motion off')
  while (!pty.screen().some((line) => line.includes('W I N')) && typed.length < MOST_INPUTS) {
    const text = firstTry(pty.screen())!
    typed.push(text)
    await answer(pty, text)
  }
  expect(pty.screen().join('\n')).toMatch(
    /T H E {3}(H E R O E S {3}W I N|T R A I T O R {3}W I N S|H O U S E {3}W I N S)/,
  )
  expect(savedIn(folder).state.outcome).not.toBeNull()
  pty.type('q\r')
  expect(await pty.exit).toEqual({ code: 0, signal: 0 })
  expect(pty.isAlternate()).toBe(false)
  expect(pty.cursorVisible()).toBe(true)

  const other = someFolder()
  const plain = spawnSync(
    process.execPath,
    [executable, 'play', '--plain', '--chapter', '0', '--seed', SEED, '--level', 'random', '--saves', other],
    { input: `${typed.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  expect(plain.status).toBe(0)
  expect(plain.stdout).toMatch(/^The (heroes win|traitor wins|house wins)\.$/m)
  expect(picksIn(other)).toEqual(picksIn(folder))
  expect(savedIn(other).state).toEqual(savedIn(folder).state)
})
