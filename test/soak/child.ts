// Work that soak checks do in processes of their own. Bundled, so that any version of Node can run it.
import calls, * as fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname } from 'node:path'
import { pick, rngFor } from '../../src/ai/rng.ts'
import { Campaigns } from '../../src/campaign/campaign-file.ts'
import { digest } from '../../src/catalog/hash.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { fingerprint } from '../../src/engine/game.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { hold } from '../../src/table/lock.ts'
import { recover, recoveryOf } from '../../src/table/recover.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable, type Table } from '../../src/table/table.ts'
import { replaceFile } from '../../src/table/write-file.ts'
import { playPast } from './chapter-end.ts'

const [mode = '', ...args] = process.argv.slice(2)
const catalogAt = (path: string): Catalog => JSON.parse(fs.readFileSync(path, 'utf8'))

function answer(table: Table): void {
  const seat = table.nextSeat()!
  const isThinker = table.seats[seat]!.by === 'ai:steady'
  const key = isThinker
    ? table.think(seat)
    : pick(table.view(seat), rngFor(table.opening.seed, seat, table.journal.length + 1))
  table.choose(seat, key)
}

/** Plays and saves until it is killed; each acknowledged choice is one line. */
function write([catalog = '', folder = '', seed = '']: string[]): void {
  const saves = new Saves(folder, '0.1.0')
  const table = openTable(catalogAt(catalog), {
    seed,
    seats: [{ by: 'person' }, { by: 'person' }, { by: 'ai:random' }],
    save: saves,
    minds: MINDS,
  })
  const held = saves.hold(table.name!)
  if (!('release' in held)) throw new Error('A new game is in use')
  fs.writeSync(1, '0\n')
  for (;;) {
    if (table.isOver) return
    answer(table)
    if (table.saveFault) throw table.saveFault
    fs.writeSync(1, `${table.journal.length}\n`)
  }
}

/** Plays games and prints a digest of each: every choice, every fingerprint, the last state. */
function games([catalog = '', from = '0', to = '1']: string[]): void {
  const loaded = catalogAt(catalog)
  const haunts = Object.keys(loaded.haunts).map(Number)
  for (let n = Number(from); n < Number(to); n++) {
    const by = n % 100 === 0 ? ('ai:steady' as const) : ('ai:random' as const)
    const seats = Array.from({ length: 3 + (n % 3) }, () => ({ by }))
    const table = openTable(loaded, {
      seed: `soak-${n}`,
      seats,
      options: { haunt: haunts[n % haunts.length]! },
      minds: MINDS,
    })
    while (!table.isOver) answer(table)
    fs.writeSync(
      1,
      `${n} ${table.journal.length} ${digest(JSON.stringify([table.journal, fingerprint(table.state)]))}\n`,
    )
  }
}

/** Adds 1 to the number in a file, under its lock, so many times. Prints a dot each time. */
function count([path = '', times = '1', links = 'links']: string[]): void {
  const noLinks = () => {
    throw Object.assign(new Error('no links'), { code: 'EPERM' })
  }
  const files = { ...fs, ...(links === 'links' ? {} : { linkSync: noLinks }) }
  for (let done = 0; done < Number(times); ) {
    const held = hold(`${dirname(path)}/count.lock`, { files })
    if (!('release' in held)) continue
    replaceFile(path, String(Number(fs.readFileSync(path, 'utf8')) + 1))
    fs.writeSync(1, '.')
    held.release()
    done++
  }
}

/** Everything that changes a disk. */
const CHANGING = [
  'openSync',
  'writeSync',
  'fsyncSync',
  'closeSync',
  'renameSync',
  'linkSync',
  'unlinkSync',
  'mkdirSync',
  'rmdirSync',
  'copyFileSync',
] as const

/** This process kills itself at the nth call; the names of the calls up to then. */
function killAt(nth: number, when: string): string[] {
  const made: string[] = []
  const real: Record<string, (...args: unknown[]) => unknown> = { ...calls } as never
  const die = () => process.kill(process.pid, 'SIGKILL')
  const patched = CHANGING.map((call) => [
    call,
    (...args: unknown[]) => {
      const isDue = made.push(call) === nth
      if (isDue && when === 'before') die()
      if (isDue && when === 'middle') {
        const [file, bytes, from] = args as [number, Buffer, number]
        real.writeSync!(file, bytes, from, Math.floor((bytes.length - from) / 2))
        die()
      }
      try {
        return real[call]!(...args)
      } finally {
        if (isDue && when === 'after') die()
      }
    },
  ])
  Object.assign(calls, Object.fromEntries(patched))
  syncBuiltinESMExports()
  return made
}

/**
 * All that is done to the files of a game, once: it is begun, played, renamed, removed, taken back, damaged and
 * recovered. After each step a line says how many choices must be found from then on; the last lists the calls.
 */
async function everyCall([catalog = '', folder = '', choices = '', nth = '', when = '']: string[]) {
  const { writeSync, promises } = calls
  const tell = (line: string) => writeSync(1, `${line}\n`)
  const loaded = catalogAt(catalog)
  const made = killAt(Number(nth), when)
  const saves = new Saves(folder, '0.1.0')
  const seats = [{ by: 'person' as const }, { by: 'person' as const }, { by: 'person' as const }]
  const table = openTable(loaded, { seed: 'calls', seats, save: saves })
  tell('0')
  const held = saves.hold(table.name!)
  if (!('release' in held)) throw new Error('A new game is in use')
  for (let n = 1; n <= Number(choices); n++) {
    answer(table)
    tell(`${n}`)
  }
  held.release()
  saves.rename(table.name!, 'moved')
  tell(choices)
  const name = saves.restore(basename(saves.remove('moved')))
  tell(choices)
  // The end of a turn becomes a copy when the next choice is saved, so the last choice cannot be one.
  const turnEnd = table.journal.findLast(({ n, is }) => n < Number(choices) && is !== undefined)!.n
  // Not one of the calls that kill, so that the line is told if and only if the damage is done.
  await promises.writeFile(saves.pathOf(name), 'damaged')
  tell(`${turnEnd} damaged`)
  recover(saves, name, (await recoveryOf(saves, name))!)
  tell(`${turnEnd}`)
  tell(JSON.stringify(made))
}

/** Plays a campaign from the end of one chapter into the next; each acknowledged step is one line. */
async function chapterEnd([
  catalog = '',
  folder = '',
  name = '',
  chapter = '',
  nth = '0',
  when = '',
]: string[]) {
  const { writeSync } = calls
  const loaded = catalogAt(catalog)
  const made = killAt(Number(nth), when)
  const shelf = new Campaigns(folder, '0.1.0')
  const held = shelf.hold(name)
  const opened = shelf.open(name)
  if (!('release' in held && 'campaign' in opened)) throw new Error('The campaign cannot be opened')
  for await (const { at } of playPast(Number(chapter), loaded, shelf, opened.campaign))
    writeSync(1, `${at}\n`)
  held.release()
  // Else a kill after the last step would find a line that is no step.
  if (when !== '') writeSync(1, `${JSON.stringify(made)}\n`)
}

const MODES: Record<string, (args: string[]) => void | Promise<void>> = {
  write,
  games,
  count,
  everyCall,
  chapterEnd,
}
await MODES[mode]!(args)
