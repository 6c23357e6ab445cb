/** Reads files that anybody may have put there: plain ones, of bounded size, and without ever waiting for one. */
import * as fs from 'node:fs'
import type { Problem } from '../catalog/problems.ts'

/** Bytes; no save is larger. */
export const MOST_BYTES = 8 * 1024 * 1024

export interface SaveFile {
  bytes: Buffer
  /** When it was written. */
  at: Date
}

export type ReadFile = SaveFile | { problem: Problem }

/** Reads a plain file that belongs to this user. */
export function readOwn(path: string): ReadFile {
  const refuse = (expected: string) => ({ problem: { file: path, path: '', expected, nearest: null } })
  const stat = statOf(path)
  if (stat === undefined) return refuse('There is no such file.')
  if ('code' in stat) return refuse(unreadable(stat.code))
  if (!stat.isFile()) return refuse('This is not a plain file, and is not read.')
  if (process.getuid && stat.uid !== process.getuid())
    return refuse('This file belongs to somebody else, and is not read.')
  return readLimited(path, fs.constants.O_NOFOLLOW ?? 0)
}

/** Reads a plain file of bounded size; links are followed unless `flags` forbid it. */
export function readLimited(path: string, flags = 0): ReadFile {
  const refuse = (expected: string) => ({ problem: { file: path, path: '', expected, nearest: null } })
  let file: number | null = null
  try {
    file = fs.openSync(path, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0) | flags)
    const stat = fs.fstatSync(file)
    if (!stat.isFile()) return refuse('This is not a plain file, and is not read.')
    if (stat.size > MOST_BYTES)
      return refuse(`This file has ${stat.size} bytes; no save has more than ${MOST_BYTES}.`)
    return { bytes: readAtMost(file), at: stat.mtime }
  } catch (error) {
    return refuse(unreadable((error as NodeJS.ErrnoException).code))
  } finally {
    if (file !== null) fs.closeSync(file)
  }
}

/** Some files grow while they are read, and some of /proc have no size and no end. */
function readAtMost(file: number): Buffer {
  const chunks: Buffer[] = []
  for (let total = 0; ; ) {
    const chunk = Buffer.alloc(64 * 1024)
    const read = fs.readSync(file, chunk)
    if (read === 0) return Buffer.concat(chunks)
    total += read
    if (total > MOST_BYTES) throw Object.assign(new Error('too big'), { code: 'EFBIG' })
    chunks.push(chunk.subarray(0, read))
  }
}

const unreadable = (code = 'unknown'): string => `This file could not be read (${code}).`

/** Undefined if there is nothing; the code of the system if it will not say. */
export function statOf(path: string): fs.Stats | { code: string } | undefined {
  try {
    return fs.lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? 'unknown' }
  }
}
