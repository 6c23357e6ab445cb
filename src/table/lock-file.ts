/** The file of a lock: made complete or not at all, and read without waiting, whatever lies in its place. */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './write-file.ts'

/** The calls that make and remove locks; a test replaces them, as on a file system without hard links. */
export type LockFiles = Pick<
  typeof fs,
  | 'openSync'
  | 'writeSync'
  | 'fsyncSync'
  | 'closeSync'
  | 'linkSync'
  | 'renameSync'
  | 'unlinkSync'
  | 'mkdirSync'
  | 'rmdirSync'
>

/** Larger files are no locks. */
const MOST_BYTES = 4096
/** The file in a folder that serves as a lock where there are no hard links. */
const INSIDE = 'holder.json'
/** Age in milliseconds of a draft that a killed program left; a process on another host may be using a younger one. */
const LEFT_BEHIND = 60_000

/** The text of a lock; or, as part of a sentence, why it has none. Null if there is no lock. */
export type LockFile = { text: string } | { unclear: string } | null

export function readLock(path: string): LockFile {
  const found = readSmall(path)
  if (found !== 'folder') return found
  const inside = readSmall(join(path, INSIDE))
  if (inside !== null && inside !== 'folder') return inside
  // It may have been released meanwhile: folders are renamed away before they are emptied.
  return fs.lstatSync(path, { throwIfNoEntry: false }) === undefined ? null : { unclear: 'it is a folder' }
}

function readSmall(path: string): LockFile | 'folder' {
  const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = fs.constants
  let file: number | null = null
  try {
    const stat = fs.lstatSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return null
    if (stat.isDirectory()) return 'folder'
    if (!stat.isFile()) return { unclear: 'it is not a plain file' }
    file = fs.openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
    const { size } = fs.fstatSync(file)
    if (!fs.fstatSync(file).isFile()) return { unclear: 'it is not a plain file' }
    if (size > MOST_BYTES) return { unclear: `it has ${size} bytes, and no lock has more than ${MOST_BYTES}` }
    return { text: fs.readFileSync(file, 'utf8') }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? null : { unclear: `it could not be read (${code})` }
  } finally {
    if (file !== null) fs.closeSync(file)
  }
}

const besides = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`)

/** The text under a name of its own, synced. */
export function writeDraft(
  path: string,
  text: string,
  files: LockFiles,
): { path: string; remove: () => void } {
  const draft = besides(path)
  try {
    writeSynced(draft, text, files)
  } catch (error) {
    tryTo(() => files.unlinkSync(draft))
    throw error
  }
  return { path: draft, remove: () => tryTo(() => files.unlinkSync(draft)) }
}

function writeSynced(path: string, text: string, files: LockFiles): void {
  const { O_WRONLY, O_CREAT, O_EXCL } = fs.constants
  const bytes = Buffer.from(text)
  const file = files.openSync(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
  try {
    for (let done = 0; done < bytes.length; ) done += files.writeSync(file, bytes, done)
    files.fsyncSync(file)
  } finally {
    files.closeSync(file)
  }
}

const NO_LINKS = [
  'EPERM',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
  'EINVAL',
  'EMLINK',
  'EXDEV',
  'EACCES',
  'EISDIR',
  'UNKNOWN',
]

/** Gives the draft the name of the lock, unless that name exists. */
export function createLock(draft: string, path: string, text: string, files: LockFiles): void {
  try {
    files.linkSync(draft, path)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (code === 'EEXIST') return
    if (!NO_LINKS.includes(code)) throw error
    createFolderLock(path, text, files)
  }
}

/** A lock was there when the folder was renamed; it may be gone by now. */
const IN_PLACE = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EISDIR']

/** A folder that is not empty is never replaced by a rename. */
function createFolderLock(path: string, text: string, files: LockFiles): void {
  const folder = besides(path)
  files.mkdirSync(folder, { mode: 0o700 })
  try {
    writeSynced(join(folder, INSIDE), text, files)
    files.renameSync(folder, path)
  } catch (error) {
    removeFolder(folder, files)
    const { code = '' } = error as NodeJS.ErrnoException
    if (!IN_PLACE.includes(code) && fs.lstatSync(path, { throwIfNoEntry: false }) === undefined) throw error
  }
}

/**
 * Removes the lock with this text in one step: a folder is renamed before it is emptied. What was renamed is looked
 * at again; another lock is put back, unless a third has taken its place. False if the lock was not there any more.
 */
export function removeLock(path: string, files: LockFiles, text?: string): boolean {
  const away = besides(path)
  try {
    files.renameSync(path, away)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  const taken = readLock(away)
  if (text !== undefined && !(taken !== null && 'text' in taken && taken.text === text)) {
    if (readLock(path) === null) files.renameSync(away, path)
    return false
  }
  if (fs.lstatSync(away).isDirectory()) removeFolder(away, files)
  else files.unlinkSync(away)
  return true
}

/** Something that is no lock of ours is kept under another name. */
export function setAside(path: string, files: LockFiles): void {
  files.renameSync(path, `${path}.old-${randomBytes(4).toString('hex')}`)
}

function removeFolder(folder: string, files: LockFiles): void {
  tryTo(() => files.unlinkSync(join(folder, INSIDE)))
  tryTo(() => files.rmdirSync(folder))
}

/** Removes drafts that killed programs left beside this lock. */
export function sweepLocks(path: string): void {
  const draft = new RegExp(
    `^\\.${basename(path).replaceAll('.', '\\.')}(?:\\.guard)*\\.(\\d+)\\.[0-9a-f]{12}\\.tmp$`,
  )
  tryTo(() => {
    for (const name of fs.readdirSync(dirname(path))) {
      const pid = draft.exec(name)?.[1]
      if (pid === undefined || isRunning(Number(pid))) continue
      const left = join(dirname(path), name)
      const stat = fs.lstatSync(left)
      if (Date.now() - stat.mtimeMs < LEFT_BEHIND) continue
      if (stat.isDirectory()) removeFolder(left, fs)
      else tryTo(() => fs.unlinkSync(left))
    }
  })
}

/** For what may fail without harm. */
function tryTo(work: () => void): void {
  try {
    work()
  } catch {
    // What is left is swept away later.
  }
}

/** Removes the lock of a folder that was moved away from its name. */
export function discardLock(path: string): void {
  tryTo(() => removeLock(path, fs))
}
