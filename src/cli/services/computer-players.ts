// Computer players for a table: each decision has its own random numbers.

import { newMind, suspicionsOf, think, witness } from '../../ai/mind.ts'
import { rngFor } from '../../ai/rng.ts'
import type { Minds } from '../../table/table.ts'

export const MINDS: Minds = {
  open: newMind,
  witness,
  suspicions: suspicionsOf,
  think: (catalog, view, mind, { seed, seat, decision }) =>
    think(catalog, view, mind, rngFor(seed, seat, decision)),
}
