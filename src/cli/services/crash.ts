// The message for an unexpected error, or for content that cannot be played.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../../package.json'
import { ContentError, count, printable, problemLine } from '../../catalog/problems.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'

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
  const details = writeDetails({ version, node: process.version, platform: process.platform, stack })
  const where = details === null ? '' : ` The details are in ${details}.`
  fail(
    `Lychgate has stumbled: ${printable(message.split('\n', 1)[0]!)}. Every choice was saved as it was made.${where}`,
    EXIT.failed,
  )
}

function writeDetails(details: Record<string, string>): string | null {
  const path = join(tmpdir(), `lychgate-crash-${Date.now()}-${process.pid}.json`)
  try {
    writeFileSync(path, `${JSON.stringify(details, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
    return path
  } catch {
    return null
  }
}
