// Computer players who choose at random and have a reason for all of it.

import type { Aim, Why } from '../../src/ai/memory.ts'
import { pick, rngFor } from '../../src/ai/rng.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import type { View } from '../../src/engine/view.ts'
import type { Minds } from '../../src/table/table.ts'

/** In their turns they wait where they are; answers are their own plan. */
function aimOf(view: View, key: string): Aim {
  const kind = view.decision!.kind
  const tile = view.explorers.find(({ id }) => id === view.viewer)!.tile
  return kind === 'main' || kind === 'monster' ? { kind: 'wait', tile: tile! } : { kind: 'answer', key }
}

export const TELLTALES: Minds = {
  ...MINDS,
  think: (_, view, mind, { seed, seat, decision }) => {
    const key = pick(view, rngFor(seed, seat, decision))
    const why: Why = { aim: aimOf(view, key), chance: 0.8, worth: 1, instead: null }
    return { key, why, mind: { ...mind, memory: { ...mind.memory, plan: why } } }
  },
}

/** A line that says why. */
export const REASON = /^\| (\S+) (means to |meant to |chose ")/
