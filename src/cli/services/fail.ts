// Ends a failed command: a sentence on stderr and an exit code.
import { printable, printableJson } from '../../catalog/problems.ts'
import type { EXIT } from './exit-codes.ts'

export function fail(sentence: string, exitCode: (typeof EXIT)[keyof typeof EXIT]): void {
  if (isInJson) process.stdout.write(`${printableJson({ problem: sentence, exitCode })}\n`)
  process.stderr.write(`${sentence.split('\n').map(printable).join('\n')}\n`)
  process.exitCode = exitCode
}

let isInJson = false

/** While `work` runs with `isJson`, a failure is one JSON object on stdout as well. */
export async function failing(isJson: boolean, work: () => Promise<void>): Promise<void> {
  const before = isInJson
  isInJson = isJson
  try {
    await work()
  } finally {
    isInJson = before
  }
}

/** Ends a command with a sentence about how it was called. */
export type Refuse = (sentence: string) => never
