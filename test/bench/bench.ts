/**
 * Measures everything that has a budget: the bundled engine, beside it boardgame.io and @pkmn/sim (fetched into
 * .bench/ if missing), then the program itself. With --against, this version beside an older one instead.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fetchPackages } from '../support/fetch-packages.ts'
import { checkoutOf, compare } from './against.ts'
import { bundle, home, root } from './bundle.ts'
import { coldStarts } from './cold-start.ts'
import type { FramesHeap } from './frames-heap.ts'
import {
  bundlePlainInk,
  bytesOf,
  firstFrames,
  keysAt,
  peerBytes,
  plainInkKeys,
  slowest,
  spent,
  usual,
} from './on-screen.ts'
import type { Ours } from './ours.ts'
import type { Peers } from './peers.ts'
import { isWithinBudget, lineOf, type Row, round } from './report.ts'

/** Windows, and what a letter and a step may take in them, in milliseconds. */
const SIZES = [
  { columns: 80, rows: 24, budget: { letter: 20, move: 25 } },
  { columns: 120, rows: 40, budget: { letter: 30, move: 40 } },
  { columns: 200, rows: 50, budget: { letter: 60, move: 90 } },
] as const
const KINDS = ['letter', 'move'] as const

const PEERS = ['boardgame.io@0.50.2', '@pkmn/sim@0.10.11', '@pkmn/randoms@0.10.6']

/** Bundles a script as the program is bundled, and runs it in a process of its own. */
const measure = async <T>(script: string, args: string[] = []): Promise<T> =>
  measured([await bundle(script), ...args], script)

function measured<T>(args: string[], script: string): T {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1 << 24,
  })
  if (status !== 0) throw new Error(`${script} failed:\n${stderr}`)
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as T
}

/** Why there are no peers to compare with, or null. */
function fetchPeers(): string | null {
  if (options['no-peers']) return 'as asked'
  return fetchPackages(home, PEERS) ? null : 'they could not be fetched'
}

/** How long a command takes from nothing, beside Node that does nothing. */
const startRows = (): Row[] =>
  coldStarts(root, [
    ['rules', 'haunt', 'roll'],
    ['odds', 'attack', '4', '3'],
  ]).map(({ command, milliseconds, bareMilliseconds }) => ({
    what: command.join(' '),
    figure: milliseconds / bareMilliseconds,
    unit: 'x bare node',
    most: 2.5,
    beside: `${round(milliseconds)} ms, bare ${round(bareMilliseconds)} ms`,
  }))

/** The full screen, in a real pseudo-terminal; the program has been built by then. */
async function screenRows(): Promise<Row[]> {
  const ink = join(home, 'plain-ink.mjs')
  await bundlePlainInk(root, ink)
  const { ours, bare, hello } = await firstFrames(root, ink)
  const sizes = []
  for (const { columns, rows, budget } of SIZES)
    sizes.push({ size: `${columns}x${rows}`, budget, keys: await keysAt(root, { columns, rows }) })
  const small = sizes[0]!.keys
  const mono = await keysAt(root, SIZES[0], 'mono')
  const heap = measured<FramesHeap>(
    ['--import', 'tsx', join(root, 'test', 'bench', 'frames-heap.ts')],
    'frames-heap',
  )
  const plain = await plainInkKeys(ink, home)
  const [nethack, crawl] = [await peerBytes('nethack'), await peerBytes('crawl')]
  const shown = (bytes: number | string) => (typeof bytes === 'string' ? bytes : round(bytes))
  const cpu = (figure: number | null) => (figure === null ? '' : `, ${round(figure)} CPU-ms`)
  return [
    {
      what: 'first frame',
      figure: ours.milliseconds / bare.milliseconds,
      unit: 'x bare node',
      most: 8,
      beside: `${round(ours.milliseconds)} ms${cpu(ours.cpuMilliseconds)}; bare ${round(bare.milliseconds)} ms`,
    },
    {
      what: 'first frame against a hello of Ink',
      figure: ours.milliseconds / hello.milliseconds,
      unit: 'x hello',
      most: 1.3,
      beside: `hello ${round(hello.milliseconds)} ms${cpu(hello.cpuMilliseconds)}`,
    },
    ...sizes.flatMap(({ size, budget, keys }) =>
      KINDS.map((kind) => ({
        what: `key to frame, ${size}, ${kind}, p95`,
        figure: slowest(keys[kind]),
        unit: 'ms',
        most: budget[kind],
        beside: `median ${round(usual(keys[kind]))} ms${cpu(spent(keys[kind]))}`,
      })),
    ),
    {
      what: 'bytes for a typed letter, 80x24',
      figure: bytesOf(small.letter),
      unit: 'bytes',
      most: 120,
      beside: `plain Ink ${round(bytesOf(plain.letter))}`,
    },
    {
      what: 'bytes for a step with its log line, 80x24',
      figure: bytesOf(small.move),
      unit: 'bytes',
      most: 1000,
      beside: `plain Ink ${round(bytesOf(plain.move))}, nethack ${shown(nethack)}, crawl ${shown(crawl)}`,
    },
    {
      what: 'the same without colours',
      figure: bytesOf(mono.move),
      unit: 'bytes',
      most: 600,
    },
    {
      what: `heap a frame, over ${heap.frames} frames`,
      figure: heap.bytesPerFrame,
      unit: 'bytes',
      most: 3000,
      beside: `${round(heap.megabytes)} MB at the end`,
    },
  ]
}

