/** A dead explorer rises, every trait on the given step. */
import { TRAITS } from '../ids.ts'
import { tilesOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import type { Tiles } from '../language/words.ts'
import { happen } from '../play.ts'
import { explorerOf, findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    rise: RiseOp
  }
}

export interface RiseOp {
  op: 'rise'
  at: Tiles
  /** 1 is critical. */
  step: number
}

export const rise: Effect<RiseOp> = {
  schema: ({ z, tiles }) =>
    z
      .strictObject({ at: tiles, step: z.int().min(1).max(8) })
      .describe('the dead one whose effect this is rises there, every trait on that step'),
  run(play, op, frame) {
    const { scope } = frame.with
    const who = explorerOf(play.state, scope.me)
    const tile = tilesOf(play, op.at, scope)[0] ?? who.tile
    who.dead = false
    who.borneBy = null
    who.tile = tile
    for (const trait of TRAITS) who.steps[trait] = op.step
    happen(play, { kind: 'rose', rules: ['L-DIE-05'], who: who.id, tile })
  },
  sentence: (op, say) => `rise on ${say.tiles(op.at)} with every trait ${op.step - 1} above critical`,
  weigh: (_op, { play, scope, note }) => {
    if (findExplorer(play.state, scope.me)?.dead) note(fact.death(scope.me), -1)
  },
}
