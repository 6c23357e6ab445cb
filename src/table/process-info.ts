/** Processes of this host: whether one runs, and since when. */
import { readFileSync } from 'node:fs'
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

let boot: string | null | undefined

/** Differs after each start of the machine; null where the system does not tell. */
export function bootId(): string | null {
  boot ??= readBootId()
  return boot
}

function readBootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}
