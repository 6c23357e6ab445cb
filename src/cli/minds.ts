// Puts the computer players at the table: how they think, with the luck that a decision has.
import { newMind, think, witness } from '../ai/mind.ts'
import { luckFor } from '../ai/random.ts'
import type { Minds } from '../table/table.ts'

export const MINDS: Minds = {
  open: newMind,
  witness,
  think: (catalog, view, mind, { seed, seat, decision }) =>
    think(catalog, view, mind, luckFor(seed, seat, decision)),
}
