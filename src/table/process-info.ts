/** Processes of this host: whether one runs, and since when; and what tells this host from another. */
import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { isRunning } from './write-file.ts'

export interface ProcessInfo {
  /** Start time in clock ticks since boot; null where there is no /proc. */
  began: string | null
}

/** Null if no such process runs. A killed process whose parent has not asked for it yet does not run. */
export function processInfo(pid: number): ProcessInfo | null {
  if (!isRunning(pid)) return null
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name of the program, in brackets, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return /^[ZXx]/.test(fields[0] ?? '') ? null : { began: fields[19] ?? null }
  } catch {
    return isRunning(pid) ? { began: null } : null
  }
}

const asked = new Map<string, string | null>()

/** Asks the system once; null if it does not tell. */
function once(what: string, ask: () => string): string | null {
  const known = asked.get(what)
  if (known !== undefined) return known
  let answer: string | null
  try {
    answer = ask().trim() || null
  } catch {
    answer = null
  }
  asked.set(what, answer)
  return answer
}

/** Differs after each start of the machine. */
export const bootId = (): string | null =>
  once('boot', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))

/** Two machines may have one name. Hashed, since the number itself is not for others. */
export const machineId = (): string | null =>
  once('machine', () => {
    const id = readFileSync('/etc/machine-id', 'utf8').trim()
    return id && createHash('sha256').update(`lychgate ${id}`).digest('hex').slice(0, 16)
  })

/** Processes of one container have other pids outside it. */
export const pidSpace = (): string | null => once('space', () => readlinkSync('/proc/self/ns/pid'))
