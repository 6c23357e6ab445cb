/** Folds a finished game into the box: its changes in their order, and nothing else (L-CAMP-02). */
import type { State } from '../engine/game.ts'
import type { Mark } from '../engine/state/state.ts'
import { applyAll, type Box } from './box.ts'

/** Pure: folding the same game into the same box again gives the same box. */
export function fold(box: Box, state: State): Box {
  if (state.phase !== 'over') throw new Error('The game is not over')
  return state.legacy ? applyAll(box, state.legacy.changes) : foldFree(box, state)
}

/** L-FREE-04, L-FREE-05, L-FREE-08, L-FREE-18: free play changes nothing but heirlooms. */
function foldFree(box: Box, state: State): Box {
  const next = structuredClone(box)
  for (const [card, { heirloom, name }] of Object.entries(state.marks) as [string, Mark][]) {
    const family = heirloom === null ? undefined : next.families[heirloom]
    if (!family || box.marks[card]?.heirloom) continue
    next.marks[card] = { ...(next.marks[card] ?? { ticks: 0 }), heirloom, name }
    family.heirloomsLeft--
  }
  return next
}
