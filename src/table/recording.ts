/** A game to be played again: the opening and every choice. As text it is JSON lines, to be kept and compared. */
import { type Problem, printableJson } from '../catalog/problems.ts'
import type { Opening } from '../engine/game.ts'
import type { RulesetId, Seat } from '../engine/ids.ts'
import type { Seating } from '../engine/setup.ts'
import { firstPieces } from './first-pieces.ts'
import type { JournalEntry } from './journal.ts'
import { depthFault, parsePlainText } from './plain-json.ts'
import { type Envelope, MAGIC, readSave } from './save.ts'
import type { RecordingLine } from './save-schema.ts'
import type { Sitter } from './thinkers.ts'

export interface Recording {
  /** The version that made it, and the hash of the definitions it was played with, where that is known. */
  app: string
  content: string | null
  edition: RulesetId
  opening: Opening
  seats: (Sitter & { name?: string })[]
  journal: JournalEntry[]
  /** The fingerprint of the last state, where it is known. */
  is: string | null
}

export function recordingOf({ app, body }: Pick<Envelope, 'app' | 'body'>, is: string | null): Recording {
  const { content, opening, seats, journal, state } = body
  return { app, content, edition: state.edition, opening, seats, journal, is }
}

/** One line for the opening, one for each choice, one wherever a turn ended. */
export function recordingText({ app, content, edition, opening, seats, journal }: Recording): string {
  const names = seats.map(({ name }) => name)
  const isNamed = new Set(names).size === names.length && !names.includes(undefined)
  const lines: object[] = [
    {
      open: 1,
      engine: app,
      edition,
      content,
      seed: opening.seed,
      seats: opening.seats.map((seating, seat) => {
        const { by, temper } = seats[seat]!
        return { ...seating, name: names[seat], by, temper }
      }),
      options: opening.options ?? {},
      pieces: opening.pieces,
      pack: opening.pack,
      legacy: opening.legacy,
    },
  ]
  let turn = 0
  for (const { n, seat, ask, pick, is } of journal) {
    lines.push({ n, seat: isNamed ? names[seat] : seat, ask, pick })
    if (is !== undefined) lines.push({ turn: ++turn, is })
  }
  return `${lines.map(printableJson).join('\n')}\n`
}

/** Reads a recording, or takes it out of a save. */
export async function readRecording(
  bytes: Buffer,
  file: string,
  app: string,
): Promise<{ recording: Recording } | { problem: Problem }> {
  if (isSave(bytes)) {
    const result = await readSave(bytes, file, app)
    if ('problem' in result) return result
    const { fingerprint } = await import('../engine/game.ts')
    return { recording: recordingOf(result.save, fingerprint(result.save.body.state)) }
  }
  const refuse = (path: string, expected: string) => ({ problem: { file, path, expected, nearest: null } })
  const tooDeep = depthFault(bytes)
  if (tooDeep !== null) return refuse('', tooDeep)
  const { lineOf } = await import('./save-schema.ts')
  const lines: RecordingLine[] = []
  for (const [at, text] of bytes.toString('utf8').split('\n').entries()) {
    if (text.trim() === '') continue
    const parsed = parsePlainText(text)
    if ('because' in parsed) return refuse(`line ${at + 1}`, parsed.because)
    const read = lineOf(parsed.value)
    if ('fault' in read) return refuse(`line ${at + 1}`, NOT_A_LINE)
    lines.push(read.line)
  }
  const made = assemble(lines)
  return typeof made === 'string' ? refuse('', made) : { recording: made }
}

const NOT_A_LINE = 'This is no line of a recording: an opening, a choice or the end of a turn was expected.'

/** A save begins with its magic word; anything else is taken for lines. */
export const isSave = (bytes: Buffer): boolean =>
  bytes.subarray(0, 64).toString('latin1').includes(`"magic":"${MAGIC}"`)

/** A sentence where the lines do not make up a game. */
function assemble([first, ...rest]: RecordingLine[]): Recording | string {
  if (!first || !('open' in first)) return 'A recording begins with its opening, and this file does not.'
  const { engine, edition, content = null, seed, seats, options, pieces, pack, legacy } = first
  const opening = {
    seed,
    seats: seats.map(({ by: _, temper: __, ...seating }): Seating => seating),
    options,
  } as Opening
  if (pieces) opening.pieces = pieces
  else if (!options?.chapter) opening.pieces = firstPieces(options)
  if (pack) opening.pack = pack
  if (legacy) opening.legacy = legacy as Opening['legacy']
  const recording: Recording = {
    app: engine,
    content,
    edition: edition as RulesetId,
    opening,
    seats: seats.map(({ by, name, temper }) => ({ by, name, temper })),
    journal: [],
    is: null,
  }
  for (const line of rest) {
    if ('open' in line) return 'The recording has two openings.'
    const last = recording.journal.at(-1)
    if ('turn' in line) {
      if (!last) return 'The recording ends a turn before anything was chosen.'
      // Where no pieces are named, the fingerprints are of states as they were before pieces were kept.
      if (pieces) last.is = line.is
      continue
    }
    const { n, ask, pick } = line
    if (n !== (last?.n ?? 0) + 1) return `The recording goes from choice ${last?.n ?? 0} to choice ${n}.`
    const seat = seatOf(seats, line.seat)
    if (seat < 0) return `Choice ${n} is made by nobody at the table.`
    recording.journal.push({ n, seat, ask, pick })
  }
  return recording
}

const seatOf = (seats: readonly { name?: string }[], named: string | number): Seat =>
  typeof named === 'string'
    ? seats.findIndex(({ name }) => name === named)
    : named < seats.length
      ? named
      : -1
