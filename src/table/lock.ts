/**
 * One program at a time plays a game: the lock beside it names the process that does.
 *
 * A lock is complete before it is visible: its text is written and synced under another name, then linked to the
 * name of the lock, which fails if that name exists. Without hard links a folder that holds the text is renamed to
 * the name of the lock, which fails in the same way. Nobody removes a lock of somebody else without holding the guard,
 * a lock of the same kind; under it the lock is read again, so that only the lock that was judged can be removed.
 */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { hostname } from 'node:os'
import {
  createLock,
  type LockFile,
  type LockFiles,
  readLock,
  removeLock,
  setAside,
  sweepLocks,
  writeDraft,
} from './lock-file.ts'
import { bootId, processInfo } from './process-info.ts'
import { SaveFault } from './save-fault.ts'

export interface Holder {
  pid: number
  host: string
  /** Start time of the process, in clock ticks since boot: a reused pid has another one. Null if unknown. */
  began: string | null
  /** Null in locks of older versions. */
  boot: string | null
  since: string
}

export interface Held {
  /** Removes the lock if it is still ours. */
  release: () => void
  /** False once somebody has taken the game over by hand. */
  isMine: () => boolean
}

/** Why a game cannot be held: a process plays it, or its lock cannot be understood. */
export type Refused = { holder: Holder } | { unclear: string }

export interface LockOptions {
  /** Also removes a lock of another host, and one that cannot be understood. */
  takeOver?: boolean
  files?: LockFiles
}

/** Milliseconds that rivals wait for each other before they give up. */
const PATIENCE = 2000
/** Milliseconds for which a lock that cannot be understood is read again: an older version may be writing it. */
const UNCLEAR_PATIENCE = 300
const PAUSE = 10
/** Guards of guards; each one more is needed only if a process was killed while it held the one before. */
const MOST_GUARDS = 4

/** Takes the game, or tells who has it. Throws a SaveFault if no lock can be written. */
export function hold(path: string, { takeOver = false, files = fs }: LockOptions = {}): Held | Refused {
  try {
    const lock = new Lock(path, files, MOST_GUARDS)
    const refused = lock.acquire(takeOver)
    if (refused) return refused
    sweepLocks(path)
    return { release: () => lock.release(), isMine: () => lock.isMine() }
  } catch (error) {
    throw error instanceof SaveFault ? error : new SaveFault(path, error)
  }
}

/** The process that holds this lock now; null if none does, or if the lock cannot be understood. */
export function heldBy(path: string): Holder | null {
  const found = readLock(path)
  const holder = found !== null && 'text' in found ? holderIn(found.text) : null
  return holder !== null && (holder.host !== hostname() || isPlaying(holder)) ? holder : null
}

class Lock {
  readonly #text = ownText()

  constructor(
    private readonly path: string,
    private readonly files: LockFiles,
    private readonly guardsLeft: number,
  ) {}

  acquire(takeOver: boolean): Refused | null {
    let refused = refusalOf(readLock(this.path), takeOver)
    if (refused && 'holder' in refused) return refused
    const draft = writeDraft(this.path, this.#text, this.files)
    try {
      const start = performance.now()
      for (;;) {
        if (!refused && this.#tryOnce(draft.path, takeOver)) return null
        const waited = performance.now() - start
        refused = refusalOf(readLock(this.path), takeOver)
        if (refused && ('holder' in refused || waited > UNCLEAR_PATIENCE)) return refused
        if (waited > PATIENCE) return { unclear: 'other programs are trying to open this game' }
        sleep(PAUSE)
      }
    } finally {
      draft.remove()
    }
  }

  /** Makes the lock if there is none, after removing one that may be removed. */
  #tryOnce(draft: string, takeOver: boolean): boolean {
    const found = readLock(this.path)
    // A rival may have made this lock since the last look: it is judged itself, never the one before it.
    if (found !== null && (refusalOf(found, takeOver) || !this.#clear(found))) return false
    // Some file systems report a failure although the call succeeded, and the other way round: the text decides.
    createLock(draft, this.path, this.#text, this.files)
    return this.isMine()
  }

  /** Removes this very lock, which may be removed, under the guard: two rivals cannot both, and a newer lock is left alone. */
  #clear(judged: NonNullable<LockFile>): boolean {
    if (this.guardsLeft === 0) return false
    const guard = new Lock(`${this.path}.guard`, this.files, this.guardsLeft - 1)
    if (guard.acquire(false)) return false
    try {
      const found = readLock(this.path)
      if (found === null) return true
      // What was judged is compared, not judged anew: between two looks its holder might release it.
      if (JSON.stringify(found) !== JSON.stringify(judged)) return false
      if ('text' in found && holderIn(found.text)) return removeLock(this.path, this.files, found.text)
      setAside(this.path, this.files)
      return true
    } finally {
      guard.#removeOwn()
    }
  }

  isMine(): boolean {
    const found = readLock(this.path)
    return found !== null && 'text' in found && found.text === this.#text
  }

  release(): void {
    if (!this.isMine()) return
    try {
      const guard = new Lock(`${this.path}.guard`, this.files, this.guardsLeft - 1)
      let refused = guard.acquire(false)
      // The guard is held for a few calls only.
      for (let waited = 0; refused && waited < PATIENCE; waited += PAUSE) {
        sleep(PAUSE)
        refused = guard.acquire(false)
      }
      this.#removeOwn()
      if (!refused) guard.#removeOwn()
    } catch {
      // No guard can be written, perhaps on a full disk: only a take-over by hand at this instant would matter.
      this.#removeOwn()
    }
  }

  #removeOwn(): void {
    try {
      if (this.isMine()) removeLock(this.path, this.files, this.#text)
    } catch {
      // The lock is judged by the process it names, and that one ends.
    }
  }
}

/** Null if there is no lock, or it may be removed. */
function refusalOf(found: LockFile, takeOver: boolean): Refused | null {
  if (found === null) return null
  if ('unclear' in found) return takeOver ? null : found
  const holder = holderIn(found.text)
  if (holder === null) return takeOver ? null : { unclear: 'it is damaged or half written' }
  if (holder.host !== hostname()) return takeOver ? null : { holder }
  return isPlaying(holder) ? { holder } : null
}

/** Random, so that no two locks have the same text. */
function ownText(): string {
  const { pid } = process
  const began = processInfo(pid)?.began ?? null
  const token = randomBytes(16).toString('hex')
  const since = new Date().toISOString()
  return JSON.stringify({ pid, host: hostname(), began, boot: bootId(), since, token })
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

function holderIn(text: string): Holder | null {
  try {
    const found = JSON.parse(text) as Partial<Record<keyof Holder, unknown>> | null
    const { pid, host, began, boot, since } = found ?? {}
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1 || pid >= 2 ** 31) return null
    if (typeof host !== 'string' || typeof since !== 'string' || !TIME.test(since)) return null
    return { pid, host, began: textOrNull(began), boot: textOrNull(boot), since }
  } catch {
    return null
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whether the process that wrote a lock of this host still runs. */
function isPlaying({ pid, began, boot }: Holder): boolean {
  const here = bootId()
  if (boot !== null && here !== null && boot !== here) return false
  const info = processInfo(pid)
  return info !== null && (began === null || info.began === null || began === info.began)
}

/** Blocks, since a lock is also released while the program ends. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
