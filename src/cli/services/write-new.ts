// Writes a file that is not there yet.
import { writeFileSync } from 'node:fs'

/** A sentence if it could not be written; a file that exists is never replaced. */
export function writeNew(path: string, text: string): string | null {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 })
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'EEXIST'
      ? `There is a file ${path} already, and it was not changed. Name another.`
      : `The file ${path} could not be written (${code}). Name another.`
  }
}
