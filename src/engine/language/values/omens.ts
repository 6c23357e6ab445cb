/** How many Omens are in play (L-TRIG-03). */
import type { CardId } from '../../ids.ts'
import type { State } from '../../state/state.ts'
import type { Catalog } from '../defs.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    omens: { omens: true }
  }
}

/** As much of the table as a view shows too. */
interface OpenTable {
  catalog: Catalog
  state: Pick<State, 'explorers' | 'monsters' | 'house' | 'omens'>
}

/** L-TRIG-03, L-AMB-45: Omens carried or lying in piles; buried, boxed or destroyed ones do not count, unless all that were drawn do (E3-RUL-01). */
export function omensInPlay({ catalog, state }: OpenTable): number {
  if (state.omens) return state.omens.length
  const isOmen = (card: CardId) => catalog.cards[card]!.kind === 'omen'
  let count = 0
  for (const explorer of state.explorers) count += explorer.cards.filter(isOmen).length
  for (const monster of state.monsters) count += monster.cards.filter(isOmen).length
  for (const tile of state.house) count += tile.pile.filter(isOmen).length
  return count
}

export const omens: ValueWord<'omens'> = {
  schema: ({ z }) =>
    z.strictObject({ omens: z.literal(true) }).describe('Omens carried or lying in the house'),
  number: () => (play) => omensInPlay(play),
  sentence: () => 'the number of Omens in play',
  place: 'none',
}
