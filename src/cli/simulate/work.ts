// Numbered games or campaigns, done here or in threads; results come in as they are done and go out in their order.
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { EXIT } from '../services/exit-codes.ts'
import { Progress } from './progress.ts'
import { doInThreads } from './run-in-workers.ts'

export interface Done {
  game: number
}

export interface Work<Result extends Done> {
  numbers: readonly number[]
  /** Plays one of them, yielding after every choice. */
  steps: (number: number) => Iterator<unknown, Result, void>
  /** Starts a thread that says `ready` and answers each number with its result. */
  thread: () => Worker
  /** The result of a number whose thread died. */
  lost: (number: number, because: string) => Result
}

interface Run<Result> {
  /** Takes each result, in the order of the numbers. */
  take: (result: Result) => void
  jobs: number
  /** The results are printed as JSON, line by line. */
  json: boolean
  /** What is counted while it runs: games. */
  unit: string
}

interface Ran {
  taken: number
  /** The exit code of a run that a signal stopped. */
  stopCode: number | null
}

export async function doAll<Result extends Done>(work: Work<Result>, run: Run<Result>): Promise<Ran> {
  const { numbers } = work
  const progress = Progress.for(numbers.length, run.json, run.unit)
  const inOrder = new InOrder(numbers, run.take)
  const onDone = (result: Result) => {
    inOrder.take(result)
    progress.show(inOrder.taken)
  }
  progress.show(0)
  const stoppedBy = await untilStopped((signal) =>
    run.jobs > 1 ? doInThreads(work, run.jobs, onDone, signal) : doHere(work, onDone, signal),
  )
  progress.wipe()
  inOrder.flush()
  return { taken: inOrder.taken, stopCode: stoppedBy && STOPS[stoppedBy] }
}

const AT_WORK_MS = 50

/** Yields regularly, so that Ctrl-C and progress work. */
async function doHere<Result extends Done>(
  { numbers, steps }: Work<Result>,
  onDone: (result: Result) => void,
  signal: AbortSignal,
): Promise<void> {
  let rested = performance.now()
  for (const number of numbers) {
    const playing = steps(number)
    for (let step = playing.next(); ; step = playing.next()) {
      if (step.done) {
        onDone(step.value)
        break
      }
      if (performance.now() - rested < AT_WORK_MS) continue
      await setImmediate()
      if (signal.aborted) return
      rested = performance.now()
    }
  }
}

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

class InOrder<Result extends Done> {
  taken = 0
  #next = 0
  readonly #early = new Map<number, Result>()

  constructor(
    readonly numbers: readonly number[],
    readonly pass: (result: Result) => void,
  ) {}

  take(result: Result): void {
    this.taken++
    this.#early.set(result.game, result)
    for (;;) {
      const next = this.#early.get(this.numbers[this.#next] ?? 0)
      if (!next) return
      this.#passOn(next)
      this.#next++
    }
  }

  /** Passes on results that waited for earlier ones that never came. */
  flush(): void {
    for (const result of [...this.#early.values()].sort((a, b) => a.game - b.game)) this.#passOn(result)
  }

  #passOn(result: Result): void {
    this.#early.delete(result.game)
    this.pass(result)
  }
}
