// The games on disk: opened, listed, and held against other programs.

import { version } from '../../../package.json'
import { printable, printableJson } from '../../catalog/problems.ts'
import type { Refused } from '../../table/lock.ts'
import type { Envelope } from '../../table/save.ts'
import type { Saves } from '../../table/saves-dir.ts'
import type { Shelf } from '../../table/shelf.ts'
import { EXIT } from './exit-codes.ts'
import { fail, failing } from './fail.ts'
import { toType } from './leave-message.ts'

export async function openSaves(folder?: string): Promise<Saves> {
  const { Saves, savesFolder } = await import('../../table/saves-dir.ts')
  return new Saves(savesFolder(folder), version, undefined, folder)
}

/** Opens the saves and runs `work`; prints a message if the folder cannot be used. */
export const withSaves = (
  folder: string | undefined,
  work: (saves: Saves) => Promise<void>,
  isJson = false,
): Promise<void> => failing(isJson, async () => tellingFaults(async () => work(await openSaves(folder))))

/** A save fault is a sentence and an exit code. */
export async function tellingFaults(work: () => Promise<void>): Promise<void> {
  const { SaveFault } = await import('../../table/save-fault.ts')
  const { PackFault } = await import('./packs.ts')
  try {
    await work()
  } catch (error) {
    if (error instanceof SaveFault) fail(error.message, EXIT.saveDamaged)
    else if (error instanceof PackFault) fail(error.message, error.exitCode)
    else throw error
  }
}

type Kind = 'game' | 'campaign'
/** The command that opens each, and may take it over. */
const OPENED_BY = { game: 'resume', campaign: 'play --campaign' } as const
type Lockable = Shelf & { readonly asked?: string | undefined }

/** Why it cannot be opened now, and the way to open it all the same if there is one. */
export function inUse(shelf: Lockable, name: string, refused: Refused, kind: Kind = 'game'): string {
  const takeOver = `"${toType(OPENED_BY[kind], name, shelf.asked)} --take-over"`
  const what = `The ${kind} ${name}`
  if ('unclear' in refused)
    return `${what} may be in use: its lock ${printable(shelf.lockOf(name))} does not say by which program (${refused.unclear}). Try again; if no program plays it, type ${takeOver}.`
  const { pid, host, since } = refused.holder
  const by = `${what} is in use by process ${pid} on ${printable(host).slice(0, 80)} since ${since.slice(11, 16)} UTC.`
  return refused.isElsewhere
    ? `${by} Leave it there first; if it is no longer played there, type ${takeOver}.`
    : `${by} Leave it there first, or begin another with "lychgate play".`
}

/** Locks a game or a campaign against other programs while `work` runs. */
export async function holding(
  shelf: Lockable,
  name: string,
  work: () => Promise<void>,
  { takeOver = false, kind = 'game' }: { takeOver?: boolean | undefined; kind?: Kind } = {},
): Promise<void> {
  const held = shelf.hold(name, takeOver)
  if (!('release' in held)) return fail(inUse(shelf, name, held, kind), EXIT.campaignInUse)
  process.once('exit', held.release)
  try {
    await work()
  } finally {
    process.off('exit', held.release)
    held.release()
  }
}

/** The public facts of a saved game. */
export interface Listed {
  name: string
  savedAt: string | null
  /** Why the file cannot be opened; the other fields are then missing. */
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
  const listed: Listed[] = []
  for (const name of saves.names()) listed.push(await factsOf(saves, name))
  return listed
}

export async function factsOf(saves: Saves, name: string): Promise<Listed> {
  const { readSave } = await import('../../table/save.ts')
  const file = saves.read(name)
  if ('problem' in file) return { name, savedAt: null, problem: file.problem.expected }
  const savedAt = file.at.toISOString()
  const result = await readSave(file.bytes, saves.pathOf(name), saves.app)
  return 'problem' in result
    ? { name, savedAt, problem: result.problem.expected }
    : { name, savedAt, ...publicPart(result.save) }
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

export async function printSaves(saves: Saves, isJson: boolean): Promise<void> {
  const listed = await listSaves(saves)
  if (isJson) process.stdout.write(`${printableJson(listed)}\n`)
  else if (listed.length > 0) process.stdout.write(`${listed.map(lineOf).map(printable).join('\n')}\n`)
  else process.stdout.write(`There are no games in ${printable(saves.folder)}.\n`)
}

export function printTrash(saves: Saves, isJson: boolean): void {
  const names = saves.trashed()
  const line = (name: string) => `${name}: "${toType('saves recover', name, saves.asked)}" brings it back`
  if (isJson) process.stdout.write(`${printableJson(names.map((name) => ({ name })))}\n`)
  else process.stdout.write(`${names.map(line).join('\n') || 'The trash is empty.'}\n`)
}

export function noSuchGame(name: string, saves: Saves): string {
  const names = saves.names()
  if (names.length === 0) return `There is no game called ${name}; there are none in ${saves.folder}.`
  return `There is no game called ${name} in ${saves.folder}; there are ${names.slice(0, 8).join(', ')}.`
}
