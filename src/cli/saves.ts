// saves: lists the games on disk, and writes one out as a recording.
import type { Command } from 'commander'
import { version } from '../../package.json'
import { printable, problemLine } from '../catalog/problems.ts'
import type { Holder } from '../table/lock.ts'
import type { Envelope } from '../table/save.ts'
import type { Saves } from '../table/saves-dir.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'

export const SAVES_OPTION = ['--saves <dir>', 'where the games are kept'] as const

export async function openSaves(folder?: string): Promise<Saves> {
  const { Saves, savesFolder } = await import('../table/saves-dir.ts')
  return new Saves(savesFolder(folder), version)
}

/** Runs a command; a folder that cannot be used ends it with a sentence. */
export async function withSaves(
  folder: string | undefined,
  work: (saves: Saves) => Promise<void>,
): Promise<void> {
  const { SaveFault } = await import('../table/save-fault.ts')
  try {
    await work(await openSaves(folder))
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error
    fail(error.message, EXIT.saveDamaged)
  }
}

export const inUse = (name: string, { pid, host, since }: Holder): string =>
  `The game ${name} is in use by process ${pid} on ${host} since ${since.slice(11, 16)} UTC. Leave it there first, or begin another with "lychgate play".`

/** Plays a game that no other program may play meanwhile. */
export async function holding(saves: Saves, name: string, work: () => Promise<void>): Promise<void> {
  const held = saves.hold(name)
  if ('holder' in held) return fail(inUse(name, held.holder), EXIT.campaignInUse)
  process.once('exit', held.release)
  try {
    await work()
  } finally {
    process.off('exit', held.release)
    held.release()
  }
}

/** What anybody may know of a saved game. */
export interface Listed {
  name: string
  savedAt: string | null
  /** Set where the file cannot be opened; then nothing else is known. */
  problem?: string
  seed?: string
  seats?: { by: string; name: string; temper?: string | undefined }[]
  round?: number
  phase?: string
  haunt?: number | null
  seq?: number
  over?: boolean
  winner?: string | null
}

export async function listSaves(saves: Saves): Promise<Listed[]> {
  const { readSave } = await import('../table/save.ts')
  const listed: Listed[] = []
  for (const name of saves.names()) {
    const file = saves.read(name)
    if ('problem' in file) {
      listed.push({ name, savedAt: null, problem: file.problem.expected })
      continue
    }
    const savedAt = file.at.toISOString()
    const result = await readSave(file.bytes, saves.pathOf(name), saves.app)
    if ('problem' in result) listed.push({ name, savedAt, problem: result.problem.expected })
    else listed.push({ name, savedAt, ...publicPart(result.save) })
  }
  return listed
}

function publicPart({ seq, body }: Envelope) {
  const { opening, seats, state } = body
  return {
    seed: opening.seed,
    seats: seats.map(({ by, name, temper }) => ({ by, name, ...(temper && { temper }) })),
    round: state.round,
    phase: state.phase,
    haunt: state.haunt?.number ?? null,
    seq,
    over: state.outcome !== null,
    winner: state.outcome?.winner ?? null,
  }
}

const lineOf = (listed: Listed): string => `${listed.name}: ${aboutSave(listed)}`

/** "Mercy, Ann, Ned; haunt 1, round 3, after 120 choices". */
export function aboutSave({ problem, seats, round, phase, haunt, seq, over, winner }: Listed): string {
  if (problem !== undefined) return problem
  const people = seats!.map((seat) => seat.name).join(', ')
  const choices = `${seq} ${seq === 1 ? 'choice' : 'choices'}`
  const where = over
    ? `over, won by ${winner ?? 'nobody'}`
    : `${haunt === null ? 'exploring' : `haunt ${haunt}${phase === 'setup' ? ' about to begin' : ''}`}, round ${round}`
  return `${people}; ${where}, after ${choices}`
}

interface Options {
  saves?: string
  json?: boolean
}

export function registerSaves(program: Command): void {
  const command = program
    .command('saves')
    .description('list the games on disk, or write one out')
    .addHelpText('after', '\nExample:\n  lychgate saves export free-7 > game.jsonl')
  command
    .command('list', { isDefault: true })
    .description('list the games on disk, newest first')
    .option(...SAVES_OPTION)
    .option('--json', 'print one JSON array')
    .addHelpText('after', '\nExample:\n  lychgate saves list --json')
    .action((options: Options) => withSaves(options.saves, (saves) => list(saves, options.json ?? false)))
  command
    .command('export')
    .description('print the recording of a game: its opening and every choice, as JSON lines')
    .argument('<name>', 'the name of a saved game')
    .option(...SAVES_OPTION)
    .addHelpText('after', '\nExample:\n  lychgate saves export free-7 > game.jsonl')
    .action((name: string, options: Options) => withSaves(options.saves, (saves) => exportSave(saves, name)))
}

async function list(saves: Saves, isJson: boolean): Promise<void> {
  const listed = await listSaves(saves)
  if (isJson) process.stdout.write(`${JSON.stringify(listed)}\n`)
  else if (listed.length > 0) process.stdout.write(`${listed.map(lineOf).map(printable).join('\n')}\n`)
  else process.stdout.write(`There are no games in ${printable(saves.folder)}.\n`)
}

async function exportSave(saves: Saves, name: string): Promise<void> {
  if (!saves.names().includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  const { readRecording, recordingText } = await import('../table/recording.ts')
  const file = saves.read(name)
  const result = 'problem' in file ? file : await readRecording(file.bytes, saves.pathOf(name), version)
  if ('problem' in result) return fail(problemLine(result.problem), EXIT.saveDamaged)
  process.stdout.write(recordingText(result.recording))
}

export function noSuchGame(name: string, saves: Saves): string {
  const names = saves.names()
  if (names.length === 0) return `There is no game called ${name}; there are none in ${saves.folder}.`
  return `There is no game called ${name} in ${saves.folder}; there are ${names.slice(0, 8).join(', ')}.`
}
