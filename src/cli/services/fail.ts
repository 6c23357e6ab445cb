// Ends a failed command: a sentence on stderr and an exit code.
import { printable } from '../../catalog/problems.ts'
import type { EXIT } from './exit-codes.ts'

export function fail(sentence: string, exitCode: (typeof EXIT)[keyof typeof EXIT]): void {
  process.stderr.write(`${printable(sentence)}\n`)
  process.exitCode = exitCode
}

/** Ends a command with a sentence about how it was called. */
export type Refuse = (sentence: string) => never
