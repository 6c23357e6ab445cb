/**
 * Replaces a file so that it is always the old one or the new one: a temporary file beside it, written and
 * synced whole, then renamed over it, then the folder synced. No rename without a sync before it.
 */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { SaveFault } from './save-fault.ts'

/** The calls that writing makes; a test puts its own in their place and lets one fail. */
export type Files = Pick<
  typeof fs,
  | 'openSync'
  | 'writeSync'
  | 'fsyncSync'
  | 'closeSync'
  | 'renameSync'
  | 'linkSync'
  | 'unlinkSync'
  | 'mkdirSync'
>

export function replaceFile(path: string, text: string | Buffer, files: Files = fs): void {
  const folder = dirname(path)
  const temporary = join(folder, `.${basename(path)}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    writeWhole(temporary, typeof text === 'string' ? Buffer.from(text) : text, files)
    files.renameSync(temporary, path)
  } catch (error) {
    remove(temporary, files)
    throw new SaveFault(path, error)
  }
  try {
    syncFolder(folder, files)
  } catch (error) {
    throw new SaveFault(path, error, 'unconfirmed')
  }
}

function writeWhole(path: string, bytes: Buffer, files: Files): void {
  const { O_WRONLY, O_CREAT, O_EXCL } = fs.constants
  const file = files.openSync(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
  try {
    for (let done = 0; done < bytes.length; ) done += files.writeSync(file, bytes, done)
    files.fsyncSync(file)
  } finally {
    files.closeSync(file)
  }
}

/** Makes a new or renamed entry of a folder last. Windows cannot, and needs not. */
export function syncFolder(folder: string, files: Files = fs): void {
  if (process.platform === 'win32') return
  const opened = files.openSync(folder, fs.constants.O_RDONLY)
  try {
    files.fsyncSync(opened)
  } finally {
    files.closeSync(opened)
  }
}

/**
 * Makes a folder and all above it, each synced with its parent: a power cut would take a folder, and every game in
 * it, whose entry was not synced. Node's own recursive mkdir never ends where the system forbids it, as in /proc.
 */
export function makeFolder(folder: string, files: Files = fs): void {
  if (fs.existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above, files)
  try {
    files.mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another program may have made it just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !fs.existsSync(folder)) throw error
  }
  syncFolder(folder, files)
  syncFolder(above, files)
}

function remove(path: string, files: Files): void {
  try {
    files.unlinkSync(path)
  } catch {
    // It may never have come to be; what is left of it is swept away when the game is opened again.
  }
}

/** Removes temporary files that a killed program left beside this one. */
export function sweep(path: string): void {
  const left = new RegExp(`^\\.${basename(path).replaceAll('.', '\\.')}\\.(\\d+)\\.[0-9a-f]{12}\\.tmp$`)
  for (const name of entriesOf(dirname(path))) {
    const pid = left.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(dirname(path), name), fs)
  }
}

/** None if the folder cannot be read. */
function entriesOf(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    return []
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
