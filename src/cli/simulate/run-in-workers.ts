// Hands games out to worker threads. A thread that dies costs the game it was at, and another takes its place.
import type { Worker } from 'node:worker_threads'
import { startThread } from '../services/start-thread.ts'
import type { Played } from './findings.ts'
import { failedGame } from './game.ts'
import type { Run } from './run-in-process.ts'
import { planOf } from './settings.ts'

type Start = (workerData: Pick<Run, 'catalog' | 'settings'>) => Worker

const startWorker: Start = (workerData) => startThread('simulate-worker', workerData)

/** Games queued per thread, so that none waits. */
const AHEAD = 3

export async function playInWorkers(run: Run, jobs: number, start: Start = startWorker): Promise<void> {
  const waiting = [...run.games]
  const threads = Math.min(jobs, waiting.length)
  await Promise.all(Array.from({ length: threads }, () => keepThread(run, waiting, start)))
}

/** Keeps one thread busy, replacing it if it dies. */
async function keepThread(run: Run, waiting: number[], start: Start): Promise<void> {
  while (waiting.length > 0 && !run.signal.aborted) {
    const left = await oneThread(run, waiting, start)
    const [lost, ...others] = left.games
    if (lost === undefined) continue
    run.onPlayed(lostGame(run, lost, left.because))
    waiting.unshift(...others)
  }
}

interface Left {
  /** The game it was playing, then those it had not begun. */
  games: number[]
  because: string
}

function oneThread(run: Run, waiting: number[], start: Start): Promise<Left> {
  const { catalog, settings, onPlayed, signal } = run
  return new Promise((resolve, reject) => {
    const worker = start({ catalog, settings })
    const hand: number[] = []
    let isReady = false
    let because = ''
    const feed = () => {
      while (hand.length < AHEAD && waiting.length > 0) {
        hand.push(waiting[0]!)
        worker.postMessage(waiting.shift())
      }
      if (hand.length === 0) void worker.terminate()
    }
    const stop = () => {
      hand.length = 0
      void worker.terminate()
    }
    signal.addEventListener('abort', stop)
    worker.on('message', (message: 'ready' | Played) => {
      if (message === 'ready') isReady = true
      else if (!signal.aborted) {
        hand.shift()
        onPlayed(message)
      }
      feed()
    })
    worker.on('error', (error) => {
      because = error instanceof Error ? error.message : String(error)
    })
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop)
      if (!isReady && !signal.aborted) reject(new Error(`a worker could not start: ${because || code}`))
      else resolve({ games: hand, because: because || `exit code ${code}` })
    })
  })
}

const lostGame = ({ settings }: Run, game: number, because: string): Played => ({
  game,
  result: failedGame(planOf(settings, game), `The worker playing it died: ${because}`),
  ran: [],
  times: {},
})
