/** A damaged game goes back to the newest generation that is whole; damaged files are set aside, never deleted. */
import * as fs from 'node:fs'
import { basename, dirname } from 'node:path'
import { generationsOf, setAside } from './generations.ts'
import { type Envelope, readSave } from './save.ts'
import { SaveFault } from './save-fault.ts'
import { readOwn, type Saves } from './saves-dir.ts'
import { type Files, replaceFile, syncFolder } from './write-file.ts'

export interface Recovery {
  /** The file name of the generation. */
  from: string
  bytes: Buffer
  save: Envelope
  /** How many choices the damaged file had more; null if that cannot be told. */
  missing: number | null
  /** Damaged files: the newest save, and generations that are newer than the whole one. */
  damaged: string[]
}

/** What a damaged game can go back to. Null if it is whole, made by a newer version, or has no whole generation. */
export async function recoveryOf(saves: Saves, name: string): Promise<Recovery | null> {
  const path = saves.pathOf(name)
  const newest = readOwn(path)
  if ('bytes' in newest) {
    const result = await readSave(newest.bytes, path, saves.app)
    if ('save' in result || result.isNewer) return null
  }
  const damaged = fs.lstatSync(path, { throwIfNoEntry: false }) ? [path] : []
  for (const generation of generationsOf(path)) {
    const file = readOwn(generation)
    const result = 'problem' in file ? file : await readSave(file.bytes, generation, saves.app)
    if ('problem' in file || 'problem' in result) {
      damaged.push(generation)
      continue
    }
    const { bytes } = file
    const missing = 'bytes' in newest ? missingIn(newest.bytes, result.save.seq) : null
    return { from: basename(generation), bytes, save: result.save, missing, damaged }
  }
  return null
}

/** The count at the head of a damaged file; one that no single turn could have is damaged itself. */
function missingIn(bytes: Buffer, seq: number): number | null {
  const counted = /"seq":(\d{1,6}),/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]
  const missing = counted === undefined ? -1 : Number(counted) - seq
  return missing >= 0 && missing <= MOST_IN_A_TURN ? missing : null
}

/** Choices; a generous bound. */
const MOST_IN_A_TURN = 200

/** Carries a recovery out; returns the names of the files that were set aside. Throws a SaveFault. */
export function recover(
  saves: Saves,
  name: string,
  { bytes, damaged }: Recovery,
  files: Files = fs,
): string[] {
  const path = saves.pathOf(name)
  try {
    const aside = damaged.map((file) => basename(setAside(file, files)))
    syncFolder(dirname(path), files)
    replaceFile(path, bytes, files)
    return aside
  } catch (error) {
    throw error instanceof SaveFault ? error : new SaveFault(path, error)
  }
}

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
