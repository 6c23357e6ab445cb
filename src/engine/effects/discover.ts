/** Discover a tile through an open doorway of this tile, free of cost; in all else as if walked (L-DISC-17). */
import { SIDES, type Side } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { fact } from '../language/facts.ts'
import { answered, ask, type Play } from '../play.ts'
import { startDiscovery } from '../rules/discover.ts'
import { barriersFor, mayDiscover } from '../rules/move.ts'
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
}

function sidesFor(play: Play, scope: Scope): Side[] {
  const explorer = findExplorer(play.state, scope.me)
  if (!explorer) return []
  const here = tileOf(play.state, explorer.tile)
  if (barriersFor(play, explorer.id).keepFromNew(here.region)) return []
  return SIDES.filter((_, side) => mayDiscover(play, here, side))
}

export const discover: Effect<DiscoverOp> = {
  schema: ({ z }) =>
    z.strictObject({}).describe('discovers a tile through an open doorway here, free of cost'),
  possible: (play, _op, scope) => sidesFor(play, scope).length > 0,
  run(play, _op, frame) {
    const { scope } = frame.with
    const sides = sidesFor(play, scope)
    if (sides.length === 0) return
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
  sentence: () => 'discover a tile through an open doorway of your tile',
  weigh: (_op, { scope, note }) => note(fact.move(scope.me), 2),
  fires: () => ['discovers', 'enters'],
  asks: { doorway: 'Which door do you open?' },
}
