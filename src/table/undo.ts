/** What may be taken back: nothing that showed anybody anything, nothing past a turn or another's act. */
import type { State } from '../engine/game.ts'
import type { Happening, HappeningKind } from '../engine/happenings.ts'
import { isOtherTurn } from './journal.ts'

/** What a choice may bring without telling anybody more than they knew. All other kinds stand. */
const TELLS_NOTHING: readonly HappeningKind[] = [
  'moved',
  'moves-gained',
  'chose',
  'acted',
  'damaged',
  'damage-lessened',
  'damage-ignored',
  'trait-fell',
  'trait-rose',
  'healed',
  'gave',
  'took',
  'dropped',
  'picked-up',
  'corpse-taken',
  'cards-readied',
  'made-heirloom',
  'effect-lasts',
  'effect-ended',
  'event-ignored',
]

export function mayTakeBack(before: State, after: State, happenings: readonly Happening[]): boolean {
  if (isOtherTurn(before, after) || before.turn.who !== after.turn.who) return false
  if (!happenings.every(({ kind }) => TELLS_NOTHING.includes(kind))) return false
  return sameChance(before, after) && !isLook(after)
}

/** No die was rolled, nothing shuffled, and no card or tile left its pack, whether or not that was told yet. */
const sameChance = (before: State, after: State): boolean =>
  JSON.stringify([before.rng, before.stack, before.decks]) ===
  JSON.stringify([after.rng, after.stack, after.decks])

/** Somebody is looking into a pack. */
const isLook = (state: State): boolean => state.asking?.open.some(({ kind }) => kind === 'peek') ?? false
