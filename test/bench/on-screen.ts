/** The full screen: how soon it is there, how soon it answers a key, and what that costs on the line; peers beside it. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { build } from 'esbuild'
import { PROGRAM } from '../../src/build/bundle.ts'
import type { ThemeName } from '../../src/ui/theme/themes.ts'
import { tableFor } from '../support/plain.ts'
import { screenFor } from '../support/render-screen.tsx'
import { median, quantile } from './measure.ts'
import { type Answer, PtyRun, type Start } from './pty-run.ts'

const STARTS = 12
const ROUNDS = 12
const SMALL = { columns: 80, rows: 24 }
const [UP, DOWN, BACKSPACE] = ['\x1b[A', '\x1b[B', '\x7f']

export interface FirstFrames {
  ours: Start
  bare: Start
  hello: Start
}

/** In turn with bare Node and with a hello of Ink, so that whatever else the machine does slows all alike. */
export async function firstFrames(root: string, hello: string): Promise<FirstFrames> {
  const node = process.execPath
  const calls = {
    bare: { command: [node, '-e', '0'], wanted: null },
    hello: { command: [node, hello], wanted: 'Hello, house' },
    ours: { command: [node, join(root, 'bin', 'lychgate.js')], wanted: 'New house' },
  } as const
  const starts: Record<keyof typeof calls, Start[]> = { bare: [], hello: [], ours: [] }
  for (let n = 0; n < STARTS + 1; n++)
    for (const name of ['bare', 'hello', 'ours'] as const) {
      const run = new PtyRun(calls[name].command, SMALL)
      const start = await run.started(calls[name].wanted)
      await run.end()
      // The first time of each is for the disk.
      if (n > 0) starts[name].push(start)
    }
  return { bare: middle(starts.bare), hello: middle(starts.hello), ours: middle(starts.ours) }
}

const middle = (starts: readonly Start[]): Start => {
  const spent = starts.flatMap(({ cpuMilliseconds }) => cpuMilliseconds ?? [])
  return {
    milliseconds: median(starts.map(({ milliseconds }) => milliseconds)),
    cpuMilliseconds: spent.length > 0 ? median(spent) : null,
  }
}

export interface Keys {
  letter: Answer[]
  move: Answer[]
}

/** Letters typed and taken back, and steps to and fro that are taken back too, so that the turn never ends. */
export async function keysAt(
  root: string,
  window: { columns: number; rows: number },
  theme: ThemeName = 'dark',
): Promise<Keys> {
  const saves = mkdtempSync(join(tmpdir(), 'lychgate-bench-'))
  const game = ['play', '--free', '--seed', '7', '--level', 'random', '--name', 'Mercy', '--saves', saves]
  const look = ['--theme', theme]
  const env = { COLORTERM: 'truecolor' }
  const run = new PtyRun([process.execPath, join(root, 'bin', 'lychgate.js'), ...game, ...look], {
    ...window,
    env,
  })
  const keys: Keys = { letter: [], move: [] }
  try {
    await run.started('GROUND')
    await run.quiet(500)
    await run.key('motion off\r')
    for (let n = 0; n < ROUNDS; n++) {
      for (const key of ['l', 'o', BACKSPACE, BACKSPACE]) keys.letter.push(await run.key(key))
      for (const key of [UP, DOWN]) keys.move.push(await run.key(key))
      for (let back = 0; back < 2; back++) await run.key('undo\r')
    }
  } finally {
    await run.end()
    rmSync(saves, { recursive: true, force: true })
  }
  return keys
}

/** What plain Ink sends for the same screens: a letter more, and a step with its line in the log. */
export async function plainInkKeys(program: string, folder: string): Promise<Keys> {
  const stage = await screenFor(tableFor({ seed: '7' })).rest()
  const still = stage.painted()
  stage.type('l')
  const typed = stage.painted()
  stage.press('backspace', 'up')
  const keys: Keys = { letter: [], move: [] }
  for (const [kind, other] of [
    ['letter', typed],
    ['move', (await stage.rest()).painted()],
  ] as const) {
    const file = join(folder, `${kind}.json`)
    writeFileSync(file, JSON.stringify([still, other]))
    const run = new PtyRun([process.execPath, program, file], SMALL)
    await run.started('GROUND')
    await run.quiet(300)
    for (let n = 0; n < ROUNDS; n++) keys[kind].push(await run.key('x'))
    await run.end()
  }
  return keys
}

/** Bundled as the program is, but with what Ink itself does at the start. */
export async function bundlePlainInk(root: string, outfile: string): Promise<void> {
  const { outdir: _, splitting: __, chunkNames: ___, ...options } = PROGRAM
  const define = { 'process.env.NODE_ENV': '"production"' }
  await build({ ...options, define, entryPoints: [join(root, 'test/bench/plain-ink.tsx')], outfile })
}

export const bytesOf = (answers: readonly Answer[]): number => median(answers.map(({ bytes }) => bytes))
export const slowest = (answers: readonly Answer[]): number =>
  quantile(
    answers.map(({ milliseconds }) => milliseconds),
    0.95,
  )
/** Processor time of a key; null where the system does not tell. */
export const spent = (answers: readonly Answer[]): number | null => {
  const times = answers.flatMap(({ cpuMilliseconds }) => cpuMilliseconds ?? [])
  return times.length > 0 ? median(times) : null
}
export const usual = (answers: readonly Answer[]): number =>
  median(answers.map(({ milliseconds }) => milliseconds))

/** Steps in two well-known games, or why there is no figure. */
export async function peerBytes(name: 'nethack' | 'crawl'): Promise<number | string> {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/games']
  const file = places.map((place) => join(place, name)).find((path) => existsSync(path))
  if (!file) return 'not installed'
  const home = mkdtempSync(join(tmpdir(), 'lychgate-bench-'))
  const command = {
    nethack: [file, '-X', '-u', 'bench'],
    crawl: [file, '-name', 'bench', '-species', 'human', '-background', 'fighter', '-dir', home],
  }[name]
  const env = {
    HOME: home,
    NETHACKOPTIONS: 'role:Valkyrie,race:human,gender:female,align:neutral,!legacy,!autopickup,!splash_screen',
  }
  const run = new PtyRun(command, { ...SMALL, env })
  try {
    await run.quiet(3000)
    for (const key of [' ', '\r', ' ', '\x1b']) await run.key(key)
    const answers: Answer[] = []
    for (let n = 0; n < ROUNDS; n++) for (const key of 'hljk') answers.push(await run.key(key))
    const bytes = bytesOf(answers)
    // A screen that does not answer is a question it still asks, not the game.
    return bytes > 10 ? bytes : 'did not begin'
  } finally {
    await run.end()
    rmSync(home, { recursive: true, force: true })
  }
}
