/** The record of a game: every choice in order, with a fingerprint of the state wherever a turn ended. */
import type { State } from '../engine/game.ts'
import { fingerprint } from '../engine/game.ts'
import type { Happening } from '../engine/happenings.ts'
import type { ChoiceKey, Seat } from '../engine/ids.ts'

export interface JournalEntry {
  /** From 1. */
  n: number
  seat: Seat
  /** What kind of decision was answered. */
  ask: string
  pick: ChoiceKey
  /** The fingerprint of the state after it, where a turn or the game ended. */
  is?: string
}

/** A happening, and the choice that caused it. */
export interface Told {
  /** The number of the choice; 0 is the opening. */
  n: number
  seat: Seat | null
  happening: Happening
}

export function entryOf(
  n: number,
  seat: Seat,
  ask: string,
  pick: ChoiceKey,
  before: State,
  after: State,
): JournalEntry {
  const entry: JournalEntry = { n, seat, ask, pick }
  if (isOtherTurn(before, after)) entry.is = fingerprint(after)
  return entry
}

/** Another slot of the round, another round, another phase, or the end. */
export const isOtherTurn = (before: State, after: State): boolean =>
  before.slot !== after.slot || before.round !== after.round || before.phase !== after.phase
