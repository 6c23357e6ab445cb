// G5: each flipped bit and each cut of a save is noticed or harmless, and the game goes on from a copy at most a turn old.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from '../../src/engine/game.ts'
import { recover, recoveryOf } from '../../src/table/recover.ts'
import { readSave } from '../../src/table/save.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { playOn } from '../support/play-on.ts'
import type { Check, Ground } from './check.ts'

const CHOICES = 43
/** Cuts that are tried besides every flip. */
const CUTS = 500

export function damageCheck(ground: Ground): Check {
  const saves = new Saves(ground.place(), '0.1.0')
  const seats = [{ by: 'person' as const }, { by: 'person' as const }, { by: 'person' as const }]
  const table = playOn(openTable(ground.catalog, { seed: 'alice', seats, save: saves }), CHOICES)
  const name = table.name!
  const path = saves.pathOf(name)
  const whole = readFileSync(path)
  const turnEnd = table.journal.findLast(({ is }) => is !== undefined)!.n
  const is = fingerprint(table.state)
  /** First the cuts, spread over the file, then every byte with a flipped bit, another one in each round. */
  const spoilt = (n: number): Buffer => {
    if (n < CUTS) return whole.subarray(0, Math.floor((n * (whole.length - 1)) / CUTS))
    const flipped = Buffer.from(whole)
    const at = (n - CUTS) % whole.length
    flipped[at]! ^= 1 << ((at + Math.floor((n - CUTS) / whole.length)) % 8)
    return flipped
  }
  return {
    name: 'damage',
    promises: 'G5',
    unit: `cuts and flips (the save has ${whole.length} bytes)`,
    step: async (n) => {
      const bytes = spoilt(n)
      const result = await readSave(bytes, path, '0.1.0')
      if ('save' in result)
        return { units: 1, broken: fingerprint(result.save.body.state) === is ? [] : [`Unnoticed: ${n}`] }
      writeFileSync(path, bytes)
      const recovery = await recoveryOf(saves, name)
      if (!recovery) return { units: 1, broken: [`Nothing to go back to: ${n}`] }
      const [aside] = recover(saves, name, recovery)
      const kept = join(dirname(path), aside!)
      const broken = [
        ...(recovery.save.seq === turnEnd ? [] : [`Went back to choice ${recovery.save.seq}: ${n}`]),
        ...(readFileSync(kept).equals(bytes) ? [] : [`The damaged file was not kept: ${n}`]),
        ...(readFileSync(path).equals(recovery.bytes) ? [] : [`It was not restored: ${n}`]),
      ]
      if (recovery.missing !== null && recovery.missing !== CHOICES - turnEnd)
        broken.push(`Told that ${recovery.missing} choices are missing: ${n}`)
      rmSync(kept)
      return { units: 1, broken }
    },
  }
}
