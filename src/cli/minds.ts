// Puts the computer players at the table: which of them answers for a seat.
import { luckFor, pick } from '../ai/random.ts'
import type { Minds } from '../table/table.ts'

export const MINDS: Minds = {
  'ai:random': (view, { seed, seat, decision }) => pick(view, luckFor(seed, seat, decision)),
}
