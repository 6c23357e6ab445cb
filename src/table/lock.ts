/** One program at a time plays a game: a file beside it names the one that does. */
import * as fs from 'node:fs'
import { hostname } from 'node:os'
import { isRunning } from './write-file.ts'

export interface Holder {
  pid: number
  host: string
  /** When that process began, as the system counts, so that its number alone does not stand for it. */
  began: string | null
  since: string
}

/** Takes the game, or answers who has it. Where no file can be made, writing the game will say so better. */
export function hold(path: string): { release: () => void } | { holder: Holder } {
  const mine = { pid: process.pid, host: hostname(), began: beganOf(process.pid), since: now() }
  const text = JSON.stringify(mine)
  for (let tries = 0; tries < 2; tries++) {
    try {
      fs.writeFileSync(path, text, { flag: 'wx', mode: 0o600 })
      return { release: () => release(path, text) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return { release: () => release(path, text) }
    }
    const holder = holderIn(path)
    if (holder && isPlaying(holder)) return { holder }
    fs.rmSync(path, { force: true })
  }
  return { release: () => release(path, text) }
}

const now = (): string => new Date().toISOString()

/** Only what is still ours; half a line is ours too, from a disk that was full. */
function release(path: string, text: string): void {
  try {
    if (text.startsWith(fs.readFileSync(path, 'utf8'))) fs.rmSync(path, { force: true })
  } catch {
    // It is gone already.
  }
}

function holderIn(path: string): Holder | null {
  try {
    const found = JSON.parse(fs.readFileSync(path, 'utf8')) as Partial<Holder> | null
    const { pid, host, began = null, since } = found ?? {}
    if (!Number.isSafeInteger(pid) || pid! < 1 || typeof host !== 'string' || typeof since !== 'string')
      return null
    return { pid: pid!, host, began, since }
  } catch {
    return null
  }
}

/** A process of another host cannot be asked, and is believed. */
function isPlaying({ pid, host, began }: Holder): boolean {
  if (host !== hostname()) return true
  return isRunning(pid) && (began === null || began === beganOf(pid))
}

/** Linux tells when a process began; elsewhere its number has to do. */
function beganOf(pid: number): string | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
