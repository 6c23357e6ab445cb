// The message for an unexpected error, or for content that cannot be played.
import { writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../../package.json'
import { ContentError, count, printable, problemLine } from '../../catalog/problems.ts'
import type { Table } from '../../table/table.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'

/** How many of the last choices the details name. */
const LAST = 50
let played: Pick<Table, 'opening' | 'journal'> | null = null

/** The game that is played, for the details of a crash. */
export const nowPlaying = (table: Pick<Table, 'opening' | 'journal'>): void => {
  played = table
}

/** Synchronous, since the program may end right after it. */
export function crash(error: unknown): void {
  if (error instanceof ContentError) {
    const [first] = error.problems
    fail(
      `The content has ${count(error.problems.length)} and cannot be played; "lychgate check" lists all. ${problemLine(first!)}`,
      EXIT.failed,
    )
    return
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const details = writeDetails({
    version,
    node: process.version,
    platform: process.platform,
    // A path may hold the name of the user.
    stack: withoutHome(stack),
    seed: played?.opening.seed ?? null,
    choices: played?.journal.length ?? 0,
    last: played?.journal.slice(-LAST).map(({ seat, pick }) => `${seat + 1} ${pick}`) ?? [],
  })
  const where = details === null ? '' : ` The details are in ${details}.`
  fail(
    `Lychgate has stumbled: ${printable(message.split('\n', 1)[0]!)}. Every choice was saved as it was made.${where}`,
    EXIT.failed,
  )
}

/** A user without an entry in the list of users has no home. */
function withoutHome(text: string): string {
  try {
    return text.replaceAll(homedir() || '~', '~')
  } catch {
    return text
  }
}

function writeDetails(details: Record<string, unknown>): string | null {
  const path = join(tmpdir(), `lychgate-crash-${Date.now()}-${process.pid}.json`)
  try {
    writeFileSync(path, `${JSON.stringify(details, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
    return path
  } catch {
    return null
  }
}