function rowsOf(ours: Ours, peers: Peers | null): Row[] {
  const times = (figure: number, peer: number | undefined) => (peer ? `${round(figure / peer)}x` : '')
  return [
    {
      what: 'random legal play',
      figure: ours.decisionsPerSecond,
      unit: 'decisions/CPU-s',
      least: 60_000,
      beside: peers
        ? `boardgame.io ${round(peers.movesPerSecond)} moves (${times(ours.decisionsPerSecond, peers.movesPerSecond)}), ` +
          `@pkmn/sim ${round(peers.choicesPerSecond)} choices (${times(ours.decisionsPerSecond, peers.choicesPerSecond)})`
        : '',
    },
    {
      what: 'random whole games',
      figure: ours.gamesPerSecond,
      unit: 'games/CPU-s',
      least: 200,
      beside: peers
        ? `@pkmn/sim ${round(peers.battlesPerSecond)} battles (${times(ours.gamesPerSecond, peers.battlesPerSecond)})`
        : '',
    },
    {
      what: `clone, mid-haunt (${round(ours.stateBytes / 1024)} KB)`,
      figure: ours.cloneMicroseconds,
      unit: 'microseconds',
      most: 3,
      beside: peers ? `@pkmn/sim ${round(peers.battleCloneMicroseconds)} microseconds` : '',
    },
    {
      what: 'clone against structuredClone',
      figure: ours.structuredCloneMicroseconds / ours.cloneMicroseconds,
      unit: 'times faster',
      least: 20,
      beside: `structuredClone ${round(ours.structuredCloneMicroseconds)}, JSON ${round(ours.jsonMicroseconds)} microseconds`,
    },
    {
      what: 'replay of a game, verified',
      figure: ours.replayMilliseconds,
      unit: 'CPU-ms',
      most: 50,
      beside: `slowest of 20: ${round(ours.slowestReplayMilliseconds)} CPU-ms`,
    },
    {
      what: 'whole games of steady players',
      figure: ours.steadyGamesPerSecond,
      unit: 'games/CPU-s',
      least: 40,
    },
    {
      what: 'plan of a sharp player, median',
      figure: ours.sharpPlanMilliseconds,
      unit: 'ms',
      most: 150,
      beside: `p95 ${round(ours.slowSharpPlanMilliseconds)} ms, of ${ours.sharpPlans} plans`,
    },
    {
      // No budget: the budget of the design is for appending to a journal, and every choice still writes the whole file.
      what: 'saving a choice, whole file, p95',
      figure: ours.saveP95Milliseconds / ours.bareSyncP95Milliseconds,
      unit: 'x bare fdatasync',
      beside: `${round(ours.saveP95Milliseconds)} ms, bare ${round(ours.bareSyncP95Milliseconds)} ms; median ${round(ours.saveMilliseconds)} ms`,
    },
  ]
}

/** Whatever ails the peers, our own figures are worth printing. */
function giveUp(error: Error): null {
  missing = error.message.split('\n').slice(0, 6).join('\n')
  return null
}

async function measureAll(): Promise<void> {
  if (options.screen) {
    process.stdout.write(`${(await screenRows()).map(lineOf).join('\n')}\n`)
    return
  }
  const ours = await measure<Ours>('ours', positionals)
  missing = fetchPeers()
  const peers = missing === null ? await measure<Peers>('peers').catch(giveUp) : null
  const rows = [...rowsOf(ours, peers), ...startRows(), ...(await screenRows())]
  process.stdout.write(`${rows.map(lineOf).join('\n')}\n`)
  process.stdout.write(
    `A random game takes ${round(ours.decisionsPerGame)} decisions. Node ${process.version}.\n`,
  )
  if (missing !== null) process.stdout.write(`No peers beside it: ${missing}.\n`)
}

async function measureAgainst(commitOrPath: string): Promise<void> {
  const rows = await compare(checkoutOf(commitOrPath), Number(options.slices))
  process.stdout.write(`${rows.map(lineOf).join('\n')}\nNode ${process.version}.\n`)
  if (rows.some((row) => isWithinBudget(row) === false)) process.exitCode = 1
}

let missing: string | null = null
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A commit, or the folder of a checkout: measures both, and nothing else. */
    against: { type: 'string' },
    /** Games of each haunt with each table size, on each side. */
    slices: { type: 'string', default: '15' },
    /** The full screen, and nothing else. */
    screen: { type: 'boolean', default: false },
    'no-peers': { type: 'boolean', default: false },
  },
})
mkdirSync(home, { recursive: true })
await (options.against === undefined ? measureAll() : measureAgainst(options.against))
