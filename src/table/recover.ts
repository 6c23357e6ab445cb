/** A damaged save goes back to the newest generation that is whole; damaged files are set aside, never deleted. */
import * as fs from 'node:fs'
import { basename, dirname } from 'node:path'
import { generationsOf, setAside } from './generations.ts'
import { parsePlainJson } from './plain-json.ts'
import { readOwn, statOf } from './read-file.ts'
import { checksum, type Envelope, readSave } from './save.ts'
import { SaveFault } from './save-fault.ts'
import type { Saves } from './saves-dir.ts'
import { type Files, replaceFile, syncFolder } from './write-file.ts'

/** A generation to go back to, and the damaged files that are in its way. */
export interface Fallback<Save> {
  /** The file name of the generation. */
  from: string
  bytes: Buffer
  save: Save
  /** The main file, and generations that are newer than the whole one. */
  damaged: string[]
}

export type Check<Save> = (bytes: Buffer, file: string) => Promise<{ save: Save } | { problem: unknown }>

/** The newest generation of this file that `check` finds whole; for any file that `replaceFile` writes. */
export async function fallbackOf<Save>(path: string, check: Check<Save>): Promise<Fallback<Save> | null> {
  const damaged = statOf(path) === undefined ? [] : [path]
  for (const generation of generationsOf(path)) {
    const file = readOwn(generation)
    const result = 'problem' in file ? file : await check(file.bytes, generation)
    if ('bytes' in file && 'save' in result)
      return { from: basename(generation), bytes: file.bytes, save: result.save, damaged }
    damaged.push(generation)
  }
  return null
}

/** Goes back; returns the names of the files that were set aside. Throws a SaveFault. */
export function fallBack(
  path: string,
  { bytes, damaged }: Pick<Fallback<unknown>, 'bytes' | 'damaged'>,
  files: Files = fs,
): string[] {
  try {
    const aside = damaged.map((file) => basename(setAside(file, files)))
    syncFolder(dirname(path), files)
    replaceFile(path, bytes, files)
    return aside
  } catch (error) {
    throw error instanceof SaveFault ? error : new SaveFault(path, error)
  }
}

export interface Recovery extends Fallback<Envelope> {
  /** How many choices the damaged file had more; null if that cannot be told. */
  missing: number | null
}

/** What a damaged game can go back to. Null if it is whole, made by a newer version, or has no whole generation. */
export async function recoveryOf(saves: Saves, name: string): Promise<Recovery | null> {
  const path = saves.pathOf(name)
  const newest = readOwn(path)
  if ('bytes' in newest) {
    const result = await readSave(newest.bytes, path, saves.app)
    if ('save' in result || result.isNewer) return null
  }
  const fallback = await fallbackOf(path, (bytes, file) => readSave(bytes, file, saves.app))
  if (!fallback) return null
  return { ...fallback, missing: 'bytes' in newest ? missingIn(newest.bytes, fallback.save.seq) : null }
}

/** Carries a recovery out; returns the names of the files that were set aside. Throws a SaveFault. */
export const recover = (saves: Saves, name: string, recovery: Recovery, files: Files = fs): string[] =>
  fallBack(saves.pathOf(name), recovery, files)

/**
 * Choices in a damaged file beyond those of the copy, as far as its text tells: by its journal if the damage is at its
 * head, else by the count at the head unless the journal, which ends the file, shows that to be damaged too.
 */
function missingIn(bytes: Buffer, seq: number): number | null {
  const text = bytes.toString('latin1')
  const head = Number(/"seq":(\d{1,6}),/.exec(text.slice(0, 200))?.[1] ?? Number.NaN)
  const entries = text.match(/\{"n":\d{1,6},"seat":/g) ?? []
  const last = Number(/\d+/.exec(entries.at(-1) ?? '')?.[0] ?? Number.NaN)
  const isCut = !text.endsWith('}\n')
  const isLikely = isCut || [last, entries.length, entries.length + 1].includes(head)
  const counted = choicesIn(bytes) ?? (isLikely ? head : entries.length)
  const missing = counted - seq
  return missing >= 0 && missing <= MOST_IN_A_TURN ? missing : null
}

/** Of a save whose body is whole; null if it is not. */
function choicesIn(bytes: Buffer): number | null {
  const parsed = parsePlainJson(bytes)
  const { body, sha256 } = (('value' in parsed && parsed.value) || {}) as Partial<Envelope>
  return Array.isArray(body?.journal) && checksum(body) === sha256 ? body.journal.length : null
}

/** Choices; a generous bound. */
const MOST_IN_A_TURN = 200

/** "Its newest whole copy has 40 choices; 3 choices are missing." */
export function aboutRecovery({ save, missing }: Pick<Recovery, 'save' | 'missing'>): string {
  const lost =
    missing === null
      ? 'how many choices are missing cannot be told'
      : missing === 0
        ? 'no choice is missing'
        : `${missing} ${missing === 1 ? 'choice is' : 'choices are'} missing`
  return `Its newest whole copy has ${save.seq} ${save.seq === 1 ? 'choice' : 'choices'}; ${lost}.`
}
