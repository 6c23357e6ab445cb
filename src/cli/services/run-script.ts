// Plays a script of commands from a seed; the same script and seed give the same bytes.
import { existsSync, readFileSync } from 'node:fs'
import { printable, printableJson } from '../../catalog/problems.ts'
import type { Table } from '../../table/table.ts'
import type { Whys } from '../../ui/commands/desk.ts'
import { catalogOf } from './edition.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import { leaveMessage } from './leave-message.ts'
import { echoOf } from './play-in-text.ts'
import { openSaves } from './saves.ts'
import { planFor, type SeatingOptions } from './seating.ts'

export interface RunOptions extends SeatingOptions {
  saves?: string
  json?: boolean
  why?: Whys
}

export async function runScript(script: string, options: RunOptions, refuse: Refuse): Promise<void> {
  if (options.seed === undefined) refuse('run needs a --seed, so that it can be repeated')
  const text = script === '-' ? readFileSync(0, 'utf8') : readScript(script)
  if (text === null)
    return fail(
      `${existsSync(script) ? 'There is nothing to read in' : 'There is no script'} ${script}.`,
      EXIT.failed,
    )
  const catalog = await catalogOf(options.edition, refuse, options.pack)
  const plan = await planFor(catalog, options, refuse)
  const { openTable } = await import('../../table/table.ts')
  const { SaveFault } = await import('../../table/save-fault.ts')
  const { MINDS } = await import('./computer-players.ts')
  try {
    const save = options.saves === undefined ? null : await openSaves(options.saves)
    const table = openTable(catalog, { ...plan, save, minds: MINDS })
    const { lines, isRefused } = await transcript(table, text, options.why)
    if (options.json) process.stdout.write(await happenings(table))
    else process.stdout.write(`${[...lines, `| ${ending(table, options.saves)}`].join('\n')}\n`)
    if (isRefused) process.exitCode = EXIT.failed
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error
    fail(error.message, EXIT.saveDamaged)
  }
}

const readScript = (file: string): string | null => {
  if (!existsSync(file)) return null
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Every command echoed, then its answer, as plain play prints them through a pipe. */
export async function transcript(
  table: Table,
  script: string,
  whys?: Whys,
): Promise<{ lines: string[]; isRefused: boolean }> {
  const { PlainSession } = await import('../../ui/plain/session.ts')
  const people = table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  const { openRules } = await import('../../rulebook/load.ts')
  const session = new PlainSession(table, people, { rules: await openRules(), whys })
  const lines = [`| Seed ${printable(table.opening.seed)}.`, ...session.start()]
  let isRefused = false
  for (const command of script.split(/\r?\n/)) {
    if (command.trim() === '' || command.trim().startsWith('#')) continue
    const answer = session.line(command)
    lines.push(echoOf(command), ...answer.out)
    if (answer.refused) isRefused = true
    if (answer.quit) break
  }
  return { lines, isRefused }
}

function ending(table: Table, saves: string | undefined): string {
  if (table.isOver || table.name !== null) return leaveMessage(table, saves)
  return 'The script ends here, before the game does.'
}

/** What the people at the table may know, and how it stands at the end. */
async function happenings(table: Table): Promise<string> {
  const { fingerprint } = await import('../../engine/game.ts')
  const { mayKnow } = await import('../../engine/view.ts')
  const { state } = table
  const people = state.explorers.filter(({ seat }) => table.seats[seat]!.by === 'person').map(({ id }) => id)
  const seen = table.told.filter(({ happening }) => people.some((id) => mayKnow(happening, id)))
  const end = { end: { outcome: state.outcome, fingerprint: fingerprint(state) } }
  return `${[...seen, end].map((one) => printableJson(one)).join('\n')}\n`
}
