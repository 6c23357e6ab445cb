// Plays a table in plain text, at a terminal or through a pipe.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { printable } from '../../catalog/problems.ts'
import type { Table } from '../../table/table.ts'
import type { Whys } from '../../ui/commands/desk.ts'
import { endByHangUp, mindHangUp } from '../../ui/term/hang-up.ts'
import { nowPlaying } from './crash.ts'
import { EXIT } from './exit-codes.ts'
import { leaveMessage } from './leave-message.ts'

export interface Io {
  input?: NodeJS.ReadStream | NodeJS.ReadableStream
  output?: NodeJS.WriteStream | NodeJS.WritableStream
  /** Columns; by default 76, or less in a narrower terminal. */
  wrap?: number | undefined
  /** The --saves folder, for the command to continue. */
  saves?: string | undefined
  /** Whether computer players announce their plans. */
  whys?: Whys | undefined
  /** What the player should know first. */
  notices?: readonly string[]
}

const WIDEST = 76
/** Columns of the narrowest terminal that lines are wrapped for. */
export const NARROWEST = 20

const SIGNALS = { SIGINT: EXIT.interrupted, SIGHUP: EXIT.hungUp, SIGTERM: EXIT.terminated } as const

/** Plays a table to the end of the input. Every choice is on disk as soon as it is made. */
export async function playTable(table: Table, io: Io = {}): Promise<void> {
  const { input = process.stdin, output = process.stdout, saves, whys, notices = [] } = io
  const { PlainSession } = await import('../../ui/plain/session.ts')
  nowPlaying(table)
  const people = table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  const isTerminal = 'isTTY' in input && input.isTTY === true && 'isTTY' in output && output.isTTY === true
  const columns = isTerminal && 'columns' in output ? output.columns : WIDEST
  const wrap = io.wrap ?? Math.max(NARROWEST, Math.min(WIDEST, columns))
  const { openRules } = await import('../../rulebook/load.ts')
  const rules = await openRules()
  const { loadProfile, saveProfile } = await import('./profile.ts')
  const { profile, fault: unread } = loadProfile()
  const session = new PlainSession(table, people, {
    wrap,
    curtain: isTerminal ? 60 : 0,
    rules,
    whys: whys ?? profile.whys,
    ids: profile.ids,
    hints: profile.hints,
    keepSettings: (kept) => saveProfile({ ...profile, ...kept }),
  })
  let isFull = false
  const write = (lines: readonly string[]) => {
    if (lines.length > 0) isFull = !output.write(`${lines.join('\n')}\n`)
  }
  const lines = createInterface({ input, output, terminal: isTerminal, prompt: '> ', historySize: 200 })
  // Sealed answers must not stay in the input history.
  lines.on('history', (history: string[]) => {
    if (session.isSealed) history.shift()
  })
  const leave = (exitCode: number) => {
    table.retrySave()
    write([...(isTerminal ? [''] : []), `| ${leaveMessage(table, saves)}`])
    if (isTerminal) endByHangUp(exitCode)
    process.exit(exitCode)
  }
  if (isTerminal) mindHangUp()
  const handlers = Object.entries(SIGNALS).map(([signal, code]) => [signal, () => leave(code)] as const)
  for (const [signal, handler] of handlers) process.on(signal, handler)
  lines.on('SIGINT', () => leave(EXIT.interrupted))
  write([...notices, ...(unread === null ? [] : [unread])].map((notice) => `| ${printable(notice)}`))
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
  write([`| ${leaveMessage(table, saves)}`])
  if (isTerminal) endByHangUp(EXIT.done)
}

/** What was typed, as it stands in a transcript. */
export const echoOf = (line: string): string => `> ${printable(line).slice(0, 200)}`.trimEnd()
