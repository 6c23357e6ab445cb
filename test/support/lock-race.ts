/**
 * Races for one lock between real processes. A racer that holds the lock keeps it until all have tried, so that
 * the number of holders is the number of racers who believe they hold it. Racers are reused: starting Node is slow.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export interface RaceResult {
  races: number
  /** Races with more than one holder at a time. */
  shared: number
  /** Races that nobody won. */
  unheld: number
  /** Files left in the folder of the lock after a race. */
  leftovers: number
}

interface RaceOptions {
  races: number
  /** A lock of a dead process lies there before each race. */
  isStale: boolean
  /** As on FAT. */
  hasLinks?: boolean
  racers?: number
}

const lockModule = fileURLToPath(new URL('../../src/table/lock.ts', import.meta.url))

/** Tries at the agreed time; releases when told. */
const RACER = `
import * as fs from 'node:fs'
import { hold } from LOCK
const files = { ...fs, ...(process.argv[2] === 'links' ? {} : { linkSync() { throw Object.assign(new Error('no links'), { code: 'EPERM' }) } }) }
let held = null
process.on('message', ({ path, at, release }) => {
  if (release) { held?.release(); held = null; process.send('released'); return }
  while (Date.now() < at);
  const result = hold(path, { files })
  held = 'release' in result ? result : null
  process.send(held ? 'held' : 'holder' in result ? 'refused' : 'unclear')
})
process.on('disconnect', () => process.exit(0))
process.send('ready')
`

export async function race({
  races,
  isStale,
  hasLinks = true,
  racers = 3,
}: RaceOptions): Promise<RaceResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lychgate-race-'))
  const script = join(folder, 'racer.mjs')
  const contents = RACER.replace('LOCK', JSON.stringify(lockModule))
  await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: script,
  })
  const children = Array.from({ length: racers }, () => fork(script, [hasLinks ? 'links' : 'no-links']))
  try {
    await Promise.all(children.map((child) => once(child, 'message')))
    const result: RaceResult = { races, shared: 0, unheld: 0, leftovers: 0 }
    const dead = spawnSync(process.execPath, ['--version']).pid
    for (let n = 0; n < races; n++) {
      const place = join(folder, `race-${n}`)
      mkdirSync(place)
      if (isStale) leaveLock(join(place, 'game.lock'), dead, hasLinks)
      const holders = await raceOnce(children, join(place, 'game.lock'))
      if (holders > 1) result.shared++
      if (holders === 0) result.unheld++
      result.leftovers += readdirSync(place).length
    }
    return result
  } finally {
    for (const child of children) if (child.connected) child.disconnect()
    rmSync(folder, { recursive: true, force: true })
  }
}

function leaveLock(path: string, pid: number, hasLinks: boolean): void {
  const text = JSON.stringify({ pid, host: hostname(), began: '1', since: new Date().toISOString() })
  if (!hasLinks) mkdirSync(path)
  writeFileSync(hasLinks ? path : join(path, 'holder.json'), text)
}

/** How many held the lock when all had tried. */
async function raceOnce(children: readonly ChildProcess[], path: string): Promise<number> {
  const answers = await ask(children, { path, at: Date.now() + 3 + Math.floor(Math.random() * 3) })
  await ask(children, { release: true })
  return answers.filter((answer) => answer === 'held').length
}

const ask = (children: readonly ChildProcess[], message: object): Promise<unknown[]> =>
  Promise.all(
    children.map(
      (child) =>
        new Promise((answered, failed) => {
          const crashed = () => failed(new Error('A racer has crashed.'))
          child.once('exit', crashed)
          child.once('message', (answer) => {
            child.off('exit', crashed)
            answered(answer)
          })
          child.send(message)
        }),
    ),
  )
