/** A game as a report of a problem: its version, seed and choices as a recording that can be replayed, without a name in it. */
import type { Catalog } from '../engine/language/defs.ts'
import { type Recording, recordingText } from './recording.ts'
import { replay } from './replay.ts'

/** Text that people typed: the names of players and heirlooms. */
function withoutNames(recording: Recording): Recording {
  const { legacy, ...opening } = recording.opening
  const marks = Object.entries(legacy?.marks ?? {}).map(
    ([card, mark]) => [card, { ...mark, name: mark.name === null ? null : 'a name' }] as const,
  )
  return {
    ...recording,
    opening: {
      ...opening,
      seats: opening.seats.map(({ name: _, ...seating }) => seating),
      ...(legacy && { legacy: { ...legacy, ...(legacy.marks && { marks: Object.fromEntries(marks) }) } }),
    },
    seats: recording.seats.map(({ name: _, ...sitter }) => sitter),
    // Fingerprints cover names.
    journal: recording.journal.map(({ is: _, ...entry }) => entry),
    is: null,
  }
}

/**
 * The text of the report, and how many of its choices can be replayed here. Names are left out of the opening, and
 * the game is played again without them, so that each turn end has a fingerprint that fits.
 */
export function reportOf(catalog: Catalog, recording: Recording): { text: string; replayed: number } {
  const nameless = withoutNames(recording)
  const { journal, replayed } = playedAgain(catalog, nameless)
  return { text: recordingText({ ...nameless, journal }), replayed }
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
