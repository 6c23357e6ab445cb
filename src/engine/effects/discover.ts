/** Discover a tile through an open doorway of this tile, free of cost; in all else as if walked (L-DISC-17). */
import { SIDES, type Side } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { OpList } from '../language/defs.ts'
import { fact } from '../language/facts.ts'
import { grouped } from '../language/say.ts'
import { answered, ask, type Play, runList } from '../play.ts'
import { startDiscovery } from '../rules/discover.ts'
import { barriersFor, mayDiscover } from '../rules/move.ts'
import { isPossible } from '../rules/possible.ts'
import { explorerOf, findExplorer } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    discover: DiscoverOp
  }
}

export interface DiscoverOp {
  op: 'discover'
  /** In place of it, where no doorway is open. */
  else?: OpList
}

function sidesFor(play: Play, scope: Scope): Side[] {
  const explorer = findExplorer(play.state, scope.me)
  if (!explorer) return []
  const here = tileOf(play.state, explorer.tile)
  if (barriersFor(play, explorer.id).keepFromNew(here.region)) return []
  return SIDES.filter((_, side) => mayDiscover(play, here, side))
}

export const discover: Effect<DiscoverOp> = {
  schema: ({ z, ops }) =>
    z
      .strictObject({ else: ops.optional() })
      .describe('discovers a tile through an open doorway here, free of cost; or else'),
  possible: (play, op, scope) =>
    sidesFor(play, scope).length > 0 || (op.else !== undefined && isPossible(play, op.else, scope)),
  run(play, op, frame) {
    const { scope } = frame.with
    const sides = sidesFor(play, scope)
    if (sides.length === 0) {
      if (op.else) runList(play, op.else, scope)
      return
    }
    const answer = answered(frame)
    if (!answer) {
      const { seat, tile } = explorerOf(play.state, scope.me)
      ask(
        play,
        seat,
        'doorway',
        { who: scope.me, tile },
        sides.map((side) => keys.doorway(tile, side)),
      )
      return 'again'
    }
    startDiscovery(play, scope.me, readKey(answer, 'doorway').side, 0)
  },
  sentence: (op, say) => {
    const found = 'discover a tile through an open doorway of your tile'
    return op.else ? `${found}; if there is none, ${grouped(say, op.else)}` : found
  },
  weigh: (op, { play, scope, note, branch }) => {
    const canDiscover = sidesFor(play, scope).length > 0
    if (canDiscover) note(fact.move(scope.me), 2)
    else branch(op.else, 1)
  },
  forks: true,
  fires: () => ['discovers', 'enters'],
  asks: { doorway: 'Which door do you open?' },
}
