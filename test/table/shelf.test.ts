// Names on a shelf: claimed before anything is moved to them, and listed only if a game is there.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'

const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
afterAll(() => rmSync(folder, { recursive: true }))
const catalog = await loadCatalog()
const seats = [{ by: 'person' as const }, { by: 'person' as const }, { by: 'person' as const }]

function shelfWith(seed: string) {
  const saves = new Saves(join(folder, seed), '0.1.0')
  return { saves, name: openTable(catalog, { seed, seats, save: saves }).name! }
}

test('given a name that another program has claimed for its new game, a game is not renamed to it', () => {
  const { saves, name } = shelfWith('claimed')
  const claimed = saves.claim('sunday')
  expect(saves.rename(name, claimed)).toBe(false)
  expect(saves.names()).toEqual([name])
})

test('given a folder in the trash whose game never arrived, only the games in it are listed', () => {
  const { saves, name } = shelfWith('trash')
  mkdirSync(join(saves.folder, 'trash', 'games', name), { recursive: true })
  const trashed = saves.remove(name)
  expect(saves.trashed()).toEqual([`${name}-2`])
  expect(existsSync(join(trashed, 'game.json'))).toBe(true)
})
