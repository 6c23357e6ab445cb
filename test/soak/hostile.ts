// G10: no file in the place of a save, a lock, a copy or a folder crashes, hangs or draws on the terminal.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { DRAWS, type Hostile, signedSaves, TEXTS, THINGS } from '../support/hostile.ts'
import { playOn } from '../support/play-on.ts'
import { type Check, ended, type Ground } from './check.ts'

const door = fileURLToPath(new URL('door.ts', import.meta.url))
const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
/** Milliseconds; generous, since a busy machine is slow. */
const HANGS = 60_000
/** One command of so many is run by the executable, in a process of its own. */
const EXECUTED = 40
const DOCUMENTED = [0, 1, 2, 3, 4, 5]

const COMMANDS: readonly (readonly string[])[] = [
  ['resume', 'free-alice'],
  ['saves', 'list', '--json'],
  ['saves', 'show', 'free-alice'],
  ['saves', 'verify'],
  ['saves', 'recover', 'free-alice'],
  ['replay', 'free-alice', '--verify'],
  ['saves', 'export', 'free-alice'],
  ['resume', 'free-alice', '--take-over'],
  ['saves', 'list'],
  ['odds', 'action', '--save', 'free-alice'],
  ['saves', 'show', 'free-alice', '--json'],
  ['report', 'free-alice', 'report.jsonl'],
  ['saves', 'remove', 'free-alice', '--confirm', 'free-alice'],
  ['replay', 'free-alice'],
  ['resume'],
  ['play', '--seed', 'alice'],
]

/** Surroundings that are missing or mean harm. */
const SURROUNDINGS: readonly NodeJS.ProcessEnv[] = [
  {},
  { TERM: '', HOME: '', LANG: '', PATH: '', XDG_DATA_HOME: '' },
  { TERM: '\u001b[2J', LANG: '\u001b]0;x\u0007', COLUMNS: '-1', LINES: 'x', LC_ALL: 'xx_XX' },
  {
    COLUMNS: '1e9',
    LINES: '0',
    TZ: 'No/Where',
    FORCE_COLOR: 'x',
    COLORFGBG: ';;;',
    LYCHGATE_THEME: '\u001b',
  },
  { HOME: '/dev/null', XDG_DATA_HOME: '\u0001', TMPDIR: '/nowhere', TERM: 'x'.repeat(9999) },
]

type Place = 'save' | 'lock' | 'copy' | 'game' | 'games' | 'saves'

/** Every case: a hostile thing, where it is put. */
function casesFor(whole: string): { hostile: Hostile; place: Place }[] {
  const files = [...THINGS, ...TEXTS]
  return [
    ...files.flatMap((hostile) => (['save', 'lock', 'copy'] as const).map((place) => ({ hostile, place }))),
    ...THINGS.flatMap((hostile) =>
      (['game', 'games', 'saves'] as const).map((place) => ({ hostile, place })),
    ),
    ...signedSaves(whole).map((hostile) => ({ hostile, place: 'save' as const })),
  ]
}

export function hostileCheck(ground: Ground): Check {
  const seats = [
    { by: 'person' as const, name: 'Alice' },
    { by: 'person' as const },
    { by: 'person' as const },
  ]
  const template = new Saves(join(ground.place(), 'saves'), '0.1.0')
  const { name } = playOn(openTable(ground.catalog, { seed: 'alice', seats, save: template }), 20) as {
    name: string
  }
  /** A copy of a game, to be spoilt. */
  const begin = (): Saves => {
    const saves = new Saves(join(ground.place(), 'saves'), '0.1.0')
    cpSync(template.folder, saves.folder, { recursive: true })
    return saves
  }
  const throughDoor = openDoor()
  let executed = 0
  const cases = casesFor(readFileSync(template.pathOf(name), 'utf8'))
  return {
    name: 'hostile',
    promises: 'G10',
    unit: `hostile files (${cases.length} different)`,
    step: async (n) => {
      const { hostile, place } = cases[n % cases.length]!
      const saves = begin()
      const path = placeOf(saves, name, place)
      rmSync(path, { recursive: true, force: true })
      mkdirSync(dirname(path), { recursive: true })
      hostile.put(path)
      const turn = Math.floor(n / cases.length) + n
      const broken: string[] = []
      for (const at of [turn, turn + 7, turn + 13]) {
        const command = COMMANDS[at % COMMANDS.length]!
        const env = { ...SURROUNDINGS[at % SURROUNDINGS.length], LYCHGATE_SAVES: saves.folder }
        const request = { command, env, cwd: dirname(saves.folder) }
        const done = await (executed++ % EXECUTED === 0 ? byExecutable(request) : throughDoor(request))
        const fault = faultOf(done)
        if (fault) broken.push(`${hostile.name} as ${place}, ${command.join(' ')}: ${fault}`)
      }
      rmSync(dirname(saves.folder), { recursive: true, force: true })
      return { units: 1, broken }
    },
  }
}

function placeOf(saves: Saves, name: string, place: Place): string {
  if (place === 'save') return saves.pathOf(name)
  if (place === 'lock') return saves.lockOf(name)
  if (place === 'copy') return saves.pathOf(name).replace('game.json', 'game.9.json')
  if (place === 'game') return saves.folderOf(name)
  return place === 'games' ? join(saves.folder, 'games') : saves.folder
}

interface Request {
  command: readonly string[]
  /** An empty value unsets the variable. */
  env: Record<string, string | undefined>
  cwd: string
}

/** Null if it hangs. */
type Done = { out: string; code: number | null } | null

/** Runs commands in one process, which is started again when it hangs or dies. */
function openDoor(): (request: Request) => Promise<Done> {
  let child: ChildProcess | null = null
  return async (request) => {
    if (!child?.connected) {
      child = fork(door, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      await once(child, 'message')
      child.unref()
      child.channel!.unref()
    }
    const current = child
    const answer = new Promise<Done>((resolve) => {
      current.once('message', (message) => resolve(message as Done))
      current.once('exit', (code) => resolve({ out: 'The process has died.', code }))
    })
    current.channel!.ref()
    current.send(request)
    const done = await orHang(answer, () => current.kill('SIGKILL'))
    current.removeAllListeners('exit')
    if (current.connected) current.channel!.unref()
    return done
  }
}

async function byExecutable({ command, env, cwd }: Request): Promise<Done> {
  const all = Object.entries({ ...process.env, ...env }).filter(([, value]) => value !== '')
  const child = spawn(process.execPath, [executable, ...command], {
    env: Object.fromEntries(all),
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return orHang(
    ended(child).then(({ out, err, code }) => ({ out: out + err, code })),
    () => child.kill('SIGKILL'),
  )
}

async function orHang(work: Promise<Done>, stop: () => void): Promise<Done> {
  let timer: NodeJS.Timeout | undefined
  const hung = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      stop()
      resolve(null)
    }, HANGS)
  })
  const done = await Promise.race([work, hung])
  clearTimeout(timer)
  return done
}

function faultOf(done: Done): string | null {
  if (!done) return 'it hangs'
  const { out, code } = done
  if (!DOCUMENTED.includes(code ?? -1)) return `exit code ${code}: ${out.slice(0, 200)}`
  if (/stumbled|\n\s+at /.test(out)) return `it crashes: ${out.slice(0, 300)}`
  const drawn = DRAWS.exec(out)
  if (drawn) return `it draws ${JSON.stringify(out.slice(Math.max(0, drawn.index - 20), drawn.index + 20))}`
  return out === '' ? 'it says nothing' : null
}
