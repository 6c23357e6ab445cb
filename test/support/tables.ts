/** Tables for tests: seats of people or computers, played on by random legal choices, in folders of their own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { type OpenedGame, openSaved } from '../../src/table/open-saved.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { type Minds, openTable, type Table, type TablePlan } from '../../src/table/table.ts'

export { playOn } from './play-on.ts'

export const APP = '0.1.0'

const folders: string[] = []

/** A folder that is gone after the test. */
export function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

export const someSaves = (folder = someFolder()): Saves => new Saves(folder, APP)

/** Three people unless told. */
export const someTable = (catalog: Catalog, plan: Partial<TablePlan> & { seed: string }): Table =>
  openTable(catalog, {
    seats: [{ by: 'person' }, { by: 'person' }, { by: 'person' }],
    minds: MINDS,
    ...plan,
  })

/** A saved game, opened; a sentence about why it cannot be is thrown. */
export async function reopened(
  catalog: Catalog,
  saves: Saves,
  name: string,
  minds: Minds | null = null,
): Promise<OpenedGame> {
  const opened = await openSaved(async () => catalog, saves, name, minds)
  if ('problem' in opened) throw new Error(opened.problem.expected)
  return opened
}
