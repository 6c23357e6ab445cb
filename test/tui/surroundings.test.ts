// What the surroundings ask for is what the terminal gets: plain text, no colour, ASCII; and names in a save are no orders.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { saveText } from '../../src/table/save.ts'
import {
  answer,
  closeAll,
  isWaiting,
  openGame,
  openTableIn,
  someFolder,
} from '../support/game-in-terminal.ts'
import type { PtyTerminal } from '../support/terminal.ts'

afterEach(closeAll)

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const ESC = '\u001b'

/** A few turns: two steps, a page, and leaving. */
async function someTurns(pty: PtyTerminal): Promise<string> {
  await answer(pty, 's')
  await answer(pty, 'who')
  await answer(pty, 'n')
  pty.press('^q')
  expect(await pty.exit).toEqual({ code: 0, signal: 0 })
  await pty.idle(20)
  return pty.output
}

/** Numbers of every SGR that was sent. */
const paintsIn = (output: string): number[] =>
  [...output.matchAll(new RegExp(`${ESC}\\[([\\d;]*)m`, 'g'))].flatMap(([, all = '']) =>
    all.split(';').map(Number),
  )
const isColour = (paint: number): boolean => (paint >= 30 && paint <= 49) || paint >= 90

describe('plain text, line by line', () => {
  test.each([
    ['TERM=dumb', { TERM: 'dumb' }],
    ['ACCESSIBLE=1', { ACCESSIBLE: '1' }],
    ['INK_SCREEN_READER=true', { INK_SCREEN_READER: 'true' }],
  ])('where the terminal has %s', async (_what, env) => {
    const folder = someFolder()
    const pty = openGame(
      ['play', '--chapter', '0', '--seed', 'moth', '--level', 'random', '--saves', folder],
      { env },
    )
    await pty.until('Your turn, round 1.')
    pty.type('s\r')
    await pty.until('You go south to the Entrance Hall.')
    pty.type('q\r')
    expect((await pty.exit).code).toBe(0)
    expect(pty.output).not.toContain(`${ESC}[?1049h`)
    expect(paintsIn(pty.output).filter(isColour)).toEqual([])
    expect(pty.output).not.toMatch(/[\u2500-\u257f]/)
  })

  test('where there is no terminal: nothing but text and ends of lines', () => {
    const folder = someFolder()
    const { stdout, status } = spawnSync(
      process.execPath,
      [executable, 'play', '--chapter', '0', '--seed', 'moth', '--level', 'random', '--saves', folder],
      { input: 's\nn\nq\n', encoding: 'utf8' },
    )
    expect(status).toBe(0)
    expect(stdout).toContain('Entrance Hall')
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  })
})

describe('on the screen', () => {
  test.each([
    ['NO_COLOR=1', { NO_COLOR: '1' }],
    ['NO_COLOR=1 and FORCE_COLOR=3', { NO_COLOR: '1', FORCE_COLOR: '3' }],
  ])('%s: no colour at all', async (_what, env) => {
    const output = await someTurns(await openTableIn(someFolder(), 'moth', { env }))
    expect(output).toContain(`${ESC}[?1049h`)
    expect(paintsIn(output).filter(isColour)).toEqual([])
  })

  test('DEV=true brings no tools for developers, only the game', async () => {
    const output = await someTurns(await openTableIn(someFolder(), 'moth', { env: { DEV: 'true' } }))
    expect(output).not.toMatch(/devtools|stumbled/)
  })

  test('a folder for saves that is a file is a sentence under the menu', async () => {
    const file = join(someFolder(), 'letter')
    writeFileSync(file, 'Dear Ann')
    const pty = openGame([], { env: { LYCHGATE_SAVES: file } })
    await pty.until('New house')
    pty.press('c', 'return')
    // The sentence is longer than a row, and is shown to its end.
    await pty.until('Name another folder with --saves DIR.')
    pty.press('^q')
    expect((await pty.exit).code).toBe(0)
  })

  test.each(['dark', 'light', 'cb'])('the theme %s has colours', async (theme) => {
    const output = await someTurns(await openTableIn(someFolder(), 'moth', {}, '--theme', theme))
    expect(paintsIn(output).some(isColour)).toBe(true)
  })

  test('the theme mono has none, even where colour is forced', async () => {
    const env = { FORCE_COLOR: '3', COLORTERM: 'truecolor' }
    const output = await someTurns(await openTableIn(someFolder(), 'moth', { env }, '--theme', 'mono'))
    expect(paintsIn(output).filter(isColour)).toEqual([])
  })

  test.each([
    ['--ascii', ['--ascii'], {}],
    ['LANG=C', [], { LANG: 'C' }],
  ])('%s: every byte is ASCII', async (_what, args, env) => {
    const output = await someTurns(await openTableIn(someFolder(), 'moth', { env }, ...args))
    expect(output).toContain(`${ESC}[?1049h`)
    expect([...output].filter((one) => one > '\u007f')).toEqual([])
  })
})

const HOSTILE = [
  `Mara${ESC}]52;c;b3duZWQ=\u0007`,
  `Ann${ESC}]0;owned\u0007\r\u202egnirts\u202c`,
  `Ned\u200d\u200b${ESC}[2J${ESC}[6n\u009b31m`,
]

test('names in a save that are orders to a terminal never reach it', async () => {
  const folder = someFolder()
  const first = await openTableIn(folder, 'moth')
  await answer(first, 's')
  first.press('^q')
  await first.exit
  const [name] = readdirSync(join(folder, 'games'))
  const file = join(folder, 'games', name!, 'game.json')
  const { app, body } = JSON.parse(readFileSync(file, 'utf8'))
  HOSTILE.forEach((hostile, seat) => {
    body.opening.seats[seat].name = hostile
    body.seats[seat].name = hostile
    body.state.explorers[seat].name = hostile
  })
  writeFileSync(file, saveText(body, app))
  const pty = openGame(['resume', '--saves', folder])
  await pty.until(() => isWaiting(pty))
  await answer(pty, 'who')
  pty.press('^p')
  await pty.until('filter >')
  pty.press('^c')
  await pty.exit
  // The program itself asks for the background, once.
  const output = pty.output.replace(`${ESC}]11;?${ESC}\\`, '')
  const orders = output.match(new RegExp(`${ESC}\\][^\\u0007]*|${ESC}[^[]|\\u009b`, 'g')) ?? []
  expect(orders).toEqual([])
  for (const byte of ['\u0007', '\u202e', '\u200d', '\u200b', `${ESC}[6n`])
    expect(pty.output).not.toContain(byte)
  // The screen is cleared when it is taken, and never by a name.
  expect(pty.output.split(`${ESC}[2J`)).toHaveLength(2)
})
