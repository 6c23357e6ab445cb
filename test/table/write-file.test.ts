import fs from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { SaveFault } from '../../src/table/save-fault.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { type Files, replaceFile } from '../../src/table/write-file.ts'
import { APP, playOn, someFolder, someTable } from '../support/tables.ts'

const CALLS = [
  'openSync',
  'writeSync',
  'fsyncSync',
  'closeSync',
  'renameSync',
  'unlinkSync',
  'mkdirSync',
] as const
const CODES = ['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE', 'EDQUOT']

/** The real calls, of which the one with this number fails, and from then on all of them if it stays broken. */
function failing(nth: number, code: string, stays = false) {
  let count = 0
  const files = {} as Record<string, unknown>
  for (const call of CALLS) {
    files[call] = (...args: unknown[]) => {
      count++
      if (count === nth || (stays && count > nth)) throw Object.assign(new Error(code), { code })
      return (fs[call] as (...args: unknown[]) => unknown)(...args)
    }
  }
  return { files: files as unknown as Files, calls: () => count }
}

test.each(CODES)(
  'whichever call fails with %s, the file is the old one or the new one, and the fault says which',
  (code) => {
    for (const stays of [false, true]) {
      let isOver = false
      for (let nth = 1; !isOver; nth++) {
        const path = join(someFolder(), 'game.json')
        fs.writeFileSync(path, 'old')
        const { files, calls } = failing(nth, code, stays)
        let fault: unknown = null
        try {
          replaceFile(path, 'new', files)
        } catch (error) {
          fault = error
        }
        isOver = calls() < nth
        const now = fs.readFileSync(path, 'utf8')
        if (isOver) expect([fault, now]).toEqual([null, 'new'])
        else {
          expect(fault).toBeInstanceOf(SaveFault)
          expect((fault as SaveFault).message).toContain(path)
          expect((fault as SaveFault).message).toContain('--saves DIR')
          expect(now).toBe((fault as SaveFault).what === 'unconfirmed' ? 'new' : 'old')
        }
      }
    }
  },
)

test('a write that takes only a few bytes at a time is carried on to the end', () => {
  const path = join(someFolder(), 'game.json')
  const few = (file: number, bytes: Buffer, from: number) =>
    fs.writeSync(file, bytes, from, Math.min(3, bytes.length - from))
  replaceFile(path, 'a longer text — with more bytes than letters', {
    ...fs,
    writeSync: few as typeof fs.writeSync,
  })
  expect(fs.readFileSync(path, 'utf8')).toBe('a longer text — with more bytes than letters')
})

test('the bytes are synced before the rename, and the folder after it', () => {
  const order: string[] = []
  const path = join(someFolder(), 'game.json')
  const files = Object.fromEntries(
    CALLS.map((call) => [
      call,
      (...args: unknown[]) => {
        order.push(call)
        return (fs[call] as (...args: unknown[]) => unknown)(...args)
      },
    ]),
  ) as unknown as Files
  replaceFile(path, 'new', files)
  expect(order).toEqual([
    'openSync',
    'writeSync',
    'fsyncSync',
    'closeSync',
    'renameSync',
    'openSync',
    'fsyncSync',
    'closeSync',
  ])
})

test('play goes on while the disk is full, and the next choice that can be saved saves all', async () => {
  const catalog = await loadCatalog()
  let isFull = false
  const writeSync = ((...args: Parameters<typeof fs.writeSync>) => {
    if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    return fs.writeSync(...args)
  }) as typeof fs.writeSync
  const saves = new Saves(someFolder(), APP, { ...fs, writeSync })
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 3)
  const before = fs.readFileSync(saves.pathOf(table.name!), 'utf8')
  isFull = true
  playOn(table, 2)
  expect(table.journal).toHaveLength(5)
  expect(table.saveFault).toMatchObject({ code: 'ENOSPC', what: 'unsaved' })
  expect(table.saveFault!.message).toContain(
    'no space is left there. Make room, or save elsewhere with --saves DIR.',
  )
  expect(fs.readFileSync(saves.pathOf(table.name!), 'utf8')).toBe(before)
  isFull = false
  playOn(table, 1)
  expect(table.saveFault).toBeNull()
  expect(JSON.parse(fs.readFileSync(saves.pathOf(table.name!), 'utf8')).seq).toBe(6)
})

test('a game whose first file cannot be written is not opened, and the sentence names the path', async () => {
  const catalog = await loadCatalog()
  const folder = join(someFolder(), 'file')
  fs.writeFileSync(folder, 'in the way')
  const open = () => someTable(catalog, { seed: 'alice', save: new Saves(folder, APP) })
  expect(open).toThrow(SaveFault)
  expect(open).toThrow(
    `Not saved to ${join(folder, 'games')}: a part of that path is a file and not a folder`,
  )
})

test('what a killed program left of a write is swept away, and what a running one is writing is not', () => {
  const folder = someFolder()
  const saves = new Saves(folder, APP)
  const game = join(folder, 'games', saves.claim('alice'))
  const dead = '.game.json.999999999.0123456789ab.tmp'
  const alive = `.game.json.${process.pid}.0123456789ab.tmp`
  for (const name of [dead, alive, 'game.json', 'notes.txt']) fs.writeFileSync(join(game, name), '')
  saves.sweep('alice')
  expect(fs.readdirSync(game).sort()).toEqual([alive, 'game.json', 'notes.txt'])
})
