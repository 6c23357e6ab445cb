/** Plays an imagined state on to the next turn or monster decision, with default answers to the questions in between. */

import type { State } from '../../engine/ai-queries.ts'
import { advance, decisionOf, legalChoices, nextSeat } from '../../engine/game.ts'
import type { Happening } from '../../engine/happenings.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { highestTrait } from '../reading/trait-choices.ts'

/** Decisions answered by default before giving up. */
const MAX_ANSWERS = 8

export function settle(catalog: Catalog, state: State): Happening[] {
  const happenings: Happening[] = []
  for (let n = 0; n < MAX_ANSWERS && !state.outcome; n++) {
    const seat = nextSeat(state)
    const decision = seat === null ? null : decisionOf(state, seat)
    if (seat === null || !decision || decision.kind === 'main' || decision.kind === 'monster') break
    const choices = legalChoices(catalog, state, seat)
    const { kind, about } = decision
    const key = choices.includes('done')
      ? 'done'
      : kind === 'damage'
        ? highestTrait(state, about.who!, choices)
        : choices[0]!
    const result = advance(catalog, state, seat, key)
    if ('refusal' in result) break
    happenings.push(...result.happenings)
  }
  return happenings
}
