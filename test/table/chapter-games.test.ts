import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { fingerprint } from '../../src/engine/game.ts'
import { openingFault } from '../../src/table/opening.ts'
import { readRecording, recordingOf, recordingText } from '../../src/table/recording.ts'
import { replay } from '../../src/table/replay.ts'
import { checksum, saveText } from '../../src/table/save.ts'
import type { Table } from '../../src/table/table.ts'
import { APP, playOn, reopened, someSaves, someTable } from '../support/tables.ts'

const catalog = await loadCatalog()
const options = { chapter: 0 }
const stateOf = (table: Table) => table.toSave('x').state

test('a first game that is left and taken up again comes to the same end as one that was not', async () => {
  const whole = playOn(someTable(catalog, { seed: 'rest', options }))
  const saves = someSaves()
  let table = someTable(catalog, { seed: 'rest', options, save: saves })
  expect(table.name).toBe('chapter-0-rest')
  while (!table.isOver) {
    playOn(table, 19)
    const opened = await reopened(catalog, saves, table.name!)
    expect(opened).toMatchObject({ followsRecord: true, notices: [] })
    table = opened.table
  }
  expect(stateOf(table)).toEqual(stateOf(whole))
  expect(stateOf(table).haunt?.number).toBe(1)
})

test('a recording of a first game says which chapter it is, and replays', async () => {
  const body = playOn(someTable(catalog, { seed: 'rest', options })).toSave('x')
  const text = recordingText(recordingOf(JSON.parse(saveText(body, APP)), null))
  expect(JSON.parse(text.split('\n')[0]!).options).toEqual(options)
  const result = await readRecording(Buffer.from(text), 'x', APP)
  if ('problem' in result) throw new Error(result.problem.expected)
  const { diverged, fingerprint: is } = replay(catalog, result.recording)
  expect(diverged).toBeNull()
  expect(is).toBe(fingerprint(body.state))
})

test('a chapter that is not there is a fault of the opening', () => {
  const seats = [{}, {}, {}]
  expect(openingFault(catalog, { seed: 'x', seats, options: { chapter: 12 } })).toBe('there is no chapter 12')
  expect(openingFault(catalog, { seed: 'x', seats, options })).toBeNull()
})

test('a save from before there were chapters is a game of no chapter, and goes on', async () => {
  const saves = someSaves()
  const { name } = playOn(someTable(catalog, { seed: 'old', save: saves }), 30)
  const file = saves.pathOf(name!)
  const save = JSON.parse(readFileSync(file, 'utf8'))
  const { content: _, opening, state, ...rest } = save.body
  const { pieces: __, ...openingThen } = opening
  const { pieces: ___, options: now, ...stateThen } = state
  const optionsThen = { mode: 'free', haunt: now.haunt, askGains: now.askGains }
  const content = 'of-another-day'
  save.body = {
    ...rest,
    opening: openingThen,
    state: { format: 1, catalog: content, options: optionsThen, ...stateThen },
  }
  writeFileSync(file, JSON.stringify({ ...save, schema: 1, content, sha256: checksum(save.body) }))
  const opened = await reopened(catalog, saves, name!)
  expect(opened.followsRecord).toBe(true)
  const table = playOn(opened.table)
  expect(stateOf(table).options.chapter).toBeNull()
})
