// G4: whatever of the unsynced calls a power cut leaves, no acknowledged choice is lost. From an empty disk.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readSave } from '../../src/table/save.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { playOn } from '../support/play-on.ts'
import { afterPowerCut, recorded, restore } from '../support/power-cut.ts'
import type { Check, Ground } from './check.ts'

const CHOICES = 25
const FOLDER = ['new', 'parents', 'saves']

export function powerCheck(ground: Ground): Check {
  const folder = ground.place()
  const { files, calls } = recorded()
  const seats = [{ by: 'person' as const }, { by: 'person' as const }, { by: 'person' as const }]
  const saves = new Saves(join(folder, ...FOLDER), '0.1.0', files)
  const table = openTable(ground.catalog, { seed: 'power', seats, save: saves })
  /** How many choices were acknowledged, and after which call. */
  const acknowledged = [{ calls: calls.length, choices: 0 }]
  for (let choices = 1; choices <= CHOICES; choices++) {
    playOn(table, 1)
    acknowledged.push({ calls: calls.length, choices })
  }
  const scratch = join(ground.place(), 'disk')
  const lossAfter = async (made: number): Promise<string | null> => {
    const left = new Saves(join(scratch, ...FOLDER), '0.1.0')
    const last = acknowledged.findLast((one) => one.calls <= made)
    if (!last) return null
    const file = left.read(table.name!)
    const result = 'problem' in file ? file : await readSave(file.bytes, 'game.json', '0.1.0')
    if ('problem' in result) return `After call ${made}: ${result.problem.expected}`
    const found = result.save.seq
    return found >= last.choices ? null : `After call ${made}: ${last.choices} acknowledged, ${found} found`
  }
  return {
    name: 'power',
    promises: 'G4',
    unit: 'power cuts',
    step: async () => {
      const made = 1 + Math.floor(ground.random() * calls.length)
      const chance = ground.random()
      const disk = afterPowerCut(calls.slice(0, made), folder, () => ground.random() < chance)
      rmSync(scratch, { recursive: true, force: true })
      mkdirSync(scratch)
      restore(disk, folder, scratch)
      const loss = await lossAfter(made)
      return { units: 1, broken: loss === null ? [] : [loss] }
    },
  }
}
