/** Plays a recorded game again, choice by choice, and says where it first goes another way. */
import { completed, fingerprint, SEALED_KINDS } from '../engine/game.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { JournalEntry } from './journal.ts'
import { contentOf } from './opening.ts'
import type { Recording } from './recording.ts'
import { type Minds, Table, type Told } from './table.ts'

export interface Replay {
  table: Table
  /** The first choice that does not fit, and why. */
  diverged: { at: number; because: string } | null
  /** Of the state at the end, or where the replay stopped. */
  fingerprint: string
}

export interface Watching {
  /** Stop after this choice. */
  until?: number
  /** For computer players who are to play on afterwards; none is needed to play the record. */
  minds?: Minds | null
  /** Is called with what the opening and then each choice brought. */
  watch?: (table: Table, told: readonly Told[]) => void
}

export function replay(
  catalog: Catalog,
  recording: Pick<Recording, 'opening' | 'seats' | 'journal' | 'is'>,
  { until, minds, watch }: Watching = {},
): Replay {
  const { opening, seats, journal } = recording
  const table = new Table(catalog, { opening, seats, minds })
  watch?.(table, table.told)
  for (const entry of journal.slice(0, until)) {
    const before = table.told.length
    const because = play(table, entry)
    if (because !== null) return { table, diverged: { at: entry.n, because }, fingerprint: stateOf(table) }
    watch?.(table, table.told.slice(before))
  }
  const is = stateOf(table)
  const isOther = table.journal.length === journal.length && recording.is !== null && recording.is !== is
  const because = `the state is ${is} after it, and ${recording.is} in the record`
  return { table, diverged: isOther ? { at: journal.length, because } : null, fingerprint: is }
}

const stateOf = (table: Table): string => fingerprint(table.state)

/** Answers that nobody else was shown, and that no report may show: the game may still be going on (L-INFO-01). */
export const isSealed = ({ ask }: Pick<JournalEntry, 'ask'>): boolean =>
  SEALED_KINDS.some((kind) => kind === ask)

/** The whole sentence about where a record goes another way. */
export function divergence(
  catalog: Catalog,
  { content, opening, journal }: Pick<Recording, 'content' | 'opening' | 'journal'>,
  { at, because }: NonNullable<Replay['diverged']>,
): string {
  const entry = journal[at - 1]
  const which = !entry ? 'The opening' : `Choice ${at} (${isSealed(entry) ? entry.ask : entry.pick})`
  const now = contentOf(catalog, completed(catalog, opening))
  const other =
    content === null || content === now
      ? ''
      : ` It was played with the content ${content}, and this is ${now}.`
  return `${which} does not lead where it led: ${because}.${other}`
}

/** Makes one recorded choice; answers why it does not fit, if it does not. */
function play(table: Table, { seat, ask, pick, is }: JournalEntry): string | null {
  const asked = table.asks(seat)
  if (asked === null) return `seat ${seat + 1} is not asked anything`
  if (asked !== ask) return `seat ${seat + 1} is asked ${asked}, and answered ${ask} in the record`
  const result = table.choose(seat, pick)
  if ('refusal' in result)
    return isSealed({ ask })
      ? 'what was answered is not among the choices'
      : `${pick} is not among the choices: ${result.refusal.instead.join(', ')}`
  const now = table.journal.at(-1)!.is
  return is === undefined || is === now
    ? null
    : `the state is ${now ?? stateOf(table)} after it, and ${is} in the record`
}
