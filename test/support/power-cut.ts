/** A disk that loses power: records the calls of a writer, then plays any prefix of them with unsynced work kept or lost. */
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from '../../src/table/write-file.ts'

type Call =
  | { kind: 'mkdir'; path: string }
  | { kind: 'create'; path: string; inode: number }
  | { kind: 'write'; inode: number; bytes: Buffer }
  | { kind: 'sync'; inode: number }
  | { kind: 'sync-folder'; path: string }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'link'; from: string; to: string }
  | { kind: 'unlink'; path: string }

/** Makes the calls on the real disk and records them. */
export function recorded(): { files: Files; calls: Call[] } {
  const calls: Call[] = []
  const opened = new Map<number, { inode: number } | { folder: string }>()
  let inodes = 0
  const openSync = (path: string, flags: number, mode?: number) => {
    const file = fs.openSync(path, flags, mode)
    if (fs.fstatSync(file).isDirectory()) opened.set(file, { folder: path })
    else {
      opened.set(file, { inode: ++inodes })
      calls.push({ kind: 'create', path, inode: inodes })
    }
    return file
  }
  const writeSync = (file: number, bytes: Buffer, from: number) => {
    const done = fs.writeSync(file, bytes, from)
    const { inode } = opened.get(file) as { inode: number }
    calls.push({ kind: 'write', inode, bytes: bytes.subarray(from, from + done) })
    return done
  }
  const fsyncSync = (file: number) => {
    fs.fsyncSync(file)
    const one = opened.get(file)!
    calls.push('folder' in one ? { kind: 'sync-folder', path: one.folder } : { kind: 'sync', ...one })
  }
  const files = {
    ...fs,
    openSync,
    writeSync,
    fsyncSync,
    renameSync: (from: string, to: string) => {
      fs.renameSync(from, to)
      calls.push({ kind: 'rename', from, to })
    },
    linkSync: (from: string, to: string) => {
      fs.linkSync(from, to)
      calls.push({ kind: 'link', from, to })
    },
    unlinkSync: (path: string) => {
      fs.unlinkSync(path)
      calls.push({ kind: 'unlink', path })
    },
    mkdirSync: (path: string, options: object) => {
      fs.mkdirSync(path, options)
      calls.push({ kind: 'mkdir', path })
    },
  }
  return { files: files as unknown as Files, calls }
}

/** What lies under a path: a folder, or the number of a file's content. */
type Entry = 'folder' | number
interface Change {
  folder: string
  apply: (entries: Map<string, Entry>) => void
}

/**
 * What a disk holds after a power cut: synced bytes and entries, and of the rest what `keep` says, piece by piece.
 * `existing` is the folder that was there before the first call.
 */
export function afterPowerCut(
  calls: readonly Call[],
  existing: string,
  keep: () => boolean,
): Map<string, Buffer | 'folder'> {
  const contents = new Map<number, { synced: Buffer; unsynced: Buffer[] }>()
  const inodeAt = new Map<string, number>()
  const lasting = new Map<string, Entry>([[existing, 'folder']])
  let waiting: Change[] = []
  const enter = (path: string, entry: Entry): Change => ({
    folder: dirname(path),
    apply: (entries) => entries.set(path, entry),
  })
  for (const call of calls) {
    if (call.kind === 'mkdir') waiting.push(enter(call.path, 'folder'))
    else if (call.kind === 'create') {
      contents.set(call.inode, { synced: Buffer.alloc(0), unsynced: [] })
      inodeAt.set(call.path, call.inode)
      waiting.push(enter(call.path, call.inode))
    } else if (call.kind === 'write') contents.get(call.inode)!.unsynced.push(call.bytes)
    else if (call.kind === 'sync') {
      const content = contents.get(call.inode)!
      content.synced = Buffer.concat([content.synced, ...content.unsynced.splice(0)])
    } else if (call.kind === 'sync-folder') {
      for (const { apply } of waiting.filter(({ folder }) => folder === call.path)) apply(lasting)
      waiting = waiting.filter(({ folder }) => folder !== call.path)
    } else if (call.kind === 'unlink') {
      inodeAt.delete(call.path)
      waiting.push({ folder: dirname(call.path), apply: (entries) => entries.delete(call.path) })
    } else {
      const inode = inodeAt.get(call.from)!
      inodeAt.set(call.to, inode)
      if (call.kind === 'rename') inodeAt.delete(call.from)
      waiting.push({
        folder: dirname(call.to),
        apply: (entries) => {
          entries.set(call.to, inode)
          if (call.kind === 'rename') entries.delete(call.from)
        },
      })
    }
  }
  for (const { apply } of waiting) if (keep()) apply(lasting)
  return reachable(lasting, contents, keep)
}

/** Only what lies in folders that were kept themselves. Unsynced bytes may be missing from any piece on. */
function reachable(
  entries: ReadonlyMap<string, Entry>,
  contents: ReadonlyMap<number, { synced: Buffer; unsynced: Buffer[] }>,
  keep: () => boolean,
): Map<string, Buffer | 'folder'> {
  const found = new Map<string, Buffer | 'folder'>()
  const isKept = (path: string): boolean =>
    entries.get(path) === 'folder' && (isRoot(path, entries) || isKept(dirname(path)))
  for (const [path, entry] of entries) {
    if (!isRoot(path, entries) && !isKept(dirname(path))) continue
    if (entry === 'folder') found.set(path, 'folder')
    else {
      const { synced, unsynced } = contents.get(entry)!
      const lost = unsynced.findIndex(() => !keep())
      found.set(path, Buffer.concat([synced, ...unsynced.slice(0, lost < 0 ? undefined : lost)]))
    }
  }
  return found
}

/** The first entry is the folder that was there before. */
const isRoot = (path: string, entries: ReadonlyMap<string, Entry>): boolean =>
  entries.keys().next().value === path

/** Puts what is left under another folder. */
export function restore(
  disk: ReadonlyMap<string, Buffer | 'folder'>,
  existing: string,
  folder: string,
): void {
  const paths = [...disk].sort(([a], [b]) => a.length - b.length)
  for (const [path, left] of paths) {
    const to = join(folder, path.slice(existing.length))
    if (left === 'folder') fs.mkdirSync(to, { recursive: true, mode: 0o700 })
    else fs.writeFileSync(to, left, { mode: 0o600 })
  }
}
