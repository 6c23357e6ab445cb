// Shows one saved game: what anybody may know of it, its copies, its damaged files and its lock.
import { basename } from 'node:path'
import { printable, printableJson } from '../../catalog/problems.ts'
import { asideIn, generationsOf } from '../../table/generations.ts'
import { type Holder, heldBy } from '../../table/lock.ts'
import { readOwn } from '../../table/read-file.ts'
import { readSave } from '../../table/save.ts'
import type { Saves } from '../../table/saves-dir.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { aboutSave, factsOf, type Listed, noSuchGame } from './saves.ts'

export interface Shown extends Listed {
  file: string
  bytes?: number
  app?: string
  schema?: number
  copies: { file: string; savedAt: string | null; seq?: number; problem?: string }[]
  /** Damaged files that were set aside. */
  aside: string[]
  /** The program that plays it now. */
  heldBy: Pick<Holder, 'pid' | 'host' | 'since'> | null
}

export async function showSave(saves: Saves, name: string, isJson: boolean): Promise<void> {
  if (!saves.names().includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  const shown = await shownOf(saves, name)
  process.stdout.write(isJson ? `${printableJson(shown)}\n` : `${linesOf(shown).map(printable).join('\n')}\n`)
  if (shown.problem !== undefined) process.exitCode = EXIT.saveDamaged
}

async function shownOf(saves: Saves, name: string): Promise<Shown> {
  const path = saves.pathOf(name)
  const file = readOwn(path)
  const result = 'problem' in file ? file : await readSave(file.bytes, path, saves.app)
  const copies: Shown['copies'] = []
  for (const generation of generationsOf(path)) copies.push(await copyAt(generation, saves.app))
  return {
    ...(await factsOf(saves, name)),
    file: path,
    ...('bytes' in file && { bytes: file.bytes.length }),
    ...('save' in result && { app: result.save.app, schema: result.save.schema }),
    copies,
    aside: asideIn(saves.folderOf(name)),
    heldBy: heldBy(saves.lockOf(name)),
  }
}

async function copyAt(path: string, app: string): Promise<Shown['copies'][number]> {
  const file = readOwn(path)
  const at = { file: basename(path), savedAt: 'at' in file ? file.at.toISOString() : null }
  const result = 'problem' in file ? file : await readSave(file.bytes, path, app)
  return 'problem' in result ? { ...at, problem: result.problem.expected } : { ...at, seq: result.save.seq }
}

function linesOf(shown: Shown): string[] {
  const { name, file, bytes, app, schema, seed, savedAt, copies, aside, heldBy: holder } = shown
  const version = app === undefined ? '' : `, written by version ${app} in format ${schema}`
  const size = bytes === undefined ? '' : ` (${bytes} bytes${version})`
  const copy = (one: Shown['copies'][number]) =>
    `  ${one.file}: ${one.problem ?? `whole, ${one.seq} ${one.seq === 1 ? 'choice' : 'choices'}, ${one.savedAt}`}`
  return [
    `${name}: ${aboutSave(shown)}`,
    ...(seed === undefined ? [] : [`Seed: ${seed}`]),
    `File: ${file}${size}`,
    ...(savedAt === null ? [] : [`Saved: ${savedAt}`]),
    ...(copies.length === 0 ? ['Copies: none'] : ['Copies, newest first:', ...copies.map(copy)]),
    ...(aside.length === 0 ? [] : [`Damaged files that were set aside: ${aside.join(', ')}`]),
    holder === null
      ? 'In use: no'
      : `In use: by process ${holder.pid} on ${holder.host} since ${holder.since.slice(0, 16)} UTC`,
  ]
}
