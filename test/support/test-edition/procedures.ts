/** The procedures that the test edition puts in the place of Legacy's. */
import type { Procedures } from '../../../src/engine/play.ts'
import { checkAfterTurn } from '../../../src/engine/rules/haunt-roll.ts'
import { FRAMES } from '../../../src/engine/rules/procedures.ts'
import { tieFromRevealer } from '../../../src/engine/rules/traitor.ts'

export const testProcedures: Procedures = {
  frames: { ...FRAMES, 'haunt-check': checkAfterTurn },
  /** The oldest. */
  mayGoFirst: ({ state: { explorers } }) => {
    const most = Math.max(...explorers.map(({ age }) => age))
    return explorers.filter(({ age }) => age === most)
  },
  /** The haunts in turn, one further for each Omen that is out. */
  chooseHaunt: ({ state, catalog }) => {
    const haunts = Object.values(catalog.haunts)
    const omens = Object.values(catalog.cards).filter(({ kind }) => kind === 'omen').length
    return haunts[(omens - state.decks.omen.length) % haunts.length]!.number
  },
  settleTie: tieFromRevealer,
}
