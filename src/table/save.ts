/** The file of a game: an envelope with a checksum round everything the table knows. */
import { createHash } from 'node:crypto'
import type { Mind } from '../ai/types.ts'
import { canonical } from '../catalog/hash.ts'
import type { Problem } from '../catalog/problems.ts'
import type { FullOpening, State } from '../engine/game.ts'
import type { JournalEntry } from './journal.ts'
import { migrate, SCHEMA } from './migrations.ts'
import { parsePlainJson } from './plain-json.ts'
import type { Sitter } from './thinkers.ts'

export const MAGIC = 'lychgate'

export interface Body {
  name: string
  /** The hash of the definitions that it was last played with; null in games from before that was kept. */
  content: string | null
  opening: FullOpening
  /** `word` is the hash of the seat word, where there is one; `mind` is what a computer player has in its head. */
  seats: (Sitter & { name: string; word?: string | undefined; mind?: Mind | undefined })[]
  state: State
  journal: JournalEntry[]
}

export interface Envelope {
  magic: typeof MAGIC
  schema: number
  /** The version of the program that wrote it. */
  app: string
  /** How many choices it holds. */
  seq: number
  /** Of the canonical JSON of the body. */
  sha256: string
  body: Body
}

export function saveText(body: Body, app: string): string {
  const envelope: Envelope = {
    magic: MAGIC,
    schema: SCHEMA,
    app,
    seq: body.journal.length,
    sha256: checksum(body),
    body,
  }
  return `${JSON.stringify(envelope)}\n`
}

export const checksum = (body: unknown): string => createHash('sha256').update(canonical(body)).digest('hex')

/** Is it a save of ours, whole and of this version? What it means is looked at when it is opened. */
export async function readSave(
  bytes: Uint8Array,
  file: string,
  app: string,
): Promise<{ save: Envelope } | { problem: Problem; isNewer?: boolean }> {
  const refuse = (path: string, expected: string) => ({ problem: { file, path, expected, nearest: null } })
  const parsed = parsePlainJson(bytes)
  if ('because' in parsed) return refuse('', parsed.because)
  const found = parsed.value as Partial<Record<keyof Envelope, unknown>> | null
  if (typeof found !== 'object' || found === null || found.magic !== MAGIC)
    return refuse('magic', 'This is not a save of Lychgate.')
  const { schema } = found
  if (typeof schema === 'number' && schema > SCHEMA) {
    if (found.app === app) return refuse('schema', `The file is damaged: ${app} writes no schema ${schema}.`)
    const maker = `Made by ${versionOf(found.app)} (schema ${schema}). This is ${app} (schema ${SCHEMA}).`
    return { ...refuse('schema', `${maker} Nothing was changed.`), isNewer: true }
  }
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1)
    return refuse('schema', 'The file is damaged: it does not say which form it has.')
  if (typeof found.body !== 'object' || found.body === null || checksum(found.body) !== found.sha256)
    return refuse('sha256', 'The file is damaged: its checksum does not fit what it holds.')
  const body = migrated(found.body as Record<string, unknown>, schema)
  if (body === null) return refuse('body', 'The save cannot be understood: it has not the form it says.')
  const save = { ...found, body }
  const { faultOfSave } = await import('./save-schema.ts')
  const fault = faultOfSave(save)
  if (fault) return refuse(fault.path, `The save cannot be understood: ${fault.because}.`)
  return { save: save as unknown as Envelope }
}

/** Null where a body is not what its schema says it is. */
function migrated(body: Record<string, unknown>, schema: number): Record<string, unknown> | null {
  try {
    return migrate(body, schema)
  } catch {
    return null
  }
}

/** A version as it may be printed, whoever wrote it. */
const versionOf = (app: unknown): string =>
  typeof app === 'string' && /^[\w.+-]{1,32}$/.test(app) ? app : 'another version'
