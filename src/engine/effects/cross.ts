/** Gets across the barrier of the tile; the first to do so in a game may set something off (E2-ROOM-03, E2-ROOM-19). */

import type { OpList } from '../language/defs.ts'
import { fact } from '../language/facts.ts'
import { runList } from '../play.ts'
import { crossOver } from '../rules/barriers.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    cross: CrossOp
  }
}

export interface CrossOp {
  op: 'cross'
  opened?: OpList
}

export const cross: Effect<CrossOp> = {
  schema: ({ z, ops }) =>
    z
      .strictObject({ opened: ops.optional() })
      .describe('crosses the barrier of this tile; `opened` the first time in the game'),
  run(play, { opened }, { with: { scope } }) {
    crossOver(play, scope.me)
    if (!opened || play.state.onces.includes(opened.ref)) return
    play.state.onces.push(opened.ref)
    runList(play, opened, scope)
  },
  sentence: ({ opened }, say) =>
    opened
      ? `cross the barrier; whoever is first to cross in this game: ${say.list(opened)}`
      : 'cross the barrier',
  weigh: ({ opened }, { play, scope, branch, note }) => {
    note(fact.move(scope.me), 1)
    if (opened && !play.state.onces.includes(opened.ref)) branch(opened)
  },
}
