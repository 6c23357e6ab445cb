// A thread that thinks for computer players: a question comes in, a thought goes out.
import { parentPort, workerData } from 'node:worker_threads'
import type { Catalog } from '../engine/language/defs.ts'
import type { Question } from '../table/table.ts'
import { MINDS } from './minds.ts'

const { catalog } = workerData as { catalog: Catalog }
const port = parentPort!

port.on('message', ({ view, mind, luck }: Question) => {
  port.postMessage(MINDS.think(catalog, view, mind, luck))
})
