// G10: no file in the place of a save, a lock, a copy or a folder crashes, hangs or draws on the terminal.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newBox } from '../../src/campaign/box.ts'
import { Campaigns, sittingName } from '../../src/campaign/campaign-file.ts'
import { finish, nextSitting } from '../../src/campaign/sitting.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { DRAWS, type Hostile, signedCampaigns, signedSaves, TEXTS, THINGS } from '../support/hostile.ts'
import { playOn } from '../support/play-on.ts'
import { type Check, ended, type Ground } from './check.ts'

const door = fileURLToPath(new URL('door.ts', import.meta.url))
const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
/** Milliseconds; generous, since a busy machine is slow. */
const HANGS = 60_000
/** One command of so many is run by the executable, in a process of its own. */
const EXECUTED = 40
/** Cases are taken so far apart that a few of them are of every kind; prime. */
const STRIDE = 101
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

const CAMPAIGN = 'thole'
const CAMPAIGN_COMMANDS: readonly (readonly string[])[] = [
  ['play', '--campaign', CAMPAIGN],
  ['campaign', 'list', '--json'],
  ['campaign', 'show', CAMPAIGN],
  ['campaign', 'verify', CAMPAIGN],
  ['campaign', 'branch', CAMPAIGN, '--at', '1'],
  ['campaign', 'recover', CAMPAIGN],
  ['play', '--campaign', CAMPAIGN, '--take-over'],
  ['chronicle', CAMPAIGN],
  ['campaign', 'list'],
  ['campaign', 'recover', CAMPAIGN, '--json'],
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

const GAME_PLACES = ['save', 'lock', 'copy', 'game', 'games', 'saves'] as const
const CAMPAIGN_PLACES = [
  'campaign',
  'its lock',
  'its copy',
  'its folder',
  'campaigns',
  'sitting',
  'sittings',
] as const
type Place = (typeof GAME_PLACES)[number] | (typeof CAMPAIGN_PLACES)[number]
const isOfCampaign = (place: Place): boolean => (CAMPAIGN_PLACES as readonly string[]).includes(place)

/** Every case: a hostile thing, where it is put. */
function casesFor(whole: string, campaign: string): { hostile: Hostile; place: Place }[] {
  const files = [...THINGS, ...TEXTS]
  return [
    ...files.flatMap((hostile) => (['save', 'lock', 'copy'] as const).map((place) => ({ hostile, place }))),
    ...THINGS.flatMap((hostile) =>
      (['game', 'games', 'saves'] as const).map((place) => ({ hostile, place })),
    ),
    ...signedSaves(whole).map((hostile) => ({ hostile, place: 'save' as const })),
    ...files.flatMap((hostile) =>
      (['campaign', 'its lock', 'sitting'] as const).map((place) => ({ hostile, place })),
    ),
    ...THINGS.flatMap((hostile) =>
      (['its copy', 'its folder', 'campaigns', 'sittings'] as const).map((place) => ({ hostile, place })),
    ),
    ...signedCampaigns(campaign).map((hostile) => ({ hostile, place: 'campaign' as const })),
  ]
}

export async function hostileCheck(ground: Ground): Promise<Check> {
  const seats = [
    { by: 'person' as const, name: 'Alice' },
    { by: 'person' as const },
    { by: 'person' as const },
  ]
  const template = new Saves(join(ground.place(), 'saves'), '0.1.0')
  const { name } = playOn(openTable(ground.catalog, { seed: 'alice', seats, save: template }), 20) as {
    name: string
  }
  const campaigns = new Campaigns(template.folder, '0.1.0')
  await campaignIn(campaigns, ground)
  /** A copy of both, to be spoilt. */
  const begin = (): Saves => {
    const saves = new Saves(join(ground.place(), 'saves'), '0.1.0')
    cpSync(template.folder, saves.folder, { recursive: true })
    return saves
  }
  const throughDoor = openDoor()
  let executed = 0
  const cases = casesFor(
    readFileSync(template.pathOf(name), 'utf8'),
    readFileSync(campaigns.pathOf(CAMPAIGN), 'utf8'),
  )
  return {
    name: 'hostile',
    promises: 'G10',
    unit: `hostile files (${cases.length} different)`,
    step: async (n) => {
      const { hostile, place } = cases[(n * STRIDE) % cases.length]!
      const saves = begin()
      const path = placeOf(saves, name, place)
      rmSync(path, { recursive: true, force: true })
      mkdirSync(dirname(path), { recursive: true })
      hostile.put(path)
      const turn = Math.floor(n / cases.length) + n
      const broken: string[] = []
      for (const at of [turn, turn + 7, turn + 13]) {
        const commands = isOfCampaign(place) ? CAMPAIGN_COMMANDS : COMMANDS
        const command = commands[at % commands.length]!
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
  if (place === 'games' || place === 'campaigns') return join(saves.folder, place)
  if (place === 'saves') return saves.folder
  const campaigns = new Campaigns(saves.folder, saves.app)
  const games = campaigns.sittingsOf(CAMPAIGN)
  if (place === 'campaign') return campaigns.pathOf(CAMPAIGN)
  if (place === 'its lock') return campaigns.lockOf(CAMPAIGN)
  if (place === 'its copy') return campaigns.pathOf(CAMPAIGN).replace('campaign.json', 'campaign.9.json')
  if (place === 'its folder') return campaigns.folderOf(CAMPAIGN)
  return place === 'sitting' ? games.pathOf(sittingName(1)) : dirname(games.folderOf(sittingName(1)))
}

/** A campaign with one finished game, in the middle of the next. */
async function campaignIn(campaigns: Campaigns, { catalog }: Ground): Promise<void> {
  const { edition } = catalog
  const players = ['blue', 'green', 'purple'].map((family) => ({ family, by: 'person' as const }))
  const name = campaigns.claim(CAMPAIGN)
  const campaign = { name, edition, seed: 'crow', players, sittings: [], box: newBox(catalog, 'crow') }
  campaigns.write(campaign)
  for (const isWhole of [true, false]) {
    const next = await nextSitting(catalog, campaigns, campaign, MINDS)
    if (!('table' in next)) throw new Error(JSON.stringify(next))
    playOn(next.table, isWhole ? undefined : 20)
    finish(campaigns, campaign, next.table)
  }
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
