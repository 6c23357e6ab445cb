// Power cuts from an empty disk: whatever of the unsynced calls survives, no acknowledged choice is lost.
// POWER_CUTS sets how many are simulated.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rngFor } from '../../src/ai/rng.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { readSave } from '../../src/table/save.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { afterPowerCut, recorded, restore } from '../support/power-cut.ts'
import { APP, playOn, someFolder, someTable } from '../support/tables.ts'

const CUTS = Number(process.env.POWER_CUTS ?? 300)
const catalog = await loadCatalog()

test(`an acknowledged choice outlives each of ${CUTS} power cuts`, async () => {
  const folder = someFolder()
  const { files, calls } = recorded()
  const saves = new Saves(join(folder, 'new', 'parents', 'saves'), APP, files)
  const table = someTable(catalog, { seed: 'alice', save: saves })
  const name = table.name!
  /** How many choices were acknowledged, and after which call. */
  const acknowledged = [{ calls: calls.length, choices: 0 }]
  for (let choices = 1; choices <= 25; choices++) {
    playOn(table, 1)
    acknowledged.push({ calls: calls.length, choices })
  }
  const random = rngFor('power', 0, 0)
  const scratch = join(someFolder(), 'disk')
  for (let cut = 0; cut < CUTS; cut++) {
    const made = 1 + Math.floor(random() * calls.length)
    const chance = random()
    const disk = afterPowerCut(calls.slice(0, made), folder, () => random() < chance)
    const last = acknowledged.findLast((one) => one.calls <= made)
    if (!last) continue
    rmSync(scratch, { recursive: true, force: true })
    mkdirSync(scratch)
    restore(disk, folder, scratch)
    const left = new Saves(join(scratch, 'new', 'parents', 'saves'), APP)
    const file = left.read(name)
    if ('problem' in file) throw new Error(`Lost after call ${made}: ${file.problem.expected}`)
    const result = await readSave(file.bytes, name, APP)
    if ('problem' in result) throw new Error(`Damaged after call ${made}: ${result.problem.expected}`)
    expect(result.save.body.journal.length).toBeGreaterThanOrEqual(last.choices)
  }
})
