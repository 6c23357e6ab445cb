/** What our own engine and table take; prints one JSON object. */
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import alea from 'seedrandom/lib/alea.js'
import { pick, rngFor } from '../../src/ai/rng.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { newSimulator, type Simulator, simulateGame } from '../../src/cli/simulate/game.ts'
import type { Levels } from '../../src/cli/simulate/settings.ts'
import { planTimes } from '../../src/cli/simulate/think-times.ts'
import { advance, clone, legalChoices, newGame, nextSeat, type State } from '../../src/engine/game.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { recordingOf } from '../../src/table/recording.ts'
import { replay } from '../../src/table/replay.ts'
import { saveText } from '../../src/table/save.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { cpuSeconds, median, medianOf, microseconds, quantile } from './measure.ts'

const APP = 'bench'
const SEATS = [3, 4, 5]
const GAMES = Number(process.argv[2] ?? 40)
const RUNS = 5
const THINKING_RUNS = 3
/** A run of `simulate` is long: before so many goes through all haunts the compiler is still at work. */
const THINKING_WARM_RUNS = 7

interface Watched {
  decisions: number
  /** A state in the middle of the haunt. */
  middle: State | null
}

/** One whole game by random legal choices, in place. */
function playRandomly(catalog: Catalog, seed: string, seats: number, haunt: number, stopAt = 0): Watched {
  const luck = alea(seed, { state: true })
  const { state } = newGame(catalog, {
    seed,
    seats: Array.from({ length: seats }, () => ({})),
    options: { haunt },
  })
  let decisions = 0
  for (let inHaunt = 0; !state.outcome; decisions++) {
    if (stopAt > 0 && state.phase === 'haunt' && ++inHaunt === stopAt) return { decisions, middle: state }
    const seat = nextSeat(state)!
    const choices = legalChoices(catalog, state, seat)
    advance(catalog, state, seat, choices[Math.floor(luck() * choices.length)]!)
  }
  return { decisions, middle: null }
}

/** Every haunt there is. */
const hauntsOf = ({ haunts }: Catalog): number[] => Object.values(haunts).map(({ number }) => number)

/** Each table size with each haunt, so many games. */
function playMany(catalog: Catalog, games: number, run: number) {
  const haunts = hauntsOf(catalog)
  let decisions = 0
  const seconds = cpuSeconds(() => {
    for (let n = 0; n < games; n++)
      for (const haunt of haunts)
        for (const seats of SEATS)
          decisions += playRandomly(catalog, `bench/${run}/${n}`, seats, haunt).decisions
  })
  const played = games * haunts.length * SEATS.length
  return { decisions: decisions / seconds, games: played / seconds, length: decisions / played }
}

function measurePlay(catalog: Catalog) {
  playMany(catalog, GAMES, 0)
  const runs = Array.from({ length: RUNS }, (_, n) => playMany(catalog, GAMES, n + 1))
  return {
    decisionsPerSecond: median(runs.map(({ decisions }) => decisions)),
    gamesPerSecond: median(runs.map(({ games }) => games)),
    decisionsPerGame: median(runs.map(({ length }) => length)),
  }
}

function measureClone(catalog: Catalog) {
  const states: State[] = []
  const haunts = hauntsOf(catalog)
  for (let n = 0; states.length < 24; n++) {
    const { middle } = playRandomly(catalog, `clone/${n}`, SEATS[n % 3]!, haunts[n % haunts.length]!, 40)
    if (middle) states.push(middle)
  }
  // The states are no clones themselves: V8 would take it that clones live long, and place all later ones so.
  let next = 0
  const some = () => states[next++ % states.length]!
  const ours = microseconds(() => clone(some()), 20_000)
  const structured = microseconds(() => structuredClone(some()), 2_000)
  const json = microseconds(() => JSON.parse(JSON.stringify(some())), 2_000)
  return {
    cloneMicroseconds: ours,
    structuredCloneMicroseconds: structured,
    jsonMicroseconds: json,
    stateBytes: median(states.map((state) => JSON.stringify(state).length)),
  }
}

