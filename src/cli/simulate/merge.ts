// merge: puts the lines of several shards together and sums them up as if one machine had played them all.
import { readFileSync } from 'node:fs'
import { printable } from '../../catalog/problems.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { EXIT } from '../services/exit-codes.ts'
import { fail } from '../services/fail.ts'
import { gameCatalog } from '../services/packs.ts'
import { type Findings, Tally } from './findings.ts'
import type { GameResult } from './game.ts'
import { lineOf } from './parse-lines.ts'
import type { Settings } from './settings.ts'
import type { ThinkTimes } from './think-times.ts'
import { listsOf } from './watched-lists.ts'
import { type Output, tell } from './write-report.ts'

interface Shard {
  file: string
  settings: Settings
  games: Map<number, GameResult>
  /** Missing where the run was cut off. */
  summary: Findings | null
}

/** Something in a file that cannot be merged. */
export class Fault extends Error {}

export async function merge(files: readonly string[], output: Output): Promise<void> {
  try {
    const shards = files.flatMap((file) => readShards(file, textOf(file)))
    const games = together(shards)
    await sumUp(shards, games, output)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    fail(error.message, EXIT.failed)
  }
}

export function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Fault(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`)
  }
}

/** Several runs may stand in one file: each begins with its settings. */
function readShards(file: string, text: string): Shard[] {
  const name = file === '-' ? 'the input' : file
  const shards: Shard[] = []
  // A run stopped while writing leaves half a line, and another run may follow on the same line.
  const lines = text.split(/\n|(?=\{"settings":)/)
  const isBroken = (n: number) => n === lines.length - 1 || lines[n + 1]!.startsWith('{"settings":')
  for (const [n, line] of lines.entries()) {
    if (line.trim() === '') continue
    const fault = (sentence: string) => new Fault(`${name}, line ${n + 1}: ${sentence}`)
    const value = lineOf(line)
    if (value === null && shards.length > 0 && isBroken(n)) continue
    if (value === null) throw fault('this is not a line of "lychgate simulate --json".')
    const shard = shards.at(-1)
    if ('settings' in value)
      shards.push({ file: name, settings: value.settings, games: new Map(), summary: null })
    else if (!shard) throw fault('the settings are missing; they are the first line of a run.')
    else if ('summary' in value) shard.summary = value.summary
    else if (shard.games.has(value.game)) throw fault(`game ${value.game} is here twice.`)
    else shard.games.set(value.game, value)
  }
  if (shards.length === 0) throw new Fault(`There is nothing to merge in ${name}.`)
  return shards
}

/** All games by number; refuses shards of different runs, and games that were played twice. */
function together(shards: readonly Shard[]): Map<number, GameResult> {
  const games = new Map<number, { result: GameResult; file: string }>()
  const [first] = shards
  for (const { file, settings, games: here } of shards) {
    const differs = settingThatDiffers(first!.settings, settings)
    if (differs) throw new Fault(`${file} does not match ${first!.file}: ${differs} differs.`)
    for (const [game, result] of here) {
      const other = games.get(game)
      if (other) throw new Fault(`Game ${game} is both in ${other.file} and in ${file}.`)
      if (game < 1 || game > settings.games)
        throw new Fault(`${file} has a game ${game} of ${settings.games}.`)
      games.set(game, { result, file })
    }
  }
  return new Map([...games].sort(([a], [b]) => a - b).map(([game, { result }]) => [game, result]))
}

/** Shards of one run differ in nothing but their number. */
export function settingThatDiffers<Of extends { shard: string | null }>(
  one: Of,
  other: Of,
): string | undefined {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Of & string>
  names.delete('shard')
  return [...names].find((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}

async function sumUp(
  shards: readonly Shard[],
  games: Map<number, GameResult>,
  output: Output,
): Promise<void> {
  const [{ settings }] = shards as [Shard]
  const catalog = await gameCatalog(settings.edition, settings.pack)
  if (catalog.hash !== settings.content)
    throw new Fault('These games were played with other content than is here now.')
  const tally = new Tally(catalog, settings.levels)
  for (const [game, result] of games) tally.add({ game, result, ran: [], times: {} })
  let cpuSeconds = 0
  for (const { file, summary } of shards) {
    if (!summary) {
      process.stderr.write(
        `${printable(file)} was cut off: its time and the op lists it ran are not counted.\n`,
      )
      continue
    }
    cpuSeconds += summary.cpuSeconds
    tally.addTraces(ranIn(catalog, summary), timesIn(summary))
  }
  tell(catalog, tally.findings(cpuSeconds, settings.games), { ...settings, shard: null }, output)
  sayMissing(settings.games, games)
}

/** A run tells what never ran: all else did. */
const ranIn = (catalog: Catalog, { unused }: Findings): string[] =>
  Object.entries(unused).flatMap(([haunt, { ops }]) =>
    listsOf(catalog, Number(haunt)).filter((ref) => !ops.includes(ref)),
  )

const timesIn = ({ think }: Findings): ThinkTimes =>
  Object.fromEntries(Object.entries(think).map(([level, { steps }]) => [level, steps]))

function sayMissing(planned: number, games: Map<number, GameResult>): void {
  const spans: [from: number, to: number][] = []
  for (let game = 1; game <= planned; game++) {
    if (games.has(game)) continue
    const last = spans.at(-1)
    if (last && last[1] === game - 1) last[1] = game
    else spans.push([game, game])
  }
  if (spans.length === 0) return
  const shown = spans.slice(0, MOST_SPANS).map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`))
  const more = spans.length > MOST_SPANS ? ', and more' : ''
  fail(`Of ${planned} games these are missing: ${shown.join(', ')}${more}.`, EXIT.failed)
}
const MOST_SPANS = 20
