// Hands numbers out to worker threads. A thread that dies costs the number it was at, and another takes its place.
import type { Worker } from 'node:worker_threads'

/** `steps` is not needed here: a thread plays on its own. */
interface Task<Result> {
  numbers: readonly number[]
  thread: () => Worker
  lost: (number: number, because: string) => Result
}

interface Pool<Result> {
  task: Task<Result>
  waiting: number[]
  onDone: (result: Result) => void
  signal: AbortSignal
}

/** Numbers queued per thread, so that none waits. */
const AHEAD = 3

export async function doInThreads<Result>(
  task: Task<Result>,
  jobs: number,
  onDone: (result: Result) => void,
  signal: AbortSignal,
): Promise<void> {
  const pool: Pool<Result> = { task, waiting: [...task.numbers], onDone, signal }
  const threads = Math.min(jobs, pool.waiting.length)
  await Promise.all(Array.from({ length: threads }, () => keepThread(pool)))
}

/** Keeps one thread busy, replacing it if it dies. */
async function keepThread<Result>(pool: Pool<Result>): Promise<void> {
  const { task, waiting, onDone, signal } = pool
  while (waiting.length > 0 && !signal.aborted) {
    const left = await oneThread(pool)
    const [lost, ...others] = left.numbers
    if (lost === undefined) continue
    onDone(task.lost(lost, left.because))
    waiting.unshift(...others)
  }
}

interface Left {
  /** The number it was at, then those it had not begun. */
  numbers: number[]
  because: string
}

function oneThread<Result>({ task, waiting, onDone, signal }: Pool<Result>): Promise<Left> {
  return new Promise((resolve, reject) => {
    const worker = task.thread()
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
    worker.on('message', (message: 'ready' | Result) => {
      if (message === 'ready') isReady = true
      else if (!signal.aborted) {
        hand.shift()
        onDone(message)
      }
      feed()
    })
    worker.on('error', (error) => {
      because = error instanceof Error ? error.message : String(error)
    })
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop)
      if (!isReady && !signal.aborted) reject(new Error(`a worker could not start: ${because || code}`))
      else resolve({ numbers: hand, because: because || `exit code ${code}` })
    })
  })
}
