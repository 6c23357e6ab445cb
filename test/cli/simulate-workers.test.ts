// Threads that die, or never get to work.
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import type { Played } from '../../src/cli/simulate/findings.ts'
import { playInWorkers } from '../../src/cli/simulate/run-in-workers.ts'
import type { Settings } from '../../src/cli/simulate/settings.ts'

const catalog = await loadCatalog()
const settings: Settings = {
  version: '0',
  content: catalog.hash,
  edition: catalog.edition,
  seed: 'x',
  games: 5,
  seats: [3],
  haunt: null,
  chapter: null,
  levels: { ai: 'random', heroes: null, traitor: null, seats: {} },
  check: false,
  shard: null,
}

async function playWith(code: string, jobs: number): Promise<Played[]> {
  const played: Played[] = []
  const { signal } = new AbortController()
  const run = {
    catalog,
    settings,
    games: [1, 2, 3, 4, 5],
    onPlayed: (one: Played) => played.push(one),
    signal,
  }
  await playInWorkers(run, jobs, () => new Worker(code, { eval: true }))
  return played.sort((a, b) => a.game - b.game)
}

const FEARS_3 = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (game) => {
    if (game === 3) throw new Error('not that one')
    parentPort.postMessage({ game, result: {}, ran: [], times: {} })
  })
  parentPort.postMessage('ready')`

test.each([1, 2])(
  'of %i threads one dies: it costs the game it was at, and the others are played',
  async (jobs) => {
    const played = await playWith(FEARS_3, jobs)
    expect(played.map(({ game, result }) => [game, result.exception])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 'The worker playing it died: not that one'],
      [4, undefined],
      [5, undefined],
    ])
  },
)

test('threads that cannot even start end the run', async () => {
  await expect(playWith('throw new Error("no room")', 2)).rejects.toThrow('a worker could not start: no room')
})
