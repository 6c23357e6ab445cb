/**
 * Measures what the budgets name, on this machine and in one run: our own engine as it is shipped, bundled,
 * and beside it boardgame.io and @pkmn/sim, fetched into .bench/ when they are missing; then the program itself.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { coldStarts } from './cold-start.ts'
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

const root = fileURLToPath(new URL('../../', import.meta.url))
const home = join(root, '.bench')
const PEERS = ['boardgame.io@0.50.2', '@pkmn/sim@0.10.11', '@pkmn/randoms@0.10.6']

/** Bundles a script as the program is bundled, and runs it in a process of its own. */
async function measure<T>(script: string, args: string[] = []): Promise<T> {
  const outfile = join(home, `${script}.mjs`)
  await build({
    entryPoints: [join(root, 'test', 'bench', `${script}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  })
  const { stdout, stderr, status } = spawnSync(process.execPath, [outfile, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1 << 24,
  })
  if (status !== 0) throw new Error(`${script} failed:\n${stderr}`)
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as T
}

/** Why there are no peers to compare with, or null. */
function fetchPeers(): string | null {
  if (process.argv.includes('--no-peers')) return 'as asked'
  const isThere = PEERS.every((peer) =>
    existsSync(join(home, 'node_modules', peer.slice(0, peer.lastIndexOf('@')))),
  )
  if (isThere) return null
  process.stdout.write(`Fetching ${PEERS.join(', ')} into .bench ...\n`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = [
    '--prefix',
    home,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ]
  const { status } = spawnSync(npm, ['install', ...flags, ...PEERS], { stdio: 'ignore', timeout: 180_000 })
  return status === 0 ? null : 'they could not be fetched'
}

interface Row {
  what: string
  figure: number
  unit: string
  /** At least, or at most, this much. */
  least?: number
  most?: number
  peers?: string
}

const round = (figure: number): string =>
  figure >= 1000
    ? Math.round(figure).toLocaleString('en')
    : figure >= 10
      ? figure.toFixed(0)
      : figure.toFixed(2)

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
    peers: `${round(milliseconds)} ms, bare ${round(bareMilliseconds)} ms`,
  }))

/** The full screen, in a real pseudo-terminal; the program has been built by then. */
async function screenRows(): Promise<Row[]> {
  const ink = join(home, 'plain-ink.mjs')
  await bundlePlainInk(root, ink)
  const { ours, bare, hello } = await firstFrames(root, ink)
  const small = await keysAt(root, { columns: 80, rows: 24 })
  const large = await keysAt(root, { columns: 120, rows: 40 })
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
      peers: `${round(ours.milliseconds)} ms${cpu(ours.cpuMilliseconds)}; bare ${round(bare.milliseconds)} ms`,
    },
    {
      what: 'first frame against a hello of Ink',
      figure: ours.milliseconds / hello.milliseconds,
      unit: 'x hello',
      most: 1.3,
      peers: `hello ${round(hello.milliseconds)} ms${cpu(hello.cpuMilliseconds)}`,
    },
    ...(['letter', 'move'] as const).map((kind) => ({
      what: `key to frame, 120x40, ${kind}, p95`,
      figure: slowest(large[kind]),
      unit: 'ms',
      most: 30,
      peers: `median ${round(usual(large[kind]))} ms${cpu(spent(large[kind]))}`,
    })),
    {
      what: 'bytes for a typed letter, 80x24',
      figure: bytesOf(small.letter),
      unit: 'bytes',
      most: 120,
      peers: `plain Ink ${round(bytesOf(plain.letter))}`,
    },
    {
      what: 'bytes for a step with its log line, 80x24',
      figure: bytesOf(small.move),
      unit: 'bytes',
      most: 600,
      peers: `plain Ink ${round(bytesOf(plain.move))}, nethack ${shown(nethack)}, crawl ${shown(crawl)}`,
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
      peers: peers
        ? `boardgame.io ${round(peers.movesPerSecond)} moves (${times(ours.decisionsPerSecond, peers.movesPerSecond)}), ` +
          `@pkmn/sim ${round(peers.choicesPerSecond)} choices (${times(ours.decisionsPerSecond, peers.choicesPerSecond)})`
        : '',
    },
    {
      what: 'random whole games',
      figure: ours.gamesPerSecond,
      unit: 'games/CPU-s',
      least: 200,
      peers: peers
        ? `@pkmn/sim ${round(peers.battlesPerSecond)} battles (${times(ours.gamesPerSecond, peers.battlesPerSecond)})`
        : '',
    },
    {
      what: `clone, mid-haunt (${round(ours.stateBytes / 1024)} KB)`,
      figure: ours.cloneMicroseconds,
      unit: 'microseconds',
      most: 15,
      peers: peers ? `@pkmn/sim ${round(peers.battleCloneMicroseconds)} microseconds` : '',
    },
    {
      what: 'clone against structuredClone',
      figure: ours.structuredCloneMicroseconds / ours.cloneMicroseconds,
      unit: 'times faster',
      least: 20,
      peers: `structuredClone ${round(ours.structuredCloneMicroseconds)}, JSON ${round(ours.jsonMicroseconds)} microseconds`,
    },
    {
      what: 'replay of a game, verified',
      figure: ours.replayMilliseconds,
      unit: 'CPU-ms',
      most: 50,
      peers: `slowest of 20: ${round(ours.slowestReplayMilliseconds)} CPU-ms`,
    },
    {
      what: 'whole games of steady players',
      figure: ours.steadyGamesPerSecond,
      unit: 'games/CPU-s',
      least: 20,
    },
    {
      what: 'plan of a sharp player, median',
      figure: ours.sharpPlanMilliseconds,
      unit: 'ms',
      most: 150,
      peers: `p95 ${round(ours.slowSharpPlanMilliseconds)} ms, of ${ours.sharpPlans} plans`,
    },
    {
      // No budget: the budget of the design is for appending to a journal, and every choice still writes the whole file.
      what: 'saving a choice, whole file, p95',
      figure: ours.saveP95Milliseconds / ours.bareSyncP95Milliseconds,
      unit: 'x bare fdatasync',
      peers: `${round(ours.saveP95Milliseconds)} ms, bare ${round(ours.bareSyncP95Milliseconds)} ms; median ${round(ours.saveMilliseconds)} ms`,
    },
  ]
}

function lineOf({ what, figure, unit, least, most, peers }: Row): string {
  const [budget, mark] =
    least !== undefined
      ? [`at least ${round(least)}`, figure >= least]
      : most !== undefined
        ? [`at most ${round(most)}`, figure <= most]
        : ['no budget', null]
  const columns = [
    mark === null ? '    ' : mark ? 'pass' : 'FAIL',
    what.padEnd(42),
    `${round(figure)} ${unit}`.padEnd(24),
    budget.padEnd(16),
    peers ?? '',
  ]
  return columns.join('  ').trimEnd()
}

/** Whatever ails the peers, our own figures are worth printing. */
function giveUp(error: Error): null {
  missing = error.message.split('\n').slice(0, 6).join('\n')
  return null
}

mkdirSync(home, { recursive: true })
const ours = await measure<Ours>(
  'ours',
  process.argv.slice(2).filter((word) => /^\d+$/.test(word)),
)
let missing = fetchPeers()
const peers = missing === null ? await measure<Peers>('peers').catch(giveUp) : null
const rows = [...rowsOf(ours, peers), ...startRows(), ...(await screenRows())]
process.stdout.write(`${rows.map(lineOf).join('\n')}\n`)
process.stdout.write(
  `A random game takes ${round(ours.decisionsPerGame)} decisions. Node ${process.version}.\n`,
)
if (missing !== null) process.stdout.write(`No peers beside it: ${missing}.\n`)
