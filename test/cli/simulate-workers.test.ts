// Threads that die, or never get to work.
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { doInThreads } from '../../src/cli/simulate/run-in-workers.ts'

interface Result {
  game: number
  exception?: string
}

async function playWith(code: string, jobs: number): Promise<Result[]> {
  const played: Result[] = []
  const { signal } = new AbortController()
  const task = {
    numbers: [1, 2, 3, 4, 5],
    thread: () => new Worker(code, { eval: true }),
    lost: (game: number, because: string): Result => ({ game, exception: because }),
  }
  await doInThreads(task, jobs, (one) => played.push(one), signal)
  return played.sort((a, b) => a.game - b.game)
}

const FEARS_3 = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (game) => {
    if (game === 3) throw new Error('not that one')
    parentPort.postMessage({ game })
  })
  parentPort.postMessage('ready')`

test.each([1, 2])(
  'of %i threads one dies: it costs the game it was at, and the others are played',
  async (jobs) => {
    const played = await playWith(FEARS_3, jobs)
    expect(played.map(({ game, exception }) => [game, exception])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 'not that one'],
      [4, undefined],
      [5, undefined],
    ])
  },
)

test('threads that cannot even start end the run', async () => {
  await expect(playWith('throw new Error("no room")', 2)).rejects.toThrow('a worker could not start: no room')
})
