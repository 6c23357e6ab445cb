/** A game as a report of a problem: its version, seed and choices as a recording that can be replayed, without a name in it. */
import { WRITTEN_KINDS } from '../engine/game.ts'
import { keys, parseKey } from '../engine/keys.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { JournalEntry } from './journal.ts'
import { type Recording, recordingText } from './recording.ts'
import { replay } from './replay.ts'

type Legacy = NonNullable<Recording['opening']['legacy']>

/** Text that people typed: names of players, members of families, surnames, heirlooms, and lines of records. */
function withoutNames(catalog: Catalog, recording: Recording): Recording {
  const { legacy, ...opening } = recording.opening
  return {
    ...recording,
    opening: {
      ...opening,
      seats: opening.seats.map(({ name: _, ...seating }) => seating),
      ...(legacy && { legacy: nameless(catalog, legacy) }),
    },
    seats: recording.seats.map(({ name: _, ...sitter }) => sitter),
    journal: recording.journal.map(unwritten),
    is: null,
  }
}

function nameless(catalog: Catalog, legacy: Legacy): Legacy {
  const { marks, forebears, ledger } = legacy
  const written = new Set((catalog.ledger?.lines ?? []).flatMap(({ id, text }) => (text ? [id] : [])))
  return {
    ...legacy,
    ...(marks && {
      marks: mapped(marks, (mark) => ({ ...mark, name: mark.name === null ? null : 'a name' })),
    }),
    ...(forebears && { forebears: mapped(forebears, (forebear) => ({ ...forebear, name: 'Somebody' })) }),
    ...(ledger && {
      ledger: mapped(ledger, (value, line) => (written.has(line) ? 'a name' : value)),
    }),
  }
}

const mapped = <T>(record: Record<string, T>, change: (value: T, key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** What was written is replaced by something as legal. Fingerprints cover names. */
function unwritten({ is: _, ...entry }: JournalEntry): JournalEntry {
  if (!WRITTEN_KINDS.some((kind) => kind === entry.ask)) return entry
  const said = parseKey(entry.pick)
  if (said.kind === 'who') return { ...entry, pick: keys.who(said.age, lettered(entry.n)) }
  return said.kind === 'write' ? { ...entry, pick: keys.write(lettered(entry.n)) } : entry
}

/** "Somebody AB": no two choices write the same, and a name has no digits. */
const lettered = (n: number): string =>
  `Somebody ${[...n.toString(26)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26))).join('')}`

/**
 * The text of the report, and how many of its choices can be replayed here. Names are left out, and the game is played
 * again without them, so that each turn end has a fingerprint that fits.
 */
export function reportOf(catalog: Catalog, recording: Recording): { text: string; replayed: number } {
  const report = withoutNames(catalog, recording)
  const { journal, replayed } = playedAgain(catalog, report)
  return { text: recordingText({ ...report, journal }), replayed }
}

function playedAgain(catalog: Catalog, recording: Recording) {
  const { journal } = recording
  try {
    const played = replay(catalog, recording).table.journal
    return { journal: [...played, ...journal.slice(played.length)], replayed: played.length }
  } catch {
    // The rules stumble over it, which may be what is reported.
    return { journal, replayed: 0 }
  }
}
