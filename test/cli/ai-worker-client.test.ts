// Sharp players in a thread of their own: the same game as at the table, and a thread that dies is no loss.
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { AiWorkerClient } from '../../src/cli/services/ai-worker-client.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { startThread } from '../../src/cli/services/start-thread.ts'
import { openTable, type PlayedBy, type Table } from '../../src/table/table.ts'
import { catalog } from '../support/plain.ts'

const asides: AiWorkerClient[] = []
afterEach(() => {
  for (const aside of asides.splice(0)) aside.end()
})

const tableOf = (by: PlayedBy = 'ai:sharp'): Table =>
  openTable(catalog, { seed: 'aside', seats: [{ by }, { by }, { by }], minds: MINDS })

/** A table whose players have answered so often through an aside. */
async function played(
  answers: number,
  start?: ConstructorParameters<typeof AiWorkerClient>[1],
  by?: PlayedBy,
): Promise<Table> {
  const table = tableOf(by)
  const aside = new AiWorkerClient(table, start)
  asides.push(aside)
  for (let n = 0; n < answers; n++) {
    const seat = table.nextComputer()!
    table.answer(seat, await aside.think(seat))
  }
  return table
}

/** The same at the table itself. */
function plainly(answers: number): Table {
  const table = tableOf()
  for (let n = 0; n < answers; n++) {
    const seat = table.nextComputer()!
    table.answer(seat, table.think(seat))
  }
  return table
}

const ofCode = (code: string) => async () => new Worker(code, { eval: true })

test('what is thought in the thread is what would have been thought at the table, minds included', async () => {
  let heard = 0
  const aside = await played(6, async (content) => {
    const thread = startThread('ai-worker', { catalog: content })
    thread.on('message', () => heard++)
    return thread
  })
  expect(heard).toBe(6)
  expect(aside.journal).toHaveLength(6)
  expect(aside.toSave('x')).toEqual(plainly(6).toSave('x'))
})

test.each([
  ['dies before it says anything', 'process.exit(1)'],
  [
    'throws over every question',
    `require('node:worker_threads').parentPort.on('message', () => { throw new Error('no') })`,
  ],
  ['is not to be started', null],
])('a thread that %s leaves everybody thinking at the table', async (_, code) => {
  const start = code === null ? () => Promise.reject(new Error('no threads here')) : ofCode(code)
  const aside = await played(4, start)
  expect(aside.toSave('x')).toEqual(plainly(4).toSave('x'))
})

test('nobody but a sharp player needs a thread', async () => {
  const none = () => Promise.reject(new Error('a thread was started'))
  let started = 0
  await played(
    4,
    () => {
      started++
      return none()
    },
    'ai:novice',
  )
  expect(started).toBe(0)
})
