// play: a game at this terminal or through a pipe, in plain text.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { printable } from '../catalog/problems.ts'
import type { Table } from '../table/table.ts'
import type { Whys } from '../ui/commands/desk.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { farewell } from './farewell.ts'
import { holding, openSaves, SAVES_OPTION } from './saves.ts'
import { addScreenOptions, LOOKS, type ScreenOptions } from './screen-options.ts'
import { addSeatingOptions, planFor, type SeatingOptions } from './seating.ts'

interface Options extends SeatingOptions, ScreenOptions {
  free?: boolean
  campaign?: string
  saves?: string
  wrap?: string
}

export function registerPlay(program: Command): void {
  const command = program
    .command('play', { isDefault: true })
    .description('play a game; this is what lychgate alone does')
    .option('--free', 'a single game in the whole house, as it is unless told')
    .option('--campaign <name>', 'a campaign')
  addScreenOptions(command)
  addSeatingOptions(command)
    .option(...SAVES_OPTION)
    .option('--wrap <columns>', 'how long a line may be, 76 unless told; 0 for as long as it is')
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate play --chapter 0\n  lychgate play --free --seats 4 --name Mercy --family red --seed 7',
    )
    .action((options: Options) => {
      const isBare = Object.keys(options).every(
        (name) =>
          command.getOptionValueSource(name) === 'default' || [...LOOKS, 'saves', 'wrap'].includes(name),
      )
      return play(options, isBare, (sentence) => command.error(`error: ${sentence}`))
    })
}

async function play(options: Options, isBare: boolean, refuse: (sentence: string) => never): Promise<void> {
  if (options.campaign !== undefined)
    return fail('There are no campaigns yet; "lychgate play --free" plays a single game.', EXIT.failed)
  if (options.free && options.chapter !== undefined)
    refuse('a game is either --free or a --chapter, not both')
  const wrap = options.wrap === undefined ? undefined : Number(options.wrap)
  const isWidth = /^\d{1,3}$/.test(options.wrap ?? '76')
  if (!isWidth || (wrap !== undefined && wrap > 0 && wrap < NARROWEST))
    refuse(`--wrap takes 0, or a number from ${NARROWEST} to 999`)
  const { abilities, playOnScreen } = await import('./screen.ts')
  const able = await abilities(options)
  if (able.plain === null && isBare) return playOnScreen(able, options, null)
  const { loadCatalog } = await import('../catalog/load.ts')
  const catalog = await loadCatalog()
  const plan = await planFor(catalog, options, refuse)
  const { openTable } = await import('../table/table.ts')
  const { SaveFault } = await import('../table/save-fault.ts')
  const { MINDS } = await import('./minds.ts')
  try {
    const save = await openSaves(options.saves)
    const table = openTable(catalog, { ...plan, save, minds: MINDS })
    await holding(save, table.name!, () =>
      able.plain === null
        ? playOnScreen(able, options, { table })
        : playTable(table, { wrap, saves: options.saves, whys: options.why }),
    )
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error
    fail(error.message, EXIT.saveDamaged)
  }
}

export interface Io {
  input?: NodeJS.ReadStream | NodeJS.ReadableStream
  output?: NodeJS.WriteStream | NodeJS.WritableStream
  /** As wide as a page, or as a terminal that is narrower, unless told. */
  wrap?: number | undefined
  /** The folder that was asked for, to be asked for again. */
  saves?: string | undefined
  /** Whether the others say why they do what they do. */
  whys?: Whys | undefined
  /** What the player should know first. */
  notices?: readonly string[]
}

const WIDEST = 76
const NARROWEST = 20

const SIGNALS = { SIGINT: EXIT.interrupted, SIGHUP: EXIT.hungUp, SIGTERM: EXIT.terminated } as const

/** Plays a table to the end of the input. Whatever ends it, the game is on disk already. */
export async function playTable(table: Table, io: Io = {}): Promise<void> {
  const { input = process.stdin, output = process.stdout, saves, whys, notices = [] } = io
  const { PlainSession } = await import('../ui/plain/session.ts')
  const people = table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  const isTerminal = 'isTTY' in input && input.isTTY === true && 'isTTY' in output && output.isTTY === true
  const columns = isTerminal && 'columns' in output ? output.columns : WIDEST
  const wrap = io.wrap ?? Math.max(NARROWEST, Math.min(WIDEST, columns))
  const { openRules } = await import('../rulebook/load.ts')
  const rules = await openRules()
  const session = new PlainSession(table, people, { wrap, curtain: isTerminal ? 60 : 0, rules, whys })
  let isFull = false
  const write = (lines: readonly string[]) => {
    if (lines.length > 0) isFull = !output.write(`${lines.join('\n')}\n`)
  }
  const lines = createInterface({ input, output, terminal: isTerminal, prompt: '> ', historySize: 200 })
  // Nobody should find another's ballot with the arrow keys.
  lines.on('history', (history: string[]) => {
    if (session.isSealed) history.shift()
  })
  const leave = (exitCode: number) => {
    table.retrySave()
    write([...(isTerminal ? [''] : []), `| ${farewell(table, saves)}`])
    process.exit(exitCode)
  }
  const handlers = Object.entries(SIGNALS).map(([signal, code]) => [signal, () => leave(code)] as const)
  for (const [signal, handler] of handlers) process.on(signal, handler)
  lines.on('SIGINT', () => leave(EXIT.interrupted))
  write(notices.map((notice) => `| ${printable(notice)}`))
  write([`| Seed ${printable(table.opening.seed)}.`, ...session.start()])
  if (isTerminal) lines.prompt()
  let fault: string | null = null
  for await (const line of lines) {
    if (!isTerminal) write([echoOf(line)])
    const answer = session.line(line)
    write(answer.out)
    if (fault !== null) table.retrySave()
    if (session.saveFault !== fault) {
      write([`| ${session.saveFault ?? 'Everything is saved again.'}`])
      fault = session.saveFault
    }
    if (answer.quit) break
    // A slow reader sets the pace.
    if (isFull) await once(output, 'drain')
    if (isTerminal) lines.prompt()
  }
  lines.close()
  for (const [signal, handler] of handlers) process.off(signal, handler)
  table.retrySave()
  if (table.saveFault?.what === 'unsaved') process.exitCode = EXIT.saveDamaged
  write([`| ${farewell(table, saves)}`])
}

/** What was typed, as it stands in a transcript. */
export const echoOf = (line: string): string => `> ${printable(line).slice(0, 200)}`.trimEnd()
