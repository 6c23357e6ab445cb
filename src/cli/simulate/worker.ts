// The worker thread of `simulate`: plays the games whose numbers it is sent.
import { parentPort, workerData } from 'node:worker_threads'
import type { Catalog } from '../../engine/language/defs.ts'
import { playedOf } from './findings.ts'
import { newSimulator, simulateGame } from './game.ts'
import { planOf, type Settings } from './settings.ts'

const { catalog, settings } = workerData as { catalog: Catalog; settings: Settings }
const simulator = newSimulator(catalog)
const port = parentPort!

port.on('message', (game: number) => {
  const result = simulateGame(simulator, planOf(settings, game))
  port.postMessage(playedOf(simulator, game, result))
})
port.postMessage('ready')
