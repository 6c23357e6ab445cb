// G3: whichever call to the disk fails, the save is the old one or the new one, and the game can be opened.
import * as fs from 'node:fs'
import { openSaved } from '../../src/table/open-saved.ts'
import { SaveFault } from '../../src/table/save-fault.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import type { Files } from '../../src/table/write-file.ts'
import { playOn } from '../support/play-on.ts'
import type { Check, Ground } from './check.ts'

const CODES = ['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE', 'EDQUOT']
const CALLS = [
  'openSync',
  'writeSync',
  'fsyncSync',
  'closeSync',
  'renameSync',
  'linkSync',
  'unlinkSync',
  'mkdirSync',
] as const
const CHOICES = 8

/** The real calls, of which the nth fails, and all after it if the disk stays broken. */
function failing(nth: number, code: string, stays: boolean) {
  let count = 0
  const files: Record<string, unknown> = {}
  const real: Record<string, unknown> = { ...fs }
  for (const call of CALLS)
    files[call] = (...args: unknown[]) => {
      count++
      if (count === nth || (stays && count > nth)) throw Object.assign(new Error(code), { code })
      return (real[call] as (...args: unknown[]) => unknown)(...args)
    }
  return { files: files as unknown as Files, calls: () => count }
}

export function faultCheck(ground: Ground): Check {
  let nth = 0
  let variant = 0
  return {
    name: 'fault',
    promises: 'G3',
    get unit() {
      const whole = `${CODES.length} faults, once and for good, at every call of a game`
      return variant < 2 * CODES.length ? 'faults' : `faults (${whole}, and again)`
    },
    step: async () => {
      nth++
      const code = CODES[variant % CODES.length]!
      const stays = Math.floor(variant / CODES.length) % 2 === 1
      const folder = ground.place()
      const { files, calls } = failing(nth, code, stays)
      const broken = await playedWith(ground, folder, files)
      // Past the last call: on to the next fault.
      if (calls() < nth) {
        nth = 0
        variant++
      }
      fs.rmSync(folder, { recursive: true })
      return {
        units: 1,
        broken: broken.map((one) => `${one} (call ${nth}, ${code}, ${stays ? 'stays' : 'once'})`),
      }
    },
  }
}

async function playedWith(ground: Ground, folder: string, files: Files): Promise<string[]> {
  const seats = [{ by: 'person' as const }, { by: 'person' as const }, { by: 'person' as const }]
  let written = 0
  try {
    const table = openTable(ground.catalog, { seed: 'fault', seats, save: new Saves(folder, '0.1.0', files) })
    for (let n = 0; n < CHOICES; n++) {
      playOn(table, 1)
      if (table.saveFault?.what !== 'unsaved') written = table.journal.length
    }
  } catch (error) {
    // A game whose first file cannot be written is not begun.
    return error instanceof SaveFault ? [] : [`It threw ${error}`]
  }
  const saves = new Saves(folder, '0.1.0')
  const [name] = saves.names()
  if (name === undefined) return ['The game is gone']
  const opened = await openSaved(async () => ground.catalog, saves, name)
  if ('problem' in opened) return [opened.problem.expected]
  const found = opened.table.journal.length
  return found >= written ? [] : [`${written} choices saved, ${found} found`]
}
