// The worker thread of computer players: a question comes in, a thought goes out.
import { parentPort, workerData } from 'node:worker_threads'
import type { Catalog } from '../../engine/language/defs.ts'
import type { ThinkRequest } from '../../table/table.ts'
import { MINDS } from './computer-players.ts'

const { catalog } = workerData as { catalog: Catalog }
const port = parentPort!

port.on('message', ({ view, mind, rngKey }: ThinkRequest) => {
  port.postMessage(MINDS.think(catalog, view, mind, rngKey))
})
