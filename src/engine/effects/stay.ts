/** Whoever is about to leave a tile stays there; the move is not spent (L-MOVE-02). */
import { fact } from '../language/facts.ts'
import { happen } from '../play.ts'
import { findExplorer } from '../state/characters.ts'
import { byText } from './by-text.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    stay: StayOp
  }
}

export interface StayOp {
  op: 'stay'
}

export const stay: Effect<StayOp> = {
  schema: ({ z }) => z.strictObject({}).describe('calls off the leaving of this tile; the move is not spent'),
  run(play, _op, { with: { scope } }) {
    for (const frame of play.state.frames) {
      if (frame.rule !== 'leave' || frame.with.who !== scope.me || frame.with.stays) continue
      frame.with.stays = true
      if (findExplorer(play.state, scope.me))
        happen(play, { kind: 'stayed', rules: byText(scope), who: scope.me })
    }
  },
  sentence: (_op, say) => say.does('me', 'stay', 'stays'),
  weigh: (_op, { scope, note }) => note(fact.move(scope.me), -1),
}
