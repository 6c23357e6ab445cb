// What is said when a command fails in a way nobody foresaw, or for content that cannot be played.
import { version } from '../../package.json'
import { ContentError, count, printable, problemLine } from '../catalog/problems.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'

export async function crash(error: unknown): Promise<void> {
  if (error instanceof ContentError) {
    const [first] = error.problems
    fail(
      `The content has ${count(error.problems.length)}, and nothing can be played with it; "lychgate check" lists all. ${problemLine(first!)}`,
      EXIT.failed,
    )
    return
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const details = await writeDetails({ version, node: process.version, platform: process.platform, stack })
  const where = details === null ? '' : ` The details are in ${details}.`
  fail(
    `Lychgate has stumbled: ${printable(message.split('\n', 1)[0]!)}. Every choice was saved as it was made.${where}`,
    EXIT.failed,
  )
}

async function writeDetails(details: Record<string, string>): Promise<string | null> {
  const { writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const path = join(tmpdir(), `lychgate-crash-${Date.now()}-${process.pid}.json`)
  try {
    writeFileSync(path, `${JSON.stringify(details, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
    return path
  } catch {
    return null
  }
}