/** A whole game at a table, with the time each saved choice took. */
function playAtTable(catalog: Catalog, seed: string, save: Saves | null) {
  const haunts = hauntsOf(catalog)
  const table = openTable(catalog, {
    seed,
    seats: SEATS.map(() => ({ by: 'person' })),
    options: { haunt: haunts[seed.length % haunts.length]! },
    save,
  })
  const times: number[] = []
  for (let seat = table.nextSeat(); seat !== null; seat = table.nextSeat()) {
    const key = pick(table.view(seat), rngFor(seed, seat, table.journal.length + 1))
    const began = process.hrtime.bigint()
    table.choose(seat, key)
    times.push(Number(process.hrtime.bigint() - began) / 1e6)
  }
  return { table, times }
}

function measureReplay(catalog: Catalog) {
  const recordings = Array.from({ length: 20 }, (_, n) => {
    const { table } = playAtTable(catalog, 'r'.repeat(n + 1), null)
    return recordingOf(JSON.parse(saveText(table.toSave('x'), APP)), null)
  })
  const perGame = recordings.map((recording) => {
    const run = () =>
      1000 *
      cpuSeconds(() => {
        const { diverged } = replay(catalog, recording)
        if (diverged) throw new Error(diverged.because)
      })
    return medianOf(5, run)
  })
  return { replayMilliseconds: median(perGame), slowestReplayMilliseconds: Math.max(...perGame) }
}

/** Wall time here, since the disk is waited for: beside the bare call that makes one line last. */
function measureSave(catalog: Catalog) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'lychgate-bench-'))
  try {
    const bare = fs.openSync(join(folder, 'bare'), 'w')
    const syncs = Array.from({ length: 200 }, () => {
      const began = process.hrtime.bigint()
      fs.writeSync(bare, `${'x'.repeat(80)}\n`)
      fs.fdatasyncSync(bare)
      return Number(process.hrtime.bigint() - began) / 1e6
    })
    fs.closeSync(bare)
    const { times } = playAtTable(catalog, 'saved', new Saves(folder, APP))
    return {
      saveMilliseconds: median(times),
      saveP95Milliseconds: quantile(times, 0.95),
      bareSyncP95Milliseconds: quantile(syncs, 0.95),
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Every haunt once with each table size, by computer players, as `simulate` plays it. */
function playThinking(simulator: Simulator, name: string, seats: readonly number[], levels: Levels): number {
  let played = 0
  for (const haunt of hauntsOf(simulator.catalog))
    for (const size of seats) {
      const plan = { seed: `${name}/${played++}`, seats: size, haunt, levels, check: false }
      const { exception } = simulateGame(simulator, plan)
      if (exception !== undefined) throw new Error(exception)
    }
  return played
}

function measureThinking(catalog: Catalog) {
  const simulator = newSimulator(catalog)
  const steady: Levels = { ai: 'steady', heroes: null, traitor: null, seats: {} }
  for (let run = 0; run < THINKING_WARM_RUNS; run++) playThinking(simulator, `warm/${run}`, SEATS, steady)
  const rates = Array.from({ length: THINKING_RUNS }, (_, run) => {
    let played = 0
    const seconds = cpuSeconds(() => {
      played = playThinking(simulator, `steady/${run}`, SEATS, steady)
    })
    return played / seconds
  })
  // Only those who have something to look ahead to: before the haunt nobody does.
  playThinking(simulator, 'sharp', [4], { ...steady, traitor: 'sharp' })
  const sharp = planTimes(simulator.times).sharp!
  return {
    steadyGamesPerSecond: median(rates),
    sharpPlanMilliseconds: sharp.medianMs,
    slowSharpPlanMilliseconds: sharp.p95Ms,
    sharpPlans: sharp.plans,
  }
}

const catalog = await loadCatalog()
const figures = {
  ...measurePlay(catalog),
  ...measureClone(catalog),
  ...measureReplay(catalog),
  ...measureSave(catalog),
  ...measureThinking(catalog),
}
export type Ours = typeof figures
process.stdout.write(`${JSON.stringify(figures)}\n`)
