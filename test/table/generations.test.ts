// Copies of a game at turn ends: bounded, and a damaged game goes on from the newest whole one.
// Every flip and cut: test/soak/damage.ts.
import { type linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { generationsOf, MOST_GENERATIONS } from '../../src/table/generations.ts'
import { aboutRecovery, recover, recoveryOf } from '../../src/table/recover.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { APP, playOn, reopened, someFolder, someSaves, someTable } from '../support/tables.ts'

const catalog = await loadCatalog()

function someGame(choices = 43) {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), choices)
  const turns = table.journal.filter(({ is }) => is !== undefined).map(({ n }) => n)
  return { saves, table, name: table.name!, path: saves.pathOf(table.name!), turns }
}

async function recovered(saves: Saves, name: string) {
  const recovery = await recoveryOf(saves, name)
  if (!recovery) throw new Error('Nothing to go back to')
  return { recovery, aside: recover(saves, name, recovery) }
}

test('the newest generations are the saves of the latest turn ends, and their number is bounded', async () => {
  const { path, turns } = someGame()
  const found = generationsOf(path)
  expect(turns.length).toBeGreaterThan(MOST_GENERATIONS)
  const counts = found.map((file) => JSON.parse(readFileSync(file, 'utf8')).seq)
  expect(counts).toEqual(turns.slice(-MOST_GENERATIONS).reverse())
})

test('the player is told how many choices are missing, and plays on from there', async () => {
  const { saves, name, path, turns } = someGame()
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.subarray(0, bytes.length - 9))
  const { recovery, aside } = await recovered(saves, name)
  const missing = 43 - turns.at(-1)!
  expect(missing).toBeGreaterThan(0)
  expect(recovery.missing).toBe(missing)
  expect(aboutRecovery(recovery)).toBe(
    `Its newest whole copy has ${turns.at(-1)} choices; ${missing} ${missing === 1 ? 'choice is' : 'choices are'} missing.`,
  )
  expect(aside).toEqual(['damaged-1.json'])
  expect((await reopened(catalog, saves, name)).table.journal).toHaveLength(turns.at(-1)!)
})

test('the missing choices are counted right although the damage is in the count or in the last choice', async () => {
  const { saves, name, path, turns } = someGame()
  const text = readFileSync(path, 'latin1')
  const missing = 43 - turns.at(-1)!
  for (const [from, to] of [
    ['"seq":43', '"seq":42'],
    ['"seq":43', '"seq":4!'],
    ['{"n":43,"seat":', '{"n":43,"sEat":'],
    ['{"n":43,"seat":', '{"n":47,"seat":'],
    ['{"n":42,"seat":', '{"m":42,"seat":'],
  ] as const) {
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to), 'latin1')
    expect(await recoveryOf(saves, name), to).toMatchObject({ missing })
  }
})

test('damaged generations are passed over and set aside too; a lost save is recovered', async () => {
  const { saves, name, path, turns } = someGame()
  rmSync(path)
  const [newest] = generationsOf(path)
  writeFileSync(newest!, 'spoilt')
  expect(saves.names()).toEqual([name])
  const { recovery, aside } = await recovered(saves, name)
  expect(recovery).toMatchObject({ save: { seq: turns.at(-2) }, missing: null })
  expect(aside).toEqual(['damaged-1.json'])
  expect((await reopened(catalog, saves, name)).table.journal).toHaveLength(turns.at(-2)!)
})

test('a game damaged in its first turn goes back to its opening', async () => {
  const { saves, name, path } = someGame(1)
  writeFileSync(path, '')
  expect((await recovered(saves, name)).recovery.save.seq).toBe(0)
  expect((await reopened(catalog, saves, name)).table.journal).toEqual([])
})

test('a whole game, and one of a newer version, have nothing to go back to', async () => {
  const { saves, name, path } = someGame()
  expect(await recoveryOf(saves, name)).toBeNull()
  const newer = { ...JSON.parse(readFileSync(path, 'utf8')), schema: 9, app: '9.0.0' }
  writeFileSync(path, JSON.stringify(newer))
  expect(await recoveryOf(saves, name)).toBeNull()
})

test('a disk without links keeps copies; one that keeps nothing saves the game all the same', async () => {
  const fs = await import('node:fs')
  const linkless = (() => {
    throw Object.assign(new Error('no links'), { code: 'EPERM' })
  }) as typeof linkSync
  const saves = new Saves(someFolder(), APP, { ...fs, linkSync: linkless })
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 30)
  const path = saves.pathOf(table.name!)
  expect(generationsOf(path).length).toBeGreaterThan(1)
  expect(readdirSync(dirname(path)).every((file) => /^game(\.\d+)?\.json$/.test(file))).toBe(true)
  expect(table.saveFault).toBeNull()
})
