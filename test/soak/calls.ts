// G2: a program that is killed at any call to the disk leaves the game before the call or after it, and nothing else.
import { readdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint } from '../../src/engine/game.ts'
import { openSaved } from '../../src/table/open-saved.ts'
import { recover, recoveryOf } from '../../src/table/recover.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { playOn } from '../support/play-on.ts'
import { type Check, ended, type Ground } from './check.ts'

/** With two ends of a turn among them. */
const CHOICES = 14
/** Cases are taken so far apart that a few of them are of every kind; prime. */
export const STRIDE = 37

export interface Kill {
  call: string
  nth: number
  when: 'before' | 'middle' | 'after'
}

export function callsCheck(ground: Ground): Check {
  const expected = fingerprintsOf(ground)
  let kills: Kill[] = []
  const run = async (folder: string, { nth, when }: Pick<Kill, 'nth' | 'when'>) => {
    const args = ['everyCall', 'CATALOG', folder, `${CHOICES}`, `${nth}`, when]
    return ended(ground.child(args))
  }
  return {
    name: 'calls',
    promises: 'G2',
    get unit() {
      return `kills at a call to the disk (${kills.length} different)`
    },
    step: async (n) => {
      if (kills.length === 0) {
        const { out, err } = await run(ground.place(), { nth: 0, when: 'before' })
        if (err !== '') throw new Error(err)
        kills = spread(killsAt(JSON.parse(out.trim().split('\n').at(-1)!) as string[]))
      }
      const kill = kills[(n * STRIDE) % kills.length]!
      const folder = ground.place()
      const { out, err, code } = await run(folder, kill)
      const broken = await faultsIn(ground, folder, out, expected)
      if (code === 0) broken.push('It was not killed')
      if (err !== '') broken.push(err.slice(0, 200))
      rmSync(folder, { recursive: true })
      const { call, nth, when } = kill
      return { units: 1, broken: broken.map((one) => `${one} (${when} call ${nth}, ${call})`) }
    },
  }
}

/** One less where the stride would never reach some of them. */
export const spread = <T>(kills: T[]): T[] => (kills.length % STRIDE === 0 ? kills.slice(1) : kills)

/** Each call before and after it; a write also in its middle. */
export function killsAt(calls: readonly string[]): Kill[] {
  return calls.flatMap((call, at): Kill[] => {
    const whens =
      call === 'writeSync' ? (['before', 'middle', 'after'] as const) : (['before', 'after'] as const)
    return whens.map((when) => ({ call, nth: at + 1, when }))
  })
}

/** Of the game after each of its choices. */
function fingerprintsOf(ground: Ground): string[] {
  const seats = [{ by: 'person' as const }, { by: 'person' as const }, { by: 'person' as const }]
  const table = openTable(ground.catalog, { seed: 'calls', seats })
  const all = [fingerprint(table.state)]
  for (let n = 0; n < CHOICES; n++) all.push(fingerprint(playOn(table, 1).state))
  return all
}

async function faultsIn(ground: Ground, folder: string, out: string, expected: string[]): Promise<string[]> {
  const last = out.trim().split('\n').at(-1)!
  const saves = new Saves(folder, '0.1.0')
  const all = [...saves.names(), ...saves.trashed()]
  // Killed before the first file was whole: there is a game without a choice, or none.
  if (last === '' && all.length === 0) return []
  if (all.length !== 1) return [`${all.length} games instead of one`]
  const name = saves.names()[0] ?? saves.restore(all[0]!)
  const held = saves.hold(name)
  if (!('release' in held)) return ['The lock of a dead program was not taken']
  try {
    if (last.endsWith('damaged')) {
      const recovery = await recoveryOf(saves, name)
      if (recovery) recover(saves, name, recovery)
    }
    const opened = await openSaved(async () => ground.catalog, saves, name)
    if ('problem' in opened) return [opened.problem.expected]
    const { table } = opened
    const found = table.journal.length
    const told = last === '' ? -1 : Number.parseInt(last, 10)
    const left = readdirSync(dirname(saves.pathOf(name))).filter((file) => /game\.json\..*tmp$/.test(file))
    return [
      ...(found === told || found === told + 1 ? [] : [`${told} choices acknowledged, ${found} found`]),
      ...(fingerprint(table.state) === expected[found] ? [] : [`Another game after ${found} choices`]),
      ...(left.length === 0 ? [] : [`Left behind: ${left.join(', ')}`]),
    ]
  } finally {
    held.release()
  }
}
