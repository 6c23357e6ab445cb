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
import { basename } from 'node:path'
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
import { bootId, machineId, pidSpace, processInfo } from './process-info.ts'
import { SaveFault } from './save-fault.ts'

export interface Holder {
  pid: number
  host: string
  /** Start time of the process, in clock ticks since boot: a reused pid has another one. Null if unknown. */
  began: string | null
  /** Null in locks of older versions, and where the system does not tell; so are the next two. */
  boot: string | null
  machine: string | null
  /** The container, or whatever else has pids of its own. */
  space: string | null
  since: string
}

export interface Held {
  /** Removes the lock if it is still ours. */
  release: () => void
  /** False once somebody has taken the game over by hand. */
  isMine: () => boolean
}

/**
 * Why a game cannot be held: a process plays it, or its lock cannot be understood. Whether a process of another host
 * or container runs cannot be told from here.
 */
export type Refused = { holder: Holder; isElsewhere: boolean } | { unclear: string }

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
  return holder !== null && isPlaying(holder) !== 'no' ? holder : null
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
        if (waited > PATIENCE) return { unclear: this.#whyWaiting() }
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
    if (found !== null && (refusalOf(found, takeOver) || !this.#clear(found, takeOver))) return false
    // Some file systems report a failure although the call succeeded, and the other way round: the text decides.
    createLock(draft, this.path, this.#text, this.files)
    return this.isMine()
  }

  /** Removes this very lock, which may be removed, under the guard: two rivals cannot both, and a newer lock is left alone. */
  #clear(judged: NonNullable<LockFile>, takeOver: boolean): boolean {
    if (this.guardsLeft === 0) return false
    const guard = new Lock(`${this.path}.guard`, this.files, this.guardsLeft - 1)
    if (guard.acquire(takeOver)) return false
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

  /** The guard is held for a few calls only, unless something else lies in its place. */
  #whyWaiting(): string {
    const guard = `${this.path}.guard`
    const refused = refusalOf(readLock(guard), false)
    if (refused === null || !('unclear' in refused)) return 'other programs are trying to open this game'
    return `its guard ${basename(guard)} is in the way: ${refused.unclear}`
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
      // The guard is held for a few calls only. What is no guard will not go away.
      const start = performance.now()
      while (refused && 'holder' in refused && performance.now() - start < PATIENCE) {
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
  const playing = isPlaying(holder)
  if (playing === 'elsewhere') return takeOver ? null : { holder, isElsewhere: true }
  return playing === 'yes' ? { holder, isElsewhere: false } : null
}

/** Random, so that no two locks have the same text. */
function ownText(): string {
  const { pid } = process
  const began = processInfo(pid)?.began ?? null
  const token = randomBytes(16).toString('hex')
  const since = new Date().toISOString()
  const [boot, machine, space] = [bootId(), machineId(), pidSpace()]
  return JSON.stringify({ pid, host: hostname(), began, boot, machine, space, since, token })
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

function holderIn(text: string): Holder | null {
  try {
    const found = JSON.parse(text) as Partial<Record<keyof Holder, unknown>> | null
    const { pid, host, began, boot, machine, space, since } = found ?? {}
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1 || pid >= 2 ** 31) return null
    if (typeof host !== 'string' || typeof since !== 'string' || !TIME.test(since)) return null
    const known = { boot: textOrNull(boot), machine: textOrNull(machine), space: textOrNull(space) }
    return { pid, host, began: textOrNull(began), ...known, since }
  } catch {
    return null
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whether the process that wrote a lock still runs. */
function isPlaying({ pid, host, began, boot, machine, space }: Holder): 'yes' | 'no' | 'elsewhere' {
  if (host !== hostname() || areOther(machine, machineId())) return 'elsewhere'
  // Nothing outlives a start of the machine.
  if (areOther(boot, bootId())) return 'no'
  if (areOther(space, pidSpace())) return 'elsewhere'
  const info = processInfo(pid)
  return info !== null && !areOther(began, info.began) ? 'yes' : 'no'
}

/** Both are known, and they differ. */
const areOther = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other

/** Blocks, since a lock is also released while the program ends. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
