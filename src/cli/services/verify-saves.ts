// Verifies saved games: the checksums of each file and its copies, and every choice by replaying it.
import { basename } from 'node:path'
import { type Problem, printable, printableJson } from '../../catalog/problems.ts'
import { generationsOf } from '../../table/generations.ts'
import { type OpenedGame, openSaved } from '../../table/open-saved.ts'
import { readOwn } from '../../table/read-file.ts'
import { readSave } from '../../table/save.ts'
import type { Saves } from '../../table/saves-dir.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { gameCatalog, PackFault } from './packs.ts'
import { noSuchGame } from './saves.ts'

export interface Verified {
  name: string
  /** Whole, makes sense, and every choice leads where it led. */
  ok: boolean
  choices: number | null
  /** Why not; or what the player should know although it can be played. */
  problem: string | null
  /** Copies that are whole, and the names of those that are not. */
  copies: number
  damagedCopies: string[]
  /** Its pack is not there as it was, so that nothing is known of its choices. */
  packMissing?: true
}

export async function verifySaves(saves: Saves, asked: readonly string[], isJson: boolean): Promise<void> {
  const known = saves.names()
  const stranger = asked.find((name) => !known.includes(name))
  if (stranger !== undefined) return fail(noSuchGame(stranger, saves), EXIT.failed)
  const verified: Verified[] = []
  for (const name of asked.length > 0 ? asked : known) verified.push(await verify(saves, name))
  if (isJson) process.stdout.write(`${printableJson(verified)}\n`)
  else if (verified.length === 0) process.stdout.write(`There are no games in ${printable(saves.folder)}.\n`)
  else process.stdout.write(`${verified.map(lineOf).map(printable).join('\n')}\n`)
  process.exitCode = exitCodeOf(verified)
}

export function exitCodeOf(verified: readonly Verified[]): number {
  const isDamaged = ({ choices, damagedCopies, packMissing }: Verified) =>
    damagedCopies.length > 0 || (choices === null && !packMissing)
  if (verified.some(isDamaged)) return EXIT.saveDamaged
  if (verified.some(({ packMissing }) => packMissing)) return EXIT.packMissing
  return verified.some(({ ok }) => !ok) ? EXIT.replayDiverged : EXIT.done
}

export async function verify(saves: Saves, name: string): Promise<Verified> {
  const opened = await openOrSay(saves, name)
  const copies = generationsOf(saves.pathOf(name))
  const damaged: string[] = []
  for (const path of copies) {
    const file = readOwn(path)
    if ('problem' in file || 'problem' in (await readSave(file.bytes, path, saves.app)))
      damaged.push(basename(path))
  }
  const isOpen = 'table' in opened
  return {
    name,
    ok: isOpen && opened.followsRecord && damaged.length === 0,
    choices: isOpen ? opened.table.journal.length : null,
    problem: isOpen ? (opened.notices[0] ?? null) : opened.problem.expected,
    copies: copies.length - damaged.length,
    damagedCopies: damaged,
    ...('packMissing' in opened && { packMissing: true }),
  }
}

type Opened = OpenedGame | { problem: Problem; packMissing?: true }

async function openOrSay(saves: Saves, name: string): Promise<Opened> {
  try {
    return await openSaved(gameCatalog, saves, name)
  } catch (error) {
    if (!(error instanceof PackFault)) throw error
    const problem = { file: saves.pathOf(name), path: '', expected: error.message, nearest: null }
    return { problem, packMissing: true }
  }
}

/** "free-7: all 12 choices match; 3 copies are whole." */
export function lineOf({ name, choices, problem, copies, damagedCopies }: Verified): string {
  const whole = `${copies} ${copies === 1 ? 'copy is' : 'copies are'} whole`
  const damaged =
    damagedCopies.length === 0
      ? ''
      : `; ${damagedCopies.join(', ')} ${damagedCopies.length === 1 ? 'is' : 'are'} damaged`
  return `${name}: ${problem ?? `all ${choices} choices match`}${problem?.endsWith('.') ? ' ' : '; '}${whole}${damaged}.`
}
