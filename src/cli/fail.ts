// How a command ends that could not do its work: one sentence for the reader, one number for the shell.
import { printable } from '../catalog/problems.ts'
import type { EXIT } from './exit-codes.ts'

export function fail(sentence: string, exitCode: (typeof EXIT)[keyof typeof EXIT]): void {
  process.stderr.write(`${printable(sentence)}\n`)
  process.exitCode = exitCode
}
