// G1: a program that is killed at any moment has lost no choice that it acknowledged.
import { readdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSaved } from '../../src/table/open-saved.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { type Check, ended, type Ground, linesOf } from './check.ts'

/** Acknowledged choices before a kill: counted, since on a busy machine time says little. */
const MOST_CHOICES = 80
/** Milliseconds after them. */
const LATEST = 20

export function killCheck(ground: Ground): Check {
  let total = 0
  return {
    name: 'kill',
    promises: 'G1, G14',
    get unit() {
      return `kills (${total} choices acknowledged before them)`
    },
    step: async (n) => {
      const folder = ground.place()
      const child = ground.child(['write', 'CATALOG', folder, `kill-${n}`])
      const waiting = ended(child)
      await linesOf(child, 1 + Math.floor(ground.random() * MOST_CHOICES))
      await new Promise((done) => setTimeout(done, ground.random() * LATEST))
      child.kill('SIGKILL')
      const { out, err } = await waiting
      // The last line may be torn.
      const acknowledged = Number(out.split('\n').at(-2) ?? -1)
      // Stopped from outside before it had promised anything, as by Ctrl-C.
      const isEarly = acknowledged < 0
      const broken = isEarly ? [] : await lossIn(ground, folder, acknowledged)
      if (err !== '') broken.push(`The writer said: ${err.slice(0, 200)}`)
      rmSync(folder, { recursive: true })
      total += Math.max(0, acknowledged)
      return { units: isEarly ? 0 : 1, broken }
    },
  }
}

async function lossIn(ground: Ground, folder: string, acknowledged: number): Promise<string[]> {
  const saves = new Saves(folder, '0.1.0')
  const [name] = saves.names()
  if (name === undefined) return ['The game is gone']
  const held = saves.hold(name)
  if (!('release' in held)) return ['The lock of a dead program was not taken']
  const opened = await openSaved(async () => ground.catalog, saves, name)
  held.release()
  if ('problem' in opened) return [opened.problem.expected]
  const found = opened.table.journal.length
  const left = readdirSync(dirname(saves.pathOf(name))).filter((file) => /tmp|lock/.test(file))
  return [
    ...(found >= acknowledged ? [] : [`${acknowledged} choices acknowledged, ${found} found`]),
    ...(left.length === 0 ? [] : [`Left behind: ${left.join(', ')}`]),
  ]
}
