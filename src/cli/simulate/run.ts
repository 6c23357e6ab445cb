// One run from the first game to the report: games come in as they are done and go out in their order.
import type { Catalog } from '../../engine/language/defs.ts'
import { EXIT } from '../services/exit-codes.ts'
import { type Played, Tally } from './findings.ts'
import { Progress } from './progress.ts'
import { many } from './report.ts'
import { playHere } from './run-in-process.ts'
import { playInWorkers } from './run-in-workers.ts'
import { gamesOf, type Settings } from './settings.ts'
import { canPlot, type Output, print, tell } from './write-report.ts'

export async function simulate(
  catalog: Catalog,
  settings: Settings,
  jobs: number,
  output: Output,
): Promise<void> {
  if (output.plot !== undefined && !canPlot(output.plot)) return
  const began = process.cpuUsage()
  const games = gamesOf(settings)
  const tally = new Tally(catalog, settings.levels)
  const progress = Progress.for(games.length, output.json ?? false)
  const inOrder = new InOrder(games, (played) => {
    tally.add(played)
    if (output.json) print({ game: played.game, ...played.result })
  })
  const onPlayed = (played: Played) => {
    inOrder.take(played)
    progress.show(inOrder.taken)
  }
  if (output.json) print({ settings })
  progress.show(0)
  const stoppedBy = await untilStopped((signal) => {
    const run = { catalog, settings, games, onPlayed, signal }
    return jobs > 1 ? playInWorkers(run, jobs) : playHere(run)
  })
  progress.wipe()
  inOrder.flush()
  const { user, system } = process.cpuUsage(began)
  tell(catalog, tally.findings((user + system) / 1_000_000, games.length), settings, output)
  if (!stoppedBy) return
  process.exitCode = STOPS[stoppedBy]
  if (!isPageShown(output))
    process.stderr.write(`Stopped after ${inOrder.taken} of ${many(games.length, 'game')}.\n`)
}

/** A page on the terminal says that it is incomplete; JSON and redirected output need a message. */
const isPageShown = ({ json }: Output): boolean => !json && process.stdout.isTTY

/** Signals that stop a run: a closed terminal, Ctrl-C, or a job scheduler. */
const STOPS = { SIGHUP: EXIT.hungUp, SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const
type Stop = keyof typeof STOPS

/** The first signal stops the run; repeating it kills. Returns the signal. */
async function untilStopped(work: (signal: AbortSignal) => Promise<void>): Promise<Stop | null> {
  const stopping = new AbortController()
  const stop = (by: NodeJS.Signals) => stopping.abort(by)
  const stops = Object.keys(STOPS) as Stop[]
  for (const signal of stops) process.once(signal, stop)
  try {
    await work(stopping.signal)
  } finally {
    for (const signal of stops) process.off(signal, stop)
  }
  return stopping.signal.aborted ? stopping.signal.reason : null
}

class InOrder {
  taken = 0
  #next = 0
  readonly #early = new Map<number, Played>()

  constructor(
    readonly games: readonly number[],
    readonly pass: (played: Played) => void,
  ) {}

  take(played: Played): void {
    this.taken++
    this.#early.set(played.game, played)
    for (;;) {
      const next = this.#early.get(this.games[this.#next] ?? 0)
      if (!next) return
      this.#passOn(next)
      this.#next++
    }
  }

  /** Passes on games that waited for earlier ones that were never played. */
  flush(): void {
    for (const played of [...this.#early.values()].sort((a, b) => a.game - b.game)) this.#passOn(played)
  }

  #passOn(played: Played): void {
    this.#early.delete(played.game)
    this.pass(played)
  }
}
