/**
 * Compares this checkout with another commit, or with a checkout in another folder. Both sides run in processes
 * of their own and take turns of a fraction of a second, so that a busy machine slows both alike.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundle, home, root } from './bundle.ts'
import { median } from './measure.ts'
import { type Row, round } from './report.ts'
import type { Order, Slice } from './subject.ts'

type Kind = Order['kind']

/** Processes of each side that play at random: V8 compiles the same code better in some than in others. */
const RUNS = 5
/** Slices of each kind of work in a process, as multiples of the number asked for. */
const SLICES = { random: 1, steady: 1, clone: 4 }
/** Slices before the measured ones, while the JIT compiler is still at work. */
const WARM_UP = { random: 12, steady: 7, clone: 16 }

interface Side {
  process: ChildProcess
  haunts: Record<string, string>
}

interface Pair {
  old: Slice
  new: Slice
}

function run(command: string, args: readonly string[], cwd = root): string {
  const { stdout, stderr, status, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${error?.message ?? stderr}`)
  return stdout.trim()
}

/** The folder of the old side. A commit is unpacked from the git history, once. */
export function checkoutOf(commitOrPath: string): string {
  if (existsSync(commitOrPath) && statSync(commitOrPath).isDirectory()) return resolve(commitOrPath)
  const commit = run('git', ['rev-parse', '--verify', '--quiet', `${commitOrPath}^{commit}`])
  const folder = join(home, 'against', commit)
  if (existsSync(join(folder, 'node_modules'))) return folder
  process.stdout.write(`Unpacking ${commit.slice(0, 10)} into .bench/against ...\n`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = join(home, 'against', `${commit}.tar`)
  run('git', ['archive', '--output', archive, commit])
  run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  run(npm, ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  return folder
}

async function start(tree: string, name: string): Promise<Side> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(await bundle('subject', `subject-${name}`, tree), [tree], { env, execArgv: [] })
  return { process: child, haunts: (await answerOf(child)) as Record<string, string> }
}

const answerOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((answer, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`A side of the comparison ended with code ${code}`))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      answer(message)
    })
  })

async function sliceOf(side: Side, order: Order): Promise<Slice> {
  side.process.send(order)
  return (await answerOf(side.process)) as Slice
}

/** Measured slices of both sides, old first in every other pair. */
async function alternate(old: Side, now: Side, kind: Kind, slices: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  const measured = slices * SLICES[kind]
  for (let slice = -WARM_UP[kind]; slice < measured; slice++) {
    const order = { kind, slice }
    const isOldFirst = slice % 2 === 0
    const first = await sliceOf(isOldFirst ? old : now, order)
    const second = await sliceOf(isOldFirst ? now : old, order)
    if (slice >= 0) pairs.push(isOldFirst ? { old: first, new: second } : { old: second, new: first })
  }
  return pairs
}

interface Rates {
  old: number
  new: number
  /** New to old. */
  ratio: number
}

/** Work done per processor-second, over some entries of slices. */
function rateOf(entries: Slice[string][]): number {
  const sum = (key: 'count' | 'seconds') => entries.reduce((total, entry) => total + entry[key], 0)
  return sum('count') / sum('seconds')
}

/** Medians over the slices; the ratio is that of the median pair of neighbouring slices. */
function medianRates(pairs: readonly Pair[]): Rates {
  const rates = pairs.map((pair) => ({
    old: rateOf(Object.values(pair.old)),
    new: rateOf(Object.values(pair.new)),
  }))
  return {
    old: median(rates.map((rate) => rate.old)),
    new: median(rates.map((rate) => rate.new)),
    ratio: median(rates.map((rate) => rate.new / rate.old)),
  }
}

/** One part of the work over all slices: a slice has too few games of a haunt for a median. NaN if there is none. */
function pooledRates(pairs: readonly Pair[], name: string): Rates {
  const entriesOf = (side: keyof Pair) => pairs.flatMap((pair) => pair[side][name] ?? [])
  const [old, now] = [rateOf(entriesOf('old')), rateOf(entriesOf('new'))]
  return { old, new: now, ratio: now / old }
}

const beside = ({ old, ratio }: Rates): string =>
  Number.isNaN(old) ? 'not in the old version' : `old ${round(old)}, ${ratio.toFixed(2)} times`

function steadyRows(pairs: readonly Pair[], haunts: Record<string, string>): Row[] {
  const total = medianRates(pairs)
  const byHaunt = Object.entries(haunts).map(([number, name]) => ({
    what: `  haunt ${number}, ${name}`,
    rates: pooledRates(pairs, number),
  }))
  const mean = byHaunt.reduce((sum, { rates }) => sum + rates.new, 0) / byHaunt.length
  const slowest = Math.min(...byHaunt.map(({ rates }) => rates.new))
  const unit = 'games/CPU-s'
  return [
    { what: 'whole games of steady players', figure: total.new, unit, least: 40, beside: beside(total) },
    ...byHaunt.map(({ what, rates }) => ({ what, figure: rates.new, unit, beside: beside(rates) })),
    {
      what: 'slowest haunt, share of the mean',
      figure: slowest / mean,
      unit: '',
      least: 0.5,
      beside: `slowest ${round(slowest)}, mean of the haunts ${round(mean)} games/CPU-s`,
    },
  ]
}

function randomRows(pairs: readonly Pair[]): Row[] {
  const rates = medianRates(pairs)
  return [
    {
      what: 'random legal play, new to old',
      figure: rates.ratio,
      unit: 'times',
      // Not slower than before; the rest is the noise between two runs of one version.
      least: 0.97,
      beside: `old ${round(rates.old)}, new ${round(rates.new)} decisions/CPU-s`,
    },
  ]
}

function cloneRows(pairs: readonly Pair[]): Row[] {
  const { old, new: now, ratio } = medianRates(pairs)
  const microseconds = { old: 1e6 / old, new: 1e6 / now, ratio: 1 / ratio }
  return [
    {
      what: 'clone, mid-haunt',
      figure: microseconds.new,
      unit: 'microseconds',
      most: 3,
      beside: beside(microseconds),
    },
  ]
}

/** Starts both sides, measures some kinds of work, and ends them. */
async function measureBoth(tree: string, kinds: readonly Kind[], slices: number) {
  const sides = [await start(tree, 'old'), await start(root, 'new')] as const
  try {
    const pairs: Record<Kind, Pair[]> = { random: [], steady: [], clone: [] }
    for (const kind of kinds) pairs[kind] = await alternate(...sides, kind, slices)
    return { ...pairs, haunts: sides[1].haunts }
  } finally {
    for (const side of sides) side.process.kill()
  }
}

export async function compare(tree: string, slices: number): Promise<Row[]> {
  const { random, steady, clone, haunts } = await measureBoth(tree, ['random', 'steady', 'clone'], slices)
  for (let run = 1; run < RUNS; run++) random.push(...(await measureBoth(tree, ['random'], slices)).random)
  return [...randomRows(random), ...steadyRows(steady, haunts), ...cloneRows(clone)]
}
