/** Plays games of the small campaign by a given choice, or at random. */

import type { Box } from '../../src/campaign/box.ts'
import { deal } from '../../src/campaign/deal.ts'
import { advance, decisionOf, legalChoices, newGame, nextSeat, type State } from '../../src/engine/game.ts'
import type { Happening } from '../../src/engine/happenings.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'

export const FAMILIES = ['blue', 'green', 'purple']

export interface Sitting {
  state: State
  happenings: Happening[]
}

export function openSitting(catalog: Catalog, box: Box, families: readonly string[] = FAMILIES): Sitting {
  const opening = deal(catalog, box, { chapter: box.sitting, seats: families.map((family) => ({ family })) })
  const { state, happenings } = newGame(catalog, opening)
  return { state, happenings: [...happenings] }
}

export function answer(catalog: Catalog, sitting: Sitting, key: string): void {
  const seat = nextSeat(sitting.state)!
  const result = advance(catalog, sitting.state, seat, key)
  if ('refusal' in result) throw new Error(`${key}: ${result.refusal.because}`)
  sitting.happenings.push(...result.happenings)
}

export const asked = ({ state }: Sitting): string | null =>
  decisionOf(state, nextSeat(state) ?? 0)?.kind ?? null

/** Random choices from a small generator, until this is so or the game is over. */
export function playUntil(
  catalog: Catalog,
  sitting: Sitting,
  isSo: (sitting: Sitting) => boolean = () => false,
  seed = 7,
): Sitting {
  let random = seed * 2654435761
  const { state } = sitting
  for (let n = 0; state.phase !== 'over' && !isSo(sitting); n++) {
    if (n > 20_000) throw new Error('The game does not end')
    random ^= random << 13
    random ^= random >>> 17
    random ^= random << 5
    const choices = legalChoices(catalog, state, nextSeat(state)!)
    answer(catalog, sitting, choices[(random >>> 0) % choices.length]!)
  }
  return sitting
}

/** Everybody is named, so that Legacy cards are read. */
export function named(catalog: Catalog, sitting: Sitting): Sitting {
  const names = ['Ann', 'Ned', 'Toby', 'Joan', 'Giles']
  for (let n = 0; asked(sitting) === 'member'; n++) answer(catalog, sitting, `who:${30 - n}:${names[n]}`)
  return sitting
}

/** A vote for each seat in order. */
export function votes(catalog: Catalog, sitting: Sitting, ...keys: string[]): Sitting {
  for (const key of keys) answer(catalog, sitting, `option:${key}`)
  return sitting
}
