// Games that earlier versions have written: test/saves holds files as they left them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { newGame } from '../../src/engine/game.ts'
import { SCHEMA } from '../../src/table/migrations.ts'
import { readRecording } from '../../src/table/recording.ts'
import { replay } from '../../src/table/replay.ts'
import { checksum, readSave } from '../../src/table/save.ts'
import { APP, playOn, reopened, someSaves } from '../support/tables.ts'

const catalog = await loadCatalog()
const fileOf = (name: string) => join(import.meta.dirname, '..', 'saves', name)
const bytesOf = (name: string) => readFileSync(fileOf(name))

/** The file in a folder of saves of its own. */
function placed(name: string) {
  const saves = someSaves()
  const path = saves.pathOf('old')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytesOf(name))
  return saves
}

async function bodyOf(name: string) {
  const result = await readSave(bytesOf(name), name, APP)
  if ('problem' in result) throw new Error(result.problem.expected)
  return result.save.body
}

/** Files are only ever added: every version must open what any version before it has written. */
const GOLDEN = readdirSync(fileOf('')).filter((name) => name.endsWith('.json'))

test('there are saves of every format version, and each in its name', () => {
  const schemas = GOLDEN.map((name) => JSON.parse(bytesOf(name).toString()).schema as number)
  expect(schemas.map((schema, at) => GOLDEN[at]!.startsWith(`schema-${schema}-`))).not.toContain(false)
  for (let schema = 1; schema <= SCHEMA; schema++) expect(schemas).toContain(schema)
})

test.each(GOLDEN)('%s opens with every choice in its record, and goes on to an end', async (name) => {
  const raw = JSON.parse(bytesOf(name).toString())
  const saves = placed(name)
  const { table } = await reopened(catalog, saves, 'old', MINDS)
  expect(table.journal.map(({ pick }) => pick)).toEqual(
    raw.body.journal.map(({ pick }: { pick: string }) => pick),
  )
  expect(table.isOver).toBe(name.includes('finished'))
  for (let n = 0; n < 2000 && !table.isOver; n++) {
    table.playComputers()
    playOn(table, 1)
  }
  expect(table.isOver).toBe(true)
  expect((await reopened(catalog, saves, 'old', MINDS)).table.state).toEqual(table.state)
})

const OLDER = ['schema-2-in-an-event.json', 'schema-2-in-a-haunt.json', 'schema-2-first-night.json']

describe.each(OLDER)('%s', (name) => {
  const raw = JSON.parse(bytesOf(name).toString())

  test('stands where it stood, with all that lay on the table as its pieces', async () => {
    const { format: _, catalog: __, options, ...then } = raw.body.state
    const { mode: ___, ...optionsNow } = options
    const { pieces, ...now } = (await bodyOf(name)).state
    expect(now).toEqual({ ...then, options: optionsNow })
    expect(pieces.tiles).toEqual(expect.arrayContaining([...then.stack, ...now.house.map(({ id }) => id)]))
    expect(pieces.cards).toEqual(expect.arrayContaining(Object.values(now.decks).flat()))
    expect(pieces.haunts).toEqual(options.haunt === null ? [0, 1, 2, 11, 15, 17, 34, 43] : [options.haunt])
    expect(new Set(pieces.tiles).size).toBe(options.chapter === null ? 25 : 13)
    expect(new Set(pieces.cards).size).toBe(options.chapter === null ? 30 : 18)
  })

  test('says so if a corrected rule leads its record elsewhere', async () => {
    const { followsRecord, notices } = await reopened(catalog, placed(name), 'old', MINDS)
    expect(notices).toEqual(followsRecord ? [] : [expect.stringContaining('goes on from where it stands')])
  })

  test('takes a choice back', async () => {
    const { table } = await reopened(catalog, placed(name), 'old', MINDS)
    for (let n = 0; n < 200 && !table.isOver; n++) {
      table.playComputers()
      const before = JSON.stringify(table.state)
      const seat = table.nextSeat()!
      playOn(table, 1)
      if (!table.undo(seat)) continue
      expect(JSON.stringify(table.state)).toBe(before)
      return
    }
    throw new Error('Nothing could be taken back')
  })
})

test('packs are dealt from the pieces of an older save as they were dealt from its content', async () => {
  const { opening, state } = await bodyOf('schema-2-first-night.json')
  const dealt = newGame(catalog, opening).state
  expect(dealt.stack.join()).toContain(state.stack.slice(0, 3).join())
  expect(dealt.explorers.map(({ id, age }) => [id, age])).toEqual(
    state.explorers.map(({ id, age }) => [id, age]),
  )
  expect(dealt.decks.event.join()).toContain(state.decks.event.slice(0, 5).join())
})

test('a game that is over, and its recording, are read and told again', async () => {
  for (const name of ['schema-2-finished.json', 'schema-2-finished.jsonl']) {
    const result = await readRecording(bytesOf(name), name, APP)
    if ('problem' in result) throw new Error(result.problem.expected)
    const { recording } = result
    expect(recording.journal).toHaveLength(124)
    expect(recording.content).toBeNull()
    expect(recording.journal.every(({ is }) => is === undefined)).toBe(true)
    const { table } = replay(catalog, { ...recording, is: null }, { until: 9 })
    expect(table.journal).toHaveLength(9)
  }
})

test('a save that is not what its schema says is refused with a sentence', async () => {
  const save = JSON.parse(bytesOf('schema-2-in-an-event.json').toString())
  delete save.body.state.decks
  save.sha256 = checksum(save.body)
  const result = await readSave(Buffer.from(JSON.stringify(save)), 'x', APP)
  expect(result).toMatchObject({
    problem: { expected: 'The save cannot be understood: it has not the form it says.' },
  })
})
